import type { SendMessageBody, ServerFrame, Stored } from '@tradefloor/contract'
import type { Acknowledged, Seen, WrittenMessage } from './history.ts'

/** Notes what is said and heard on the way between clients and servers, whatever the clients make of it. */
export class Recorder {
  readonly written: WrittenMessage[] = []
  readonly acknowledged: Acknowledged[] = []
  readonly told: Seen[] = []
  connections = 0
  readonly #safe = new Set<string>()
  /** What a message was called by its device. */
  readonly #named = new Map<string, string>()
  readonly #threads = new Map<string, number>()

  /** Different messages that the server has called safe, or has told. */
  get stored() {
    return this.#safe.size
  }

  sends({ client_id, text = '' }: Pick<SendMessageBody, 'client_id' | 'text'>) {
    this.#named.set(client_id, text)
  }

  isStored({ client_id, thread_id, sequence }: Stored, writer: string) {
    const text = this.#named.get(client_id) ?? client_id
    this.#safe.add(text)
    this.#threads.set(writer, thread_id)
    this.acknowledged.push({ writer, text, thread: thread_id, sequence })
  }

  /** The conversation of somebody, who has one, as far as any of their tabs was ever told of it. */
  threadOf(who: string): number | undefined {
    return this.#threads.get(who)
  }

  /** A new connection of somebody's; what comes back hears its frames. */
  listen(who: string): (frame: ServerFrame) => void {
    const by = `${who}, connection ${++this.connections}`
    const seen = new Map<number, Seen>()
    const of = (thread: number, after?: number) => {
      const known = seen.get(thread)
      if (known) return known
      const made: Seen = { by, thread, after, messages: [] }
      seen.set(thread, made)
      this.#threads.set(who, thread)
      this.told.push(made)
      return made
    }
    return (frame) => {
      if (frame.type === 'stored') this.isStored(frame, who)
      if (frame.type === 'welcome') for (const head of frame.heads) of(head.thread_id, head.last_sequence)
      // New to this connection, so it is told from its beginning.
      if (frame.type === 'thread' && !seen.has(frame.thread.thread_id)) of(frame.thread.thread_id)
      if (frame.type === 'message') {
        const { thread_id, sequence, text } = frame.message
        of(thread_id).messages.push({ sequence, text })
        this.#safe.add(text)
      }
    }
  }
}
