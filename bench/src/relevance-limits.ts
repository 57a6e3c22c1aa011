import { meanScore } from './relevance-score.ts'
import type { Scored } from './search-report.ts'

const limits = { recall: 0.97, mrr: 0.9, classRecall: 0.8 }

/** Which limits a half does not keep, in words that give away no query. */
export function brokenLimits(scored: Scored[]): string[] {
  const { recall, mrr } = meanScore(scored)
  const classes = [...new Set(scored.map(({ judged }) => judged.class))]
  const recallOf = (name: string) => meanScore(scored.filter(({ judged }) => judged.class === name)).recall
  const unwanted = scored.filter(({ score }) => score.unwanted.length > 0).length
  return [
    ...(recall < limits.recall ? [`recall@10 under ${limits.recall}`] : []),
    ...(mrr < limits.mrr ? [`MRR under ${limits.mrr}`] : []),
    ...classes
      .filter((name) => recallOf(name) < limits.classRecall)
      .map((name) => `${name} under ${limits.classRecall}`),
    ...(unwanted > 0 ? [`${unwanted} that must find nothing find something`] : []),
  ]
}
