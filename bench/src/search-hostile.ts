import { type PlanWork, rank, workOf } from '@tradefloor/search'
import { dearQueries, hostileQuery, seededRandom } from '@tradefloor/search/testing'
import { halves, readHalf } from './relevance-set.ts'
import { openEngine } from './search-memory.ts'

/** As many characters as the calls take. */
const longest = 100
const fuzzed = 10_000
const mostTimes = 2
/** The dearest by one look are looked at again: what the process collects meanwhile is not the query's. */
const looksAgain = { queries: 60, times: 15 }

interface Cost extends PlanWork {
  candidates: number
  milliseconds: number
}
const names = ['expansions', 'lexemes', 'candidates', 'milliseconds'] as const
/** What has the same result on every machine. */
const counted = ['expansions', 'lexemes', 'candidates'] as const

/** What hostile queries cost beside the dearest of the judged ones, in one run; ends as failed where it is more than twice. */
export function measureHostile(root: string, seed: number) {
  const { candidates, plan } = openEngine(root, { glossary: true })
  const costOf = (typed: string): Cost => {
    const begun = process.cpuUsage()
    const understood = plan(typed.slice(0, longest))
    let read = 0
    for (const kind of [candidates.exhibitors, candidates.exhibits]) {
      const found = kind.find(understood)
      rank(understood, found)
      read += found.strict.length + (found.relaxed?.length ?? 0)
    }
    const { user, system } = process.cpuUsage(begun)
    return { ...workOf(understood), candidates: read, milliseconds: (user + system) / 1000 }
  }
  const judged = halves.flatMap(readHalf).map(({ query }) => query)
  for (const query of judged) costOf(query)
  const random = seededRandom(seed)
  const made = [...dearQueries, ...Array.from({ length: fuzzed }, () => hostileQuery(random))]
  // Blanks are no search.
  const hostile = made.filter((query) => query.trim() !== '')
  print(dearest(judged, costOf), dearest(hostile, costOf))
}

type Dearest = Record<(typeof names)[number], { query: string; cost: number }>

function dearest(queries: readonly string[], costOf: (query: string) => Cost): Dearest {
  const found: Dearest = {
    expansions: { query: '', cost: 0 },
    lexemes: { query: '', cost: 0 },
    candidates: { query: '', cost: 0 },
    milliseconds: { query: '', cost: 0 },
  }
  const looked: { query: string; cost: number }[] = []
  for (const query of queries) {
    const cost = costOf(query)
    for (const name of counted) if (cost[name] > found[name].cost) found[name] = { query, cost: cost[name] }
    looked.push({ query, cost: cost.milliseconds })
  }
  looked.sort((a, b) => b.cost - a.cost)
  for (const { query } of looked.slice(0, looksAgain.queries)) {
    const again = Array.from({ length: looksAgain.times }, () => costOf(query).milliseconds)
    const cost = Math.min(...again)
    if (cost > found.milliseconds.cost) found.milliseconds = { query, cost }
  }
  return found
}

const shown = ({ query, cost }: { query: string; cost: number }) =>
  `${Number(cost.toFixed(1))} (${JSON.stringify(query.slice(0, 24))})`

function print(ordinary: Dearest, hostile: Dearest) {
  for (const name of names) {
    const times = hostile[name].cost / ordinary[name].cost
    console.log(
      `${name}: ordinary ${shown(ordinary[name])}, hostile ${shown(hostile[name])}, ${times.toFixed(2)} times`,
    )
    if (counted.some((each) => each === name) && times > mostTimes) {
      console.log(`${name} TOO DEAR: more than ${mostTimes} times`)
      process.exitCode = 1
    }
  }
}
