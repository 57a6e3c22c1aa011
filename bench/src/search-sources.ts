import { join } from 'node:path'
import type { ListExhibitorsReply, ListProductsReply } from '@tradefloor/contract'
import pg from 'pg'
import { embeddedAddress } from './fair-data.ts'
import { freePort, node, stop, temporaryFolder, untilReady } from './processes.ts'
import type { Hit } from './relevance-score.ts'
import type { JudgedQuery } from './relevance-set.ts'
import { findByLike } from './search-like.ts'
import { signedTarget } from './signed-target.ts'

/** Something that answers queries: the product through its API, or an engine without a server. */
export interface SearchSource {
  find(judged: JudgedQuery): Promise<Hit[]>
  close(): Promise<void>
}

export const searchPaths = {
  exhibitors: '/api/exhibition/v1/web/exhibitor',
  exhibits: '/api/exhibition/v2/web/exhibition-product',
}

/** A server with the demo fair and a data folder of its own. */
async function startServer(root: string) {
  const folder = await temporaryFolder()
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const dataDir = join(folder.path, 'data')
  const server = node([join(root, 'tooling/serve.mjs')], {
    ...{ DATA_DIR: dataDir, PORT: String(port), CALLS_A_MINUTE: '1000000' },
  })
  const close = async () => {
    await stop(server)
    await folder.remove()
  }
  try {
    await untilReady(server, `${base}/readyz`, 180_000)
  } catch (error) {
    await close()
    throw error
  }
  return { base, dataDir, close }
}

/** The calls that the search view makes: one entry for each company or product where the server can do that. */
export async function openApiSource(root: string): Promise<SearchSource> {
  const { base, close } = await startServer(root)
  const grouped = await signedTarget(base, searchPaths.exhibits, { group: '1' }).then(
    () => ({ group: '1' }),
    () => ({}),
  )
  return { find: (judged) => findByApi(base, judged, grouped), close }
}

/** What an entry says of how it was found; not part of every server's reply. */
interface Found {
  match?: { similar: boolean }
}

async function findByApi(
  base: string,
  { kind, language, query }: JudgedQuery,
  grouped: Record<string, string>,
): Promise<Hit[]> {
  const common = { search: query, size: '50', ...grouped }
  const inLanguage = { language: language === 'zh' ? 'cn' : 'en' }
  const asked = kind === 'exhibits' ? { ...common, ...inLanguage } : common
  const { bytes } = await signedTarget(base, searchPaths[kind], asked)
  const reply: unknown = JSON.parse(bytes.toString())
  const hit = (id: number, { match }: Found): Hit => ({ id, similar: match?.similar ?? false })
  return kind === 'exhibits'
    ? (reply as ListProductsReply).list.map((entry) => hit(entry.product.id, entry as Found))
    : (reply as ListExhibitorsReply).list.map((entry) => hit(entry.company.id, entry as Found))
}

/** The statements of the search without an index, on the same database. */
export async function openLikeSource(root: string): Promise<SearchSource> {
  const server = await startServer(root)
  const client = new pg.Client(embeddedAddress(server.dataDir))
  await client.connect()
  return {
    find: (judged) => findByLike(client, judged),
    close: async () => {
      await client.end()
      await server.close()
    },
  }
}
