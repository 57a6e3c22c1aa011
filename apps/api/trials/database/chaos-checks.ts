import { readHolder } from '@tradefloor/embedded-postgres'
import pg from 'pg'

/** What was acknowledged, by run. */
export type Acknowledged = Map<string, Set<number>>

/** Looks into the running database from outside, as the organiser's tool does, and names everything that is wrong. */
export async function faultsOf(dataDir: string, acknowledged: Acknowledged): Promise<string[]> {
  const address = readHolder(dataDir)?.address
  if (!address) return ['holder.json does not say where the database listens']
  const client = new pg.Client({ ...address })
  await client.connect()
  try {
    // The table itself, not its index: the two could disagree after a bad recovery.
    await client.query('begin; set local enable_indexscan = off; set local enable_indexonlyscan = off')
    const { rows } = await client.query<{ run: string; pair: number; halves: number; different: number }>(
      `select run, pair, count(*)::int as halves, count(distinct half)::int as different
        from chaos group by run, pair`,
    )
    await client.query('commit')
    return compare(rows, acknowledged)
  } finally {
    await client.end()
  }
}

function compare(
  rows: { run: string; pair: number; halves: number; different: number }[],
  acknowledged: Acknowledged,
) {
  const found = new Set(rows.map(({ run, pair }) => `${run}/${pair}`))
  const wanted = [...acknowledged].flatMap(([run, pairs]) => [...pairs].map((pair) => `${run}/${pair}`))
  const lost = wanted.filter((key) => !found.has(key))
  const doubled = rows.filter(({ halves, different }) => halves !== different)
  const torn = rows.filter(({ different }) => different !== 2)
  return [
    lost.length > 0 && `${lost.length} of ${wanted.length} acknowledged pairs are lost`,
    doubled.length > 0 && `${doubled.length} rows are there twice`,
    torn.length > 0 && `${torn.length} transactions are there by half`,
  ].filter((fault) => fault !== false)
}
