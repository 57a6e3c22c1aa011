import { setTimeout as wait } from 'node:timers/promises'
import { type Client, createClient } from '@tradefloor/client'
import {
  getExhibitor,
  listExhibitions,
  listExhibitors,
  listProducts,
  type PublicConfigReply,
  sendMessage,
} from '@tradefloor/contract'
import type { Pair } from './chat-people.ts'
import { ChatSocket } from './chat-socket.ts'
import { leanFetch } from './lean-fetch.ts'

/** What was done, and what the server would not do just then. */
export interface VisitCounts {
  requests: number
  refused: number
  megabytes: number
}

const words = ['鱿鱼', '船', 'valve', '灯', 'tea', '机器人', 'steel', 'frozen', '没有的东西', 'lamp']
const widths = [160, 320, 640, 1280]

const pick = <One>(list: readonly One[]): One | undefined => list[Math.floor(Math.random() * list.length)]

/** People who go round the fair until the time is over: pages, lists, searches, pictures, films, chats. */
export async function visitUntil(
  base: string,
  pairs: Pair[],
  { visitors, endsAt }: { visitors: number; endsAt: number },
): Promise<VisitCounts> {
  const counts: VisitCounts = { requests: 0, refused: 0, megabytes: 0 }
  const { data: config } = (await (await fetch(`${base}/api/config`)).json()) as PublicConfigReply
  const visitor = async (index: number) => {
    const language = index % 2 === 0 ? 'zh' : 'en'
    const client = createClient({ config, baseUrl: base, language: () => language, fetch: leanFetch })
    while (performance.now() < endsAt)
      await visit(base, { client, language, pair: pairs[index], counts }).catch(() => counts.refused++)
  }
  await Promise.all(Array.from({ length: visitors }, (_, index) => visitor(index)))
  return counts
}

interface Visitor {
  client: Client
  language: string
  pair: Pair | undefined
  counts: VisitCounts
}

/** One visit: home, a hall, some booths with their pictures, a search, and a few words with an exhibitor. */
async function visit(base: string, { client, language, pair, counts }: Visitor) {
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await leanFetch(`${base}${path}`, { headers: { 'accept-encoding': 'br', ...headers } })
    counts.requests++
    counts.megabytes += (await answer.arrayBuffer()).byteLength / 2 ** 20
    if (answer.status >= 400 && answer.status !== 404) counts.refused++
  }
  const asked = <Reply>(reply: Promise<Reply>) => {
    counts.requests++
    return reply
  }
  const socket = pair && (await ChatSocket.open(base, pair.visitor))
  try {
    await get(`/exhibition?lang=${language}`)
    const { list: exhibitions } = await asked(client.call(listExhibitions, { query: {} }))
    const exhibition = pick(exhibitions)
    if (!exhibition) return
    await get(`/area/zhanqu?exhibition_id=${exhibition.id}&lang=${language}`)
    const query = { exhibition_id: exhibition.id }
    const { list: exhibitors } = await asked(client.call(listExhibitors, { query }))
    const products = await asked(
      client.call(listProducts, { query: { ...query, page: 1 + Math.floor(Math.random() * 3) } }),
    )
    for (let booths = 0; booths < 3; booths++) {
      const booth = pick(exhibitors)
      if (!booth) break
      const company = booth.company.id
      await get(`/area/ztDetail?company_id=${company}&exhibition_id=${exhibition.id}&lang=${language}`)
      await asked(client.call(getExhibitor, { params: { id: company }, query }))
      await wait(Math.random() * 300)
    }
    for (const file of filesIn([exhibitions, exhibitors, products.list]))
      await get(`${file}?w=${pick(widths)}`)
    const film = pick(filesIn(products.list))
    if (film) await get(film, { range: 'bytes=0-524287' })
    const search = pick(words) ?? ''
    await asked(client.call(listExhibitors, { query: { search } }))
    await asked(client.call(listProducts, { query: { search } }))
    if (pair) {
      const client_id = `visit-${Math.random().toString(36).slice(2, 12)}`
      await asked(
        pair.visitor.client.call(sendMessage, { body: { ...pair.place, client_id, text: '请问有现货吗？' } }),
      )
    }
    await wait(Math.random() * 500)
  } finally {
    socket?.close()
  }
}

const someFiles = 6

/** Some of the pictures that answers name. */
function filesIn(answers: unknown): string[] {
  const all = [...new Set(JSON.stringify(answers).match(/\/files\/[A-Za-z0-9_-]+/g))]
  return Array.from({ length: Math.min(someFiles, all.length) }, () => pick(all) ?? '')
}
