import { distinctHits, type Hit, meanScore, type Score } from './relevance-score.ts'
import type { JudgedQuery } from './relevance-set.ts'

export interface Scored {
  judged: JudgedQuery
  hits: Hit[]
  score: Score
}

const columns = (name: string, ...cells: (string | number)[]) =>
  `  ${name.padEnd(16)}${cells.map((cell) => String(cell).padStart(11)).join('')}`

function scoreLine(name: string, scored: Scored[]) {
  const { queries, recall, mrr, foundNothing, others } = meanScore(scored)
  return columns(name, queries, recall.toFixed(3), mrr.toFixed(3), foundNothing, others.toFixed(1))
}

export function printScores(title: string, scored: Scored[]) {
  console.log(title)
  console.log(columns('class', 'queries', 'recall@10', 'MRR', 'nothing', 'others'))
  for (const name of [...new Set(scored.map(({ judged }) => judged.class))])
    console.log(
      scoreLine(
        name,
        scored.filter(({ judged }) => judged.class === name),
      ),
    )
  for (const kind of ['exhibitors', 'exhibits'])
    console.log(
      scoreLine(
        kind,
        scored.filter(({ judged }) => judged.kind === kind),
      ),
    )
  console.log(scoreLine('all', scored))
}

/** Queries that must find nothing, and what they found. */
export function printUnwanted(scored: Scored[], withQueries: boolean) {
  const nothing = scored.filter(({ judged }) => judged.relevant.length === 0)
  const wrong = nothing.filter(({ score }) => score.unwanted.length > 0)
  console.log(`  must find nothing: ${nothing.length - wrong.length} of ${nothing.length} do`)
  if (withQueries)
    for (const { judged, score } of wrong)
      console.log(`    ${label(judged)} found ${score.unwanted.slice(0, 5).join(' ')}`)
  console.log('')
}

/** Queries that miss a right answer or do not show one first. */
export function printMisses(scored: Scored[]) {
  for (const { judged, hits, score } of scored) {
    if (judged.relevant.length === 0 || (score.recall === 1 && score.reciprocalRank === 1)) continue
    const found = distinctHits(hits).map(({ id }) => id)
    const missed = judged.relevant.filter((id) => !found.slice(0, 10).includes(id))
    console.log(
      `  ${label(judged)} recall ${score.recall.toFixed(2)} MRR ${score.reciprocalRank.toFixed(2)}; first ${found.slice(0, 5).join(' ') || 'none'}; missed ${missed.slice(0, 5).join(' ') || 'none'}`,
    )
  }
  console.log('')
}

const label = ({ class: name, kind, language, query }: JudgedQuery) =>
  `${name.padEnd(14)} ${kind.padEnd(10)} ${language} ${JSON.stringify(query)}`
