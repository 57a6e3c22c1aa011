import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** How a client reaches the database that a running process holds. */
export interface DatabaseAddress {
  host: string
  port: number
  user: string
  password: string
  database: string
}

/** Who has the data folder open. */
export interface Holder {
  pid: number
  startedAt: string
  command: string
  address: DatabaseAddress | null
}

/** What the last holder wrote; it may be gone by now. Null when there is nothing that can be read. */
export function readHolder(folder: string): Holder | null {
  try {
    const holder = JSON.parse(readFileSync(join(folder, 'holder.json'), 'utf8')) as Partial<Holder>
    const { pid, startedAt, command, address = null } = holder
    if (typeof pid !== 'number' || typeof startedAt !== 'string' || typeof command !== 'string') return null
    return { pid, startedAt, command, address }
  } catch {
    return null
  }
}
