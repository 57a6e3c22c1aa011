import { CallError } from '../../call-error.ts'
import type { Client } from '../../client.ts'
import type { SocketListeners } from '../platform.ts'
import type { ManualClock } from './manual-clock.ts'
import type { ReferenceServer, ServerLine } from './reference-server.ts'

/**
 * The way to the server, which takes time and may break at every step: before a word arrives, after it was acted on and
 * before the answer arrives, between any two frames.
 */
export function breakingNetwork(
  server: ReferenceServer,
  clock: ManualClock,
  random: () => number,
  breaks: () => boolean,
) {
  return {
    client: (uid: string): Client => ({
      now: Date.now,
      brought: () => undefined,
      async call(call, input = {}) {
        const way = async () => {
          await new Promise<void>((done) => clock.after(random() * 40, done))
          if (breaks() || input.signal?.aborted) throw new CallError('network', 'gone')
        }
        await way()
        const reply = structuredClone(server.answer(call.name, uid, input as never))
        await way()
        return reply as never
      },
    }),
    openLine(ears: SocketListeners) {
      let isOpen = true
      /** When the last word there and back arrives: words do not overtake each other. */
      const last = { there: 0, back: 0 }
      const carry = (way: 'there' | 'back', work: () => void) => {
        last[way] = Math.max(last[way], clock.now() + random() * 30)
        clock.after(last[way] - clock.now(), () => isOpen && (breaks() ? line.cut(1006) : work()))
      }
      const line: ServerLine = {
        say: (frame) => carry('back', () => ears.onText(JSON.stringify(frame))),
        cut(code) {
          server.lines.delete(line)
          if (isOpen) clock.after(1, () => ears.onClose(code))
          isOpen = false
        },
      }
      server.lines.add(line)
      carry('there', ears.onOpen)
      return {
        send: (text: string) => carry('there', () => server.hear(line, JSON.parse(text))),
        close: () => line.cut(1000),
      }
    },
    cutAll(code: number) {
      for (const line of [...server.lines]) line.cut(code)
    },
  }
}
