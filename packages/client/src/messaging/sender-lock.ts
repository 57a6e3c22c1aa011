import type { TabLocks } from './platform.ts'

/**
 * Of all tabs of a person one sends: the oldest, and when it is closed the next. What comes back gives the turn away.
 */
export function acquireSenderLock(locks: TabLocks, name: string, onTurn: () => void): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const held = () =>
    new Promise<void>((release) => {
      if (signal.aborted) return release()
      signal.addEventListener('abort', () => release())
      onTurn()
    })
  // Refused when one leaves while still waiting; nobody has to be told.
  locks.request(name, { signal }, held).catch(() => {})
  return () => leaving.abort()
}
