import type { Stored } from '@tradefloor/contract'
import type { Parts, To } from './address.ts'
import { newClientId } from './client-id.ts'
import { openDrafts } from './drafts.ts'
import { openFailsafeDb } from './failsafe-db.ts'
import type { Waiting } from './outbox-db.ts'
import { createOutboxRows } from './outbox-rows.ts'
import { joinOutboxTabs } from './outbox-tabs.ts'
import type { Platform } from './platform.ts'
import { createSendQueue } from './send-queue.ts'
import type { SendMessage } from './senders.ts'
import type { TabMessage } from './tab-messages.ts'

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

/** Messages that wait until the server has said that they are safe, across reloads and tabs. */
export function openOutbox(options: OutboxOptions): Outbox {
  const { platform, uid, way, laneOf, onChange, onWritten, onStored } = options
  let isClosed = false

  const db = openFailsafeDb(platform, () => {
    tabs.sendAlone()
    onChange()
  })
  const rows = createOutboxRows({
    uid,
    run: db.run,
    isClosed: () => isClosed,
    onChange() {
      onChange()
      queue.pump()
    },
    tellTabs: (message) => tabs.tell(message),
  })
  const remove = (client_id: string, message?: TabMessage) => {
    queue.forget(client_id)
    rows.remove(client_id, message)
  }
  const queue = createSendQueue({
    platform,
    way,
    laneOf,
    rows: rows.all,
    isSender: () => tabs.isSender(),
    isClosed: () => isClosed,
    onStored(client_id, stored) {
      const row = rows.find(client_id)
      if (!row) return
      onStored(stored, row)
      remove(stored.client_id, { stored, row })
    },
    onRefused: rows.refuse,
  })
  const tabs = joinOutboxTabs({
    platform,
    uid,
    isShared: db.isOpen,
    onMessage(message) {
      if ('changed' in message) return void rows.reload().then(onWritten)
      onStored(message.stored, message.row)
      rows.drop(message.stored.client_id)
    },
    onTurn: () => void rows.reload(),
  })
  void rows.reload()
  const drafts = openDrafts({ platform, uid, run: db.run, onChange })

  return {
    waiting: rows.all,
    isKept: db.isOpen,
    add(to, parts) {
      const row: Waiting = { uid, client_id: newClientId(), to, parts, at: platform.now() }
      rows.append(row)
      onWritten()
      return rows.write(row)
    },
    retry: rows.retry,
    discard: (client_id) => remove(client_id),
    settle(client_id) {
      if (rows.find(client_id)) remove(client_id)
    },
    draft: drafts.of,
    setDraft: drafts.set,
    pendingCount: () => rows.all().length,
    clear() {
      drafts.clear()
      return rows.clear()
    },
    wake: queue.wake,
    close() {
      drafts.close()
      isClosed = true
      tabs.close()
    },
  }
}
