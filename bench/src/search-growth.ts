import pg from 'pg'
import { backends, type FairSize, generate, requestOf, withServer } from './generated-fair.ts'
import { temporaryFolder } from './processes.ts'
import { processorTimeOf } from './processor-time.ts'
import { printSpent } from './report.ts'
import { scaleCases, warmUpQueries, warmUpRounds } from './search-scale-cases.ts'
import { fetchBytes } from './signed-target.ts'

/** As large as the demo fair, and a hundred times as large. */
const sizes: readonly [FairSize, FairSize] = [
  { companies: '181', products: '648' },
  { companies: '18100', products: '64800' },
]
const mostGrowth = 3
const rounds = 5

interface Target {
  /** Processor time of one search, in milliseconds. */
  cost(query: Asked): Promise<number>
}
interface Asked {
  name: string
  kind: 'exhibits' | 'exhibitors'
  language: 'zh' | 'en'
  query: string
}
interface Spent {
  name: string
  costs: [small: number[], large: number[]]
}

const asked: Asked[] = scaleCases.flatMap(({ name, kind, language, queries }) =>
  queries.map((query) => ({ name, kind, language, query })),
)

/** What searching takes at a hundred times the products, against what it takes at once. Both fairs answer in turn. */
export async function measureGrowth(root: string, startPostgres: () => Promise<string>) {
  const url = await startPostgres()
  await withFairs(root, url, async (...targets) => {
    const cases = new Map<string, Spent>(scaleCases.map(({ name }) => [name, { name, costs: [[], []] }]))
    for (let round = 0; round < rounds; round++)
      for (const query of asked)
        for (const [i, target] of targets.entries())
          cases.get(query.name)?.costs[i]?.push(await target.cost(query))
    for (const { name, costs } of cases.values()) {
      const [small, large] = costs.map((each) => quantile(each, 0.5)) as [number, number]
      console.log(`  ${name.padEnd(22)}${small.toFixed(1).padStart(7)} ms${large.toFixed(1).padStart(8)} ms`)
    }
    const costs = [0, 1].map((i) => [...cases.values()].flatMap((each) => each.costs[i] ?? []))
    for (const [name, share] of [
      ['median', 0.5],
      ['p95', 0.95],
    ] as const) {
      const [small, large] = costs.map((each) => quantile(each, share)) as [number, number]
      console.log(`  ${name.padEnd(8)}${small.toFixed(1)} ms, ${large.toFixed(1)} ms`)
      if (name === 'p95') printSpent('p95, times', large / small, mostGrowth)
    }
  })
}

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN

async function withFairs(root: string, url: string, work: (small: Target, large: Target) => Promise<void>) {
  const [small, large] = sizes
  const [smallUrl, largeUrl] = [await databaseBeside(url, 'small'), await databaseBeside(url, 'large')]
  await withFair(root, smallUrl, small, (one) => withFair(root, largeUrl, large, (two) => work(one, two)))
}

async function databaseBeside(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

async function withFair(root: string, url: string, size: FairSize, work: (target: Target) => Promise<void>) {
  const folder = await temporaryFolder()
  const env = { DATA_DIR: folder.path, DATABASE_URL: url }
  try {
    console.log(`${size.products} products of ${size.companies} companies`)
    await generate(root, env, size)
    await withServer(root, env, async (base, pid) => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      try {
        await client.query('analyze')
        const ask = async (query: Asked) => {
          const { url: address, headers } = await requestOf(base, query, query.query)
          await fetchBytes(address, headers)
        }
        const spent = async () => processorTimeOf([pid, ...(await backends(client))])
        for (let round = 0; round < warmUpRounds; round++)
          for (const query of warmUpQueries)
            for (const kind of ['exhibits', 'exhibitors'] as const)
              await ask({ name: '', kind, language: 'zh', query })
        await work({
          async cost(query) {
            const before = await spent()
            await ask(query)
            return (await spent()) - before
          },
        })
      } finally {
        await client.end()
      }
    })
  } finally {
    await folder.remove()
  }
}
