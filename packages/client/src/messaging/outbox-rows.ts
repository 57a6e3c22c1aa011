import type { RunInDb } from './failsafe-db.ts'
import type { Waiting, Written } from './outbox-db.ts'
import type { TabMessage } from './tab-messages.ts'

interface OutboxRowsOptions {
  uid: string
  run: RunInDb
  isClosed(): boolean
  onChange(): void
  tellTabs(message: TabMessage): void
}

/** Messages that wait: those of the database, whichever tab wrote them, and those that are about to be written. */
export function createOutboxRows({ uid, run, isClosed, onChange, tellTabs }: OutboxRowsOptions) {
  let rows: readonly Waiting[] = []
  /** Rises with every change here, so that what was read meanwhile is read again. */
  let changes = 0
  let isReading = false

  const set = (next: readonly Waiting[]) => {
    changes++
    rows = next
    onChange()
  }
  const without = (client_id: string) => rows.filter((row) => row.client_id !== client_id)
  const find = (client_id: string) => rows.find((row) => row.client_id === client_id)
  const replace = (row: Waiting, next: Waiting) => {
    set(rows.map((other) => (other === row ? next : other)))
    void run((db) => db.put(next as Written)).then(() => tellTabs({ changed: true }))
  }

  return {
    all: () => rows,
    find,
    /** Reads what is stored. Who asks meanwhile is served by reading once more. */
    async reload() {
      changes++
      if (isReading) return
      isReading = true
      let found: Written[] | undefined
      let before: number
      do {
        before = changes
        found = await run((db) => db.waiting(uid))
      } while (before !== changes)
      isReading = false
      if (found === undefined || isClosed()) return
      const written = new Set(found.map((row) => row.client_id))
      set([...found, ...rows.filter((row) => row.order === undefined && !written.has(row.client_id))])
    },
    append: (row: Waiting) => set([...rows, row]),
    /** Gives an appended row its position in the queue. */
    async write(row: Waiting) {
      const given = await run((db) => db.add(row))
      const order = given ?? Math.max(0, ...rows.map((other) => other.order ?? 0)) + 1
      set(rows.map((other) => (other.client_id === row.client_id ? { ...other, order } : other)))
      tellTabs({ changed: true })
    },
    remove(client_id: string, message: TabMessage = { changed: true }) {
      const order = find(client_id)?.order
      set(without(client_id))
      if (order !== undefined) void run((db) => db.remove(order)).then(() => tellTabs(message))
    },
    /** The server will not have it: it stays here until it is tried again or discarded. */
    refuse(client_id: string, failed: NonNullable<Waiting['failed']>) {
      const row = find(client_id)
      if (row) replace(row, { ...row, failed })
    },
    retry(client_id: string) {
      const row = find(client_id)
      if (row?.failed === undefined) return
      const { failed: _, ...anew } = row
      replace(row, anew)
    },
    /** Another tab has removed it. */
    drop: (client_id: string) => set(without(client_id)),
    async clear() {
      set([])
      await run((db) => db.clear(uid))
      tellTabs({ changed: true })
    },
  }
}
