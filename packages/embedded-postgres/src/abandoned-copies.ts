import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** A backup beside a running server reads a copy of its folder, named by the process that made it. */
export const copyPrefix = 'backup-copy-'

/** Copies of backups that were killed: people's data are in them. */
export function removeAbandonedCopies(dataDir: string) {
  for (const name of readdirSync(dataDir)) {
    const pid = new RegExp(`^${copyPrefix}(\\d+)-`).exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
