import type { SendMessageBody, Stored } from '@tradefloor/contract'
import { nameOf, type Parts, type To } from './address.ts'
import { backOff } from './back-off.ts'
import { newClientId } from './client-id.ts'
import { type OutboxDb, openOutboxDb, type Waiting, type Written } from './outbox-db.ts'
import type { Platform } from './platform.ts'
import { acquireSenderLock } from './sender-lock.ts'
import type { Outcome, SendMessage } from './senders.ts'
import { isTabMessage, type TabMessage } from './tab-messages.ts'

export interface OutboxOptions {
  platform: Platform
  uid: string
  /** How a message can be sent now; undefined when it cannot. After so many losses another way may be better. */
  way(losses: number): SendMessage | undefined
  /** Messages with the same name are sent one after the other. */
  laneOf(to: To): string
  onChange(): void
  /** Something was written, here or in another tab. */
  onWritten(): void
  onStored(stored: Stored, row: Waiting): void
}

export interface Outbox {
  waiting(): readonly Waiting[]
  /** Whether what waits outlives the page. */
  isKept(): boolean
  /** Resolves when it is written down, as far as it can be. */
  add(to: To, parts: Parts): Promise<void>
  retry(client_id: string): void
  discard(client_id: string): void
  /** It was seen on the server. */
  settle(client_id: string): void
  draft(to: To): string
  setDraft(to: To, text: string): void
  pendingCount(): number
  clear(): Promise<void>
  /** There is a way again: nothing waits longer than it must. */
  wake(): void
  close(): void
}

const draftAfterMs = 300
/** Who has to wait longer is told so, and decides: nobody looks at “sending” for an hour. */
const longestRestMs = 30_000

/** Messages that wait until the server has said that they are safe, across reloads and tabs. */
export function openOutbox(options: OutboxOptions): Outbox {
  const { platform, uid, way, laneOf, onChange, onWritten, onStored } = options
  let db: OutboxDb | undefined = platform.indexedDB
    ? openOutboxDb(platform.indexedDB, platform.after)
    : undefined
  let rows: readonly Waiting[] = []
  let drafts = new Map<string, string>()
  /** Rises with every change here, so that what was read meanwhile is read again. */
  let changes = 0
  let isSender = false
  let isClosed = false
  const underWay = new Set<string>()
  const losses = new Map<string, number>()
  /** Not to be tried again yet; calls off the end of the rest. */
  const resting = new Map<string, () => void>()
  const savingDrafts = new Map<string, () => void>()

  const channel = platform.openChannel?.(`tradefloor-outbox-${uid}`)
  const tell = (word: TabMessage) => {
    // A channel that is closed throws at whoever speaks.
    if (!isClosed) channel?.postMessage(word)
  }

  /** Where the browser fails us, what waits is in memory from then on. */
  const kept = async <Result>(work: (db: OutboxDb) => Promise<Result>): Promise<Result | undefined> => {
    try {
      return db && (await work(db))
    } catch {
      db = undefined
      // Nobody else knows now what waits here.
      isSender = true
      onChange()
      return undefined
    }
  }
  const become = (next: readonly Waiting[]) => {
    changes++
    rows = next
    onChange()
    pump()
  }
  const without = (client_id: string) => rows.filter((row) => row.client_id !== client_id)
  const find = (client_id: string) => rows.find((row) => row.client_id === client_id)

  let isReading = false
  /** What is written down, by whichever tab. Who asks meanwhile is served by reading once more. */
  const reload = async () => {
    changes++
    if (isReading) return
    isReading = true
    let found: Written[] | undefined
    let before: number
    do {
      before = changes
      found = await kept((open) => open.waiting(uid))
    } while (before !== changes)
    isReading = false
    if (found === undefined || isClosed) return
    const written = new Set(found.map((row) => row.client_id))
    become([...found, ...rows.filter((row) => row.order === undefined && !written.has(row.client_id))])
  }

  const write = async (row: Waiting) => {
    const given = await kept((open) => open.add(row))
    const order = given ?? Math.max(0, ...rows.map((other) => other.order ?? 0)) + 1
    become(rows.map((other) => (other.client_id === row.client_id ? { ...other, order } : other)))
    tell({ changed: true })
  }
  const remove = (client_id: string, word: TabMessage = { changed: true }) => {
    const order = find(client_id)?.order
    losses.delete(client_id)
    become(without(client_id))
    if (order !== undefined) void kept((open) => open.remove(order)).then(() => tell(word))
  }
  const change = (row: Waiting, next: Waiting) => {
    become(rows.map((other) => (other === row ? next : other)))
    void kept((open) => open.put(next as Written)).then(() => tell({ changed: true }))
  }

  /** The first of each lane, unless one is on its way or it rests. What was refused for good holds nobody up. */
  const pump = () => {
    if (!isSender || isClosed) return
    const busy = new Set(rows.filter((row) => underWay.has(row.client_id)).map((row) => laneOf(row.to)))
    for (const row of rows) {
      const lane = laneOf(row.to)
      if (row.failed || busy.has(lane)) continue
      busy.add(lane)
      const isReady = row.order !== undefined && !resting.has(row.client_id)
      const deliver = isReady ? way(losses.get(row.client_id) ?? 0) : undefined
      if (deliver) void send(row, deliver)
    }
  }
  const send = async (row: Waiting, deliver: SendMessage) => {
    const { client_id, to, parts } = row
    underWay.add(client_id)
    const outcome = await deliver({ client_id, ...to, ...parts } satisfies SendMessageBody)
    underWay.delete(client_id)
    if (isClosed) return
    const mine = find(client_id)
    const failed = refusalIn(outcome)
    if (outcome.kind === 'stored') {
      if (mine) stored(outcome.stored, mine)
    } else if (failed) {
      if (mine) change(mine, { ...mine, failed })
    } else rest(client_id, outcome.kind === 'later' ? outcome.afterMs : undefined)
    pump()
  }
  const stored = (what: Stored, row: Waiting) => {
    onStored(what, row)
    remove(what.client_id, { stored: what, row })
  }
  const rest = (client_id: string, afterMs: number | undefined) => {
    const lost = (losses.get(client_id) ?? 0) + 1
    losses.set(client_id, lost)
    const end = platform.after(afterMs ?? backOff(lost, platform.random), () => {
      resting.delete(client_id)
      pump()
    })
    resting.set(client_id, end)
  }

  const saveDraft = (name: string) => {
    savingDrafts.get(name)?.()
    savingDrafts.delete(name)
    void kept((open) => open.setDraft(uid, name, drafts.get(name) ?? ''))
  }

  channel?.addEventListener('message', ({ data }) => {
    if (isClosed || !isTabMessage(data)) return
    if ('changed' in data) return void reload().then(onWritten)
    onStored(data.stored, data.row)
    become(without(data.stored.client_id))
  })
  // Without both there is nobody to agree with: every tab sends what it knows, and what is sent twice is written once.
  const leave =
    db && channel && platform.locks
      ? acquireSenderLock(platform.locks, `tradefloor-outbox-${uid}`, () => {
          isSender = true
          void reload()
        })
      : undefined
  if (!leave) isSender = true
  void reload()
  void kept((open) => open.drafts(uid)).then((found) => {
    // What was written before they came is newer.
    if (found) drafts = new Map([...found, ...drafts])
    onChange()
  })

  return {
    waiting: () => rows,
    isKept: () => db !== undefined,
    add(to, parts) {
      const row: Waiting = { uid, client_id: newClientId(), to, parts, at: platform.now() }
      become([...rows, row])
      onWritten()
      return write(row)
    },
    retry(client_id) {
      const row = find(client_id)
      if (row?.failed === undefined) return
      const { failed: _, ...anew } = row
      change(row, anew)
    },
    discard: (client_id) => remove(client_id),
    settle(client_id) {
      if (find(client_id)) remove(client_id)
    },
    draft: (to) => drafts.get(nameOf(to)) ?? '',
    setDraft(to, text) {
      const name = nameOf(to)
      if ((drafts.get(name) ?? '') === text) return
      drafts.set(name, text)
      onChange()
      savingDrafts.get(name)?.()
      savingDrafts.set(
        name,
        platform.after(draftAfterMs, () => saveDraft(name)),
      )
    },
    pendingCount: () => rows.length,
    async clear() {
      for (const stop of savingDrafts.values()) stop()
      savingDrafts.clear()
      drafts = new Map()
      become([])
      await kept((open) => open.clear(uid))
      tell({ changed: true })
    },
    wake() {
      for (const callOff of resting.values()) callOff()
      resting.clear()
      pump()
    },
    close() {
      for (const name of [...savingDrafts.keys()]) saveDraft(name)
      isClosed = true
      leave?.()
      channel?.close()
    },
  }
}

function refusalIn(outcome: Outcome): Waiting['failed'] {
  if (outcome.kind === 'stored' || outcome.kind === 'lost') return undefined
  const isShort = outcome.kind === 'later' && (outcome.afterMs ?? 0) <= longestRestMs
  return isShort ? undefined : { mes: outcome.mes, errCode: outcome.errCode }
}
