import { parseArgs } from 'node:util'
import { meanScore, scoreQuery } from './relevance-score.ts'
import { type Half, halves, readHalf } from './relevance-set.ts'
import { printHead } from './report.ts'
import { openMemorySource } from './search-memory.ts'
import { printMisses, printScores, printUnwanted, type Scored } from './search-report.ts'
import { measureScale } from './search-scale.ts'
import { openApiSource, openLikeSource, type SearchSource } from './search-sources.ts'

export const about =
  'what the search finds of the hand-judged queries, by class, both halves apart; --engine memory without a server, like for plain LIKE; --misses lists those of the tuning half; --scale its cost against LIKE'

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
      if (values.engine !== 'like') checkLimits(half, scored)
    }
  } finally {
    await source.close()
  }
}

async function scoreHalf(source: SearchSource, half: Half): Promise<Scored[]> {
  const scored: Scored[] = []
  for (const judged of readHalf(half)) {
    const hits = await source.find(judged)
    scored.push({ judged, hits, score: scoreQuery(judged, hits) })
  }
  return scored
}

const limits = { recall: 0.97, mrr: 0.9, classRecall: 0.8 }

function checkLimits(half: Half, scored: Scored[]) {
  const all = meanScore(scored)
  const classes = [...new Set(scored.map(({ judged }) => judged.class))]
  const weak = classes.filter((name) => {
    const { recall } = meanScore(scored.filter(({ judged }) => judged.class === name))
    return recall < limits.classRecall
  })
  const unwanted = scored.filter(({ score }) => score.unwanted.length > 0).length
  const broken = [
    ...(all.recall < limits.recall ? [`recall@10 under ${limits.recall}`] : []),
    ...(all.mrr < limits.mrr ? [`MRR under ${limits.mrr}`] : []),
    ...weak.map((name) => `${name} under ${limits.classRecall}`),
    ...(unwanted > 0 ? [`${unwanted} that must find nothing find something`] : []),
  ]
  if (broken.length === 0) return
  console.log(`${half} TOO LOW: ${broken.join('; ')}\n`)
  process.exitCode = 1
}
