import type { ThreadHead } from '@tradefloor/contract'
import type { Platform } from './platform.ts'

export interface ReadReceiptOptions {
  platform: Platform
  /** Says it to the server; nothing happens where that cannot be reached. */
  send(id: number, sequence: number): void
  /** It counts as read here from now on. */
  onRead(id: number, sequence: number): void
}

export type ReadReceipts = ReturnType<typeof sendReadReceipts>

const momentMs = 500

/** How far the reader has read: told in a moment, only while the page is seen, and again until the server says so too. */
export function sendReadReceipts({ platform, send, onRead }: ReadReceiptOptions) {
  const seen = new Map<number, number>()
  const told = new Map<number, number>()
  let stop: (() => void) | undefined

  const flush = () => {
    stop?.()
    stop = undefined
    if (!platform.isVisible()) return
    for (const [id, sequence] of seen) {
      if ((told.get(id) ?? -1) >= sequence) continue
      told.set(id, sequence)
      onRead(id, sequence)
      send(id, sequence)
    }
  }
  return {
    mark(id: number, sequence: number) {
      if ((seen.get(id) ?? 0) >= sequence) return
      seen.set(id, sequence)
      stop ??= platform.after(momentMs, flush)
    },
    confirm({ thread_id, read }: ThreadHead) {
      if (read < (seen.get(thread_id) ?? 0)) return
      seen.delete(thread_id)
      told.delete(thread_id)
    },
    /** Another way to the server: what was said on the last one may not have arrived. */
    again() {
      told.clear()
      flush()
    },
    wake: flush,
    close: () => stop?.(),
  }
}
