import type { ClientFrame, Message, SendMessageBody, ServerFrame, Stored, Thread } from '@tradefloor/contract'
import { CallError } from '../../call-error.ts'
import type { Client } from '../../client.ts'
import type { LineEars } from '../place.ts'
import type { ManualClock } from './manual-clock.ts'

const names = { cn: '', en: '' }
const somebody = { post: names, avatar: '', company: names, country: '', online: true, seen: null }
const placeOf = ({ exhibition_id, company_id }: Partial<SendMessageBody>) => `${exhibition_id}/${company_id}`

/**
 * As much of the server as the contract says about sending, telling and asking, in memory, with a network that may break
 * at every step: `breaks` is asked before and after each.
 */
export function referenceServer(clock: ManualClock, random: () => number, breaks: () => boolean) {
  const threads = new Map<number, { place: string; log: (Message & { from: string })[]; read: number }>()
  const written = new Map<string, Stored>()
  const tokens = new Map<string, string>()
  const lines = new Set<{ uid?: string; say(frame: ServerFrame): void; cut(code: number): void }>()
  const heard: ClientFrame[] = []

  const seenBy = (uid: string, { from, ...message }: Message & { from: string }): Message => ({
    ...message,
    own: from === uid,
    client_id: from === uid ? message.client_id : null,
  })
  const headOf = (id: number) => {
    const last_sequence = threads.get(id)?.log.length ?? 0
    return { thread_id: id, last_sequence, read: threads.get(id)?.read ?? 0, peer_read: 0 }
  }
  const heads = () => [...threads.keys()].map(headOf)
  const threadOf = (id: number, uid: string): Thread => {
    const { place = '1/1', log = [] } = threads.get(id) ?? {}
    const [exhibition_id = 1, company_id = 1] = place.split('/').map(Number)
    const last = log[log.length - 1]
    const unread = log.filter(({ from, sequence }) => from !== uid && sequence > headOf(id).read).length
    const about = {
      exhibition_id,
      company_id,
      exhibition: names,
      peer: { ...somebody, uid: '', name: names },
    }
    const rest = { waiting_since: null, taken_by: null, blocked: null, changed_at: last?.time ?? 0 }
    return { ...headOf(id), ...about, ...rest, unread, last: last ? seenBy(uid, last) : null }
  }
  const write = (from: string, { client_id, thread_id, text = '', ...body }: SendMessageBody): Stored => {
    const before = written.get(`${from} ${client_id}`)
    if (before) return before
    const known = [...threads].find(([, { place }]) => place === placeOf(body))?.[0]
    const id = thread_id ?? known ?? threads.size + 1
    const thread = threads.get(id) ?? { place: placeOf(body), log: [], read: 0 }
    threads.set(id, thread)
    const stored = { client_id, thread_id: id, sequence: thread.log.length + 1, time: clock.now() }
    const empty = { userName: from, avatar: '', picture: null, product: null, document: null, gone: false }
    const message = { ...stored, ...empty, text, own: false, from }
    thread.log.push(message)
    written.set(`${from} ${client_id}`, stored)
    for (const { uid, say } of lines) if (uid) say({ type: 'message', message: seenBy(uid, message) })
    return stored
  }

  const answer = (name: string, uid: string, input: Record<string, never>) => {
    const {
      params: { id = 0 } = {},
      query = {},
      body,
    } = input as {
      params?: { id?: number }
      query?: { after?: number; before?: number; size?: number; exhibition_id?: number }
      body?: never
    }
    const { after, before = Number.POSITIVE_INFINITY, size = 100 } = query
    const log = threads.get(id)?.log ?? []
    const side = log.filter(({ sequence }) => sequence > (after ?? 0) && sequence < before)
    const list = (after === undefined ? side.slice(-size) : side.slice(0, size)).map((one) =>
      seenBy(uid, one),
    )
    const all = [...threads.keys()].map((one) => threadOf(one, uid))
    const found = all.filter((one) => !query.exhibition_id || placeOf(one) === placeOf(query))
    const rtm_token = `token ${tokens.size}`
    const replies: Record<string, () => unknown> = {
      createRtmToken: () => void tokens.set(rtm_token, uid) ?? { rtm_token, rtm_uid: uid },
      sendMessage: () => ({ data: write(uid, body as unknown as SendMessageBody) }),
      listThreads: () => ({
        list: found,
        cursor: '',
        unread: found.reduce((sum, { unread }) => sum + unread, 0),
      }),
      listHistory: () => ({ list, head: headOf(id), more: side.length > list.length }),
      listHeads: () => ({ list: heads(), at: clock.now() }),
      getThread: () => ({ data: threadOf(id, uid) }),
    }
    return structuredClone(replies[name]?.())
  }
  const client = (uid: string): Client => ({
    async call(call, input = {}) {
      const pause = () => new Promise<void>((done) => clock.after(random() * 40, done))
      const mayBreak = () => {
        if (breaks() || input.signal?.aborted) throw new CallError('network', 'gone')
      }
      await pause()
      mayBreak()
      const reply = answer(call.name, uid, input as never)
      await pause()
      mayBreak()
      return reply as never
    },
  })

  const openLine = (ears: LineEars) => {
    let [there, back, isOpen] = [0, 0, true]
    const cut = (code: number) => {
      lines.delete(own)
      if (isOpen) clock.after(1, () => ears.closed(code))
      isOpen = false
    }
    const step = (at: number, work: () => void) => {
      const due = Math.max(at, clock.now() + random() * 30)
      clock.after(due - clock.now(), () => isOpen && (breaks() ? cut(1006) : work()))
      return due
    }
    const own: Parameters<typeof lines.add>[0] = {
      cut,
      say: (frame) => {
        back = step(back, () => ears.text(JSON.stringify(frame)))
      },
    }
    const hear = (frame: ClientFrame) => {
      heard.push(frame)
      if (frame.type === 'hello') {
        if (tokens.get(frame.rtm_token) !== frame.rtm_uid) return cut(4401)
        tokens.delete(frame.rtm_token)
        own.uid = frame.rtm_uid
        const { rtm_uid } = frame
        own.say({ type: 'welcome', rtm_uid, server_time: clock.now(), heartbeat_ms: 20_000, heads: heads() })
      } else if (frame.type === 'send' && own.uid) {
        const { type: _, ...body } = frame
        own.say({ type: 'stored', ...write(own.uid, body) })
      } else if (frame.type === 'ping') own.say({ type: 'pong', server_time: clock.now() })
    }
    lines.add(own)
    there = step(there, ears.opened)
    return {
      send: (text: string) => {
        there = step(there, () => hear(JSON.parse(text)))
      },
      close: () => cut(1000),
    }
  }
  return {
    threads,
    heard,
    openLine,
    client,
    write,
    cutAll: (code: number) => {
      for (const line of [...lines]) line.cut(code)
    },
  }
}
