import { parseArgs } from 'node:util'
import { brokenLimits } from './relevance-limits.ts'
import { type Half, halves } from './relevance-set.ts'
import { printHead } from './report.ts'
import { scoreHalf } from './score-half.ts'
import { measureGrowth } from './search-growth.ts'
import { measureHostile } from './search-hostile.ts'
import { openMemorySource } from './search-memory.ts'
import { printMisses, printScores, printUnwanted } from './search-report.ts'
import { measureScale } from './search-scale.ts'
import { openApiSource, openLikeSource, type SearchSource } from './search-sources.ts'

export const about =
  'what the search finds of the hand-judged queries, by class, both halves apart; --engine memory without a server, like for plain LIKE; --misses lists those of the tuning half; --scale its cost against LIKE; --growth its cost at a hundred times the products; --hostile what hostile queries cost against these'

interface Options {
  glossary: boolean
}
const engines: Record<string, (root: string, options: Options) => Promise<SearchSource>> = {
  api: openApiSource,
  memory: openMemorySource,
  like: openLikeSource,
}

interface Given {
  startThrowAwayPostgres(): Promise<string>
}

export async function run(root: string, args: string[], given: unknown) {
  const { values } = parseArgs({
    args,
    options: {
      engine: { type: 'string', default: 'api' },
      scale: { type: 'boolean', default: false },
      growth: { type: 'boolean', default: false },
      hostile: { type: 'boolean', default: false },
      seed: { type: 'string', default: '24' },
      companies: { type: 'string', default: '2000' },
      products: { type: 'string', default: '10000' },
      database: { type: 'string', default: 'postgresql' },
      misses: { type: 'boolean', default: false },
      // Leaves out content/glossary.csv; in memory only.
      'no-glossary': { type: 'boolean', default: false },
      // For whoever judges, never for whoever tunes.
      'held-out-misses': { type: 'boolean', default: false },
    },
  })
  if (values.scale) {
    printHead('search --scale')
    return measureScale(root, values, (given as Given).startThrowAwayPostgres)
  }
  if (values.growth) {
    printHead('search --growth')
    return measureGrowth(root, (given as Given).startThrowAwayPostgres)
  }
  if (values.hostile) {
    printHead(`search --hostile --seed ${values.seed}`)
    return measureHostile(root, Number(values.seed))
  }
  const open = engines[values.engine]
  if (!open) throw new Error(`--engine is one of ${Object.keys(engines).join(', ')}`)
  printHead(`search --engine ${values.engine}`)
  const source = await open(root, { glossary: !values['no-glossary'] })
  try {
    for (const half of halves) {
      const scored = await scoreHalf(source, half)
      printScores(half, scored)
      printUnwanted(scored, half === 'tuning' || values['held-out-misses'])
      if (half === 'tuning' ? values.misses : values['held-out-misses']) printMisses(scored)
      // The baseline is what it is; the product has limits to keep.
      if (values.engine !== 'like') printBroken(half, brokenLimits(scored))
    }
  } finally {
    await source.close()
  }
}

function printBroken(half: Half, broken: string[]) {
  if (broken.length === 0) return
  console.log(`${half} TOO LOW: ${broken.join('; ')}\n`)
  process.exitCode = 1
}
