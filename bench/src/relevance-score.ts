import type { JudgedQuery } from './relevance-set.ts'

/** One result of a search: a company or a product. */
export interface Hit {
  id: number
  /** Shown apart as "similar": no answer to what was typed. */
  similar?: boolean
}

export interface Score {
  recall: number
  reciprocalRank: number
  foundNothing: boolean
  /** Of the first ten, how many are neither right nor acceptable nor marked as similar. */
  others: number
  /** Of a query that must find nothing: what it found all the same. */
  unwanted: number[]
}

const places = 10

/** A search that answers per exhibition repeats a company or product; only its first place counts. */
export function distinctHits(hits: Hit[]): Hit[] {
  const seen = new Set<number>()
  return hits.filter(({ id }) => !seen.has(id) && seen.add(id))
}

export function scoreQuery(judged: JudgedQuery, hits: Hit[]): Score {
  const distinct = distinctHits(hits)
  const ids = distinct.map(({ id }) => id).filter((id) => !judged.acceptable.includes(id))
  const foundNothing = distinct.length === 0
  const judgedIds = new Set([...judged.relevant, ...judged.acceptable])
  const others = distinct.slice(0, places).filter(({ id, similar }) => !similar && !judgedIds.has(id)).length
  if (judged.relevant.length === 0) {
    const unwanted = distinct.filter(({ id, similar }) => !similar && !judged.acceptable.includes(id))
    const right = unwanted.length === 0 ? 1 : 0
    return {
      recall: right,
      reciprocalRank: right,
      foundNothing,
      others,
      unwanted: unwanted.map(({ id }) => id),
    }
  }
  const first = ids.slice(0, places)
  const right = first.filter((id) => judged.relevant.includes(id)).length
  const rank = first.findIndex((id) => judged.relevant.includes(id)) + 1
  return {
    recall: right / Math.min(places, judged.relevant.length),
    reciprocalRank: rank === 0 ? 0 : 1 / rank,
    foundNothing,
    others,
    unwanted: [],
  }
}

export interface ClassScore {
  queries: number
  recall: number
  mrr: number
  foundNothing: number
  others: number
}

/** Mean scores; queries that must find nothing do not count among those that found nothing. */
export function meanScore(scored: { judged: JudgedQuery; score: Score }[]): ClassScore {
  const mean = (value: (score: Score) => number) =>
    scored.reduce((sum, { score }) => sum + value(score), 0) / Math.max(1, scored.length)
  return {
    queries: scored.length,
    recall: mean(({ recall }) => recall),
    mrr: mean(({ reciprocalRank }) => reciprocalRank),
    foundNothing: scored.filter(({ judged, score }) => judged.relevant.length > 0 && score.foundNothing)
      .length,
    others: mean(({ others }) => others),
  }
}
