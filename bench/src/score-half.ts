import { scoreQuery } from './relevance-score.ts'
import { type Half, readHalf } from './relevance-set.ts'
import type { Scored } from './search-report.ts'
import type { SearchSource } from './search-sources.ts'

/** Asks every query of a half and judges what comes. */
export async function scoreHalf(source: SearchSource, half: Half): Promise<Scored[]> {
  const scored: Scored[] = []
  for (const judged of readHalf(half)) {
    const hits = await source.find(judged)
    scored.push({ judged, hits, score: scoreQuery(judged, hits) })
  }
  return scored
}
