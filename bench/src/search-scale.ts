import { join } from 'node:path'
import pg from 'pg'
import { embeddedAddress } from './fair-data.ts'
import { backends, type FairSize, generate, requestOf, withServer } from './generated-fair.ts'
import { temporaryFolder } from './processes.ts'
import { processorTimeOf } from './processor-time.ts'
import { median } from './report.ts'
import { likeSearch } from './search-like.ts'
import { type ScaleCase, scaleCases, warmUpQueries, warmUpRounds } from './search-scale-cases.ts'
import { fetchBytes } from './signed-target.ts'

export interface Scale extends FairSize {
  /** `embedded`, `postgresql` for a new one, or the address of one that was generated before. */
  database: string
}

interface Spent {
  database: number
  server: number
}
interface Fair {
  client: pg.Client
  base: string
  spent(): Promise<Spent>
}

/**
 * Processor time of one search at scale against LIKE in the same run. Of LIKE only its statements count, of the product
 * everything from the request to the reply; the embedded database is part of the server.
 */
export async function measureScale(root: string, scale: Scale, startPostgres: () => Promise<string>) {
  const folder = await temporaryFolder()
  const dataDir = join(folder.path, 'data')
  const given = /^postgres(ql)?:/.test(scale.database) ? scale.database : undefined
  const url = scale.database === 'embedded' ? undefined : (given ?? (await startPostgres()))
  const env = { DATA_DIR: dataDir, ...(url ? { DATABASE_URL: url } : {}) }
  try {
    console.log(
      `${scale.products} products of ${scale.companies} companies, ${url ? 'PostgreSQL' : 'embedded database'}`,
    )
    if (!given) await generate(root, env, scale)
    await withServer(root, env, async (base, pid) => {
      const client = new pg.Client(url ? { connectionString: url } : embeddedAddress(dataDir))
      await client.connect()
      await client.query('set max_parallel_workers_per_gather = 0')
      await client.query('analyze')
      const spent = async () => ({
        database: url ? processorTimeOf(await backends(client)) : 0,
        server: processorTimeOf([pid]),
      })
      try {
        await compare({ client, base, spent })
      } finally {
        await client.end()
      }
    })
  } finally {
    await folder.remove()
  }
}

async function warmUp({ base }: Fair) {
  for (let round = 0; round < warmUpRounds; round++)
    for (const query of warmUpQueries)
      for (const kind of ['exhibits', 'exhibitors'] as const) {
        const { url, headers } = await requestOf(base, { kind, language: 'zh' }, query)
        await fetchBytes(url, headers)
      }
}

async function compare(fair: Fair) {
  await warmUp(fair)
  console.log('CPU ms of one search, page and counts, median')
  printCells('', 'LIKE', 'database', 'server', 'ratio')
  for (const each of scaleCases) {
    const like: number[] = []
    const product: Spent[] = []
    // They take turns, so that whatever else the machine does falls on both.
    for (const query of each.queries) {
      like.push(total(await costOf(fair, () => searchByLike(fair.client, each, query))))
      const { url, headers } = await requestOf(fair.base, each, query)
      product.push(await costOf(fair, () => fetchBytes(url, headers)))
    }
    printCase(each, median(like), product)
  }
}

function printCase({ name, limit }: ScaleCase, like: number, product: Spent[]) {
  const times = like / median(product.map(total))
  const part = (pick: (spent: Spent) => number) => median(product.map(pick)).toFixed(1)
  const verdict = limit === undefined ? '' : `1/${Math.round(1 / limit)} at 500,000`
  printCells(
    name,
    like.toFixed(1),
    part(({ database }) => database),
    part(({ server }) => server),
    `1/${times.toFixed(1)}`,
    verdict,
  )
}

const total = ({ database, server }: Spent) => database + server

const printCells = (name: string, ...texts: string[]) =>
  console.log(`  ${name.padEnd(20)}${texts.map((text) => text.padStart(10)).join('  ')}`)

async function costOf({ spent }: Fair, search: () => Promise<unknown>): Promise<Spent> {
  const before = await spent()
  await search()
  const after = await spent()
  return { database: after.database - before.database, server: after.server - before.server }
}

async function searchByLike(client: pg.Client, { queries: _, ...each }: ScaleCase, query: string) {
  const { page, tally, values } = likeSearch({ ...each, query, size: 10 })
  await client.query(page, values)
  await client.query(tally, values)
}
