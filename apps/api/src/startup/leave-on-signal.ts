/** npm hands Ctrl-C on to a program that the terminal has already told: what follows this closely is the same press. */
const samePressMs = 500
const orphanCheckMs = 1000

/**
 * Stops in good order at Ctrl-C, at a kill, and when the npm that started us is gone: a shell between npm and us does
 * not hand a kill on. A second press means "now"; the database recovers from that as it does from a crash.
 */
export function leaveOnSignal(leave: () => void, environment: Record<string, string | undefined>) {
  let askedAt: number | undefined
  const ask = () => {
    const now = performance.now()
    if (askedAt !== undefined && now - askedAt > samePressMs) process.exit(130)
    if (askedAt !== undefined) return
    askedAt = now
    leave()
  }
  process.on('SIGINT', ask)
  process.on('SIGTERM', ask)
  if (!environment.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent && askedAt === undefined) ask()
  }, orphanCheckMs).unref()
}
