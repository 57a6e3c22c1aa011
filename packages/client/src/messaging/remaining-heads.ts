import type { ServerFrame, ThreadHead } from '@tradefloor/contract'
import type { Client } from '../client.ts'
import { readAllHeads } from './all-heads.ts'
import type { Platform } from './platform.ts'

export interface RemainingHeadsOptions {
  platform: Platform
  client: Client
  signal: AbortSignal
  knownAt(): number | undefined
  onHeads(heads: readonly ThreadHead[]): void
}

const againMs = 5000

/**
 * The heads that did not fit into a welcome, asked for page by page. Until they are here, `since` stays what it was: a
 * connection that is lost meanwhile begins again from there.
 */
export function readRemainingHeads({ platform, client, signal, knownAt, onHeads }: RemainingHeadsOptions) {
  let asked: number | undefined
  let isBehind = false
  let latest: object | undefined
  let stop = () => {}

  const read = async (cursor: string, welcome: object) => {
    try {
      const { list } = await readAllHeads(client, { since: asked, cursor }, signal)
      if (latest !== welcome) return
      isBehind = false
      onHeads(list)
    } catch {
      if (latest === welcome && !signal.aborted)
        stop = platform.after(againMs, () => void read(cursor, welcome))
    }
  }
  return {
    /** For a hello. */
    since() {
      if (!isBehind) asked = knownAt()
      return asked
    },
    welcomed(welcome: Extract<ServerFrame, { type: 'welcome' }>) {
      stop()
      latest = welcome
      isBehind = Boolean(welcome.cursor)
      if (welcome.cursor) void read(welcome.cursor, welcome)
    },
    /** Everything is known by another way, or nobody wants to know any more. */
    end() {
      latest = undefined
      isBehind = false
      stop()
    },
  }
}
