import type {
  ClientFrame,
  HistoryQuery,
  Message,
  SendMessageBody,
  ServerFrame,
  Stored,
  Thread,
} from '@tradefloor/contract'

/** A connection as the server sees it. */
export interface ServerLine {
  uid?: string
  say(frame: ServerFrame): void
  cut(code: number): void
}

type Place = Partial<Pick<SendMessageBody, 'exhibition_id' | 'company_id'>>
interface Asked {
  params?: { id?: number }
  query?: HistoryQuery & Place & { since?: number; cursor?: string }
  body?: SendMessageBody
}

const names = { cn: '', en: '' }
const peer = {
  ...{ uid: '', name: names, post: names, avatar: '', company: names },
  ...{ country: '', online: true, seen: null },
}
const nothing = { avatar: '', picture: null, product: null, document: null, gone: false }
const nameOf = ({ exhibition_id, company_id }: Place) => `${exhibition_id}/${company_id}`

/** As much of the server as the contract says about sending, telling and asking, in memory. */
export function referenceServer(now: () => number, { headsAPage = 500 } = {}) {
  const threads = new Map<number, { place: string; log: (Message & { from: string })[] }>()
  const written = new Map<string, Stored>()
  const tokens = new Map<string, string>()
  const lines = new Set<ServerLine>()
  const heard: ClientFrame[] = []

  const logOf = (id: number) => threads.get(id)?.log ?? []
  const changedAt = (id: number) => logOf(id).at(-1)?.time ?? 0
  const seenBy = (uid: string, { from, ...message }: Message & { from: string }): Message =>
    from === uid ? { ...message, own: true } : { ...message, client_id: null }
  const headOf = (id: number) => ({ thread_id: id, read: 0, peer_read: 0, last_sequence: logOf(id).length })
  const headsSince = (since = 0) => [...threads.keys()].filter((id) => changedAt(id) >= since).map(headOf)
  /** The cursor counts what came before. */
  const pageOfHeads = (since?: number, cursor = '') => {
    const all = headsSince(since)
    const end = Number(cursor) + headsAPage
    return { list: all.slice(Number(cursor), end), cursor: end < all.length ? String(end) : '' }
  }
  const threadOf = (id: number, uid: string): Thread => {
    const [exhibition_id = 0, company_id = 0] = (threads.get(id)?.place ?? '').split('/').map(Number)
    const log = logOf(id).map((message) => seenBy(uid, message))
    const about = { exhibition_id, company_id, exhibition: names, peer, changed_at: changedAt(id) }
    const rest = {
      language: 'zh' as const,
      waiting_since: null,
      taken_by: null,
      blocked: null,
      closed: false,
    }
    const unread = log.filter(({ own }) => !own).length
    return { ...headOf(id), ...about, ...rest, unread, last: log.at(-1) ?? null }
  }

  /** Sent twice under one name, it is written once. */
  const write = (from: string, { client_id, thread_id, text = '', ...place }: SendMessageBody): Stored => {
    const before = written.get(`${from} ${client_id}`)
    if (before) return before
    const known = [...threads].find(([, thread]) => thread.place === nameOf(place))?.[0]
    const id = thread_id ?? known ?? threads.size + 1
    const thread = threads.get(id) ?? { place: nameOf(place), log: [] }
    threads.set(id, thread)
    const stored = { client_id, thread_id: id, sequence: thread.log.length + 1, time: now() }
    const message = { ...stored, ...nothing, userName: from, text, own: false, from }
    thread.log.push(message)
    written.set(`${from} ${client_id}`, stored)
    for (const { uid, say } of lines) if (uid) say({ type: 'message', message: seenBy(uid, message) })
    return stored
  }
  const mint = (uid: string) => {
    const rtm_token = `token ${tokens.size}`
    tokens.set(rtm_token, uid)
    return { rtm_token, rtm_uid: uid }
  }
  const history = (uid: string, id: number, { after, before = 1e9, size = 100 }: HistoryQuery) => {
    const side = logOf(id).filter(({ sequence }) => sequence > (after ?? 0) && sequence < before)
    const list = after === undefined ? side.slice(-size) : side.slice(0, size)
    const seen = list.map((message) => seenBy(uid, message))
    return { list: seen, head: headOf(id), more: list.length < side.length }
  }
  const list = (uid: string, place: Place) => {
    const all = [...threads.keys()].map((id) => threadOf(id, uid))
    const found = place.exhibition_id ? all.filter((one) => nameOf(one) === nameOf(place)) : all
    return { list: found, cursor: '', unread: all.reduce((sum, { unread }) => sum + unread, 0) }
  }

  return {
    threads,
    lines,
    heard,
    write,
    answer(call: string, uid: string, { params: { id = 0 } = {}, query = {}, body }: Asked): unknown {
      if (call === 'createRtmToken') return mint(uid)
      if (call === 'sendMessage' && body) return { data: write(uid, body) }
      if (call === 'listThreads') return list(uid, query)
      if (call === 'listHistory') return history(uid, id, query)
      if (call === 'markRead') return { data: { ...headOf(id), read: logOf(id).length } }
      if (call === 'listHeads') return { ...pageOfHeads(query.since, query.cursor), at: now() }
      return { data: threadOf(id, uid) }
    },
    hear(line: ServerLine, frame: ClientFrame) {
      heard.push(frame)
      if (frame.type === 'hello') {
        const { rtm_token, rtm_uid, since } = frame
        if (tokens.get(rtm_token) !== rtm_uid) return line.cut(4401)
        tokens.set(rtm_token, 'used')
        line.uid = rtm_uid
        const times = { server_time: now(), heartbeat_ms: 20_000 }
        const { list: heads, cursor } = pageOfHeads(since)
        line.say({ type: 'welcome', rtm_uid, ...times, heads, ...(cursor ? { cursor } : {}) })
      } else if (frame.type === 'ping') line.say({ type: 'pong', server_time: now() })
      else if (frame.type === 'send' && line.uid) {
        const { type: _, ...body } = frame
        line.say({ type: 'stored', ...write(line.uid, body) })
      }
    },
  }
}
export type ReferenceServer = ReturnType<typeof referenceServer>
