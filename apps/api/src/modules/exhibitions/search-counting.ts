import type { Dependencies } from '../../dependencies.ts'
import type { ReadyAnswer } from '../../http/ready-answers.ts'
import { searchText } from '../catalogue/index.ts'

interface Search {
  search?: string
  page?: number
  exhibition_id?: number
}

/** An answer without entries has only its facets, which are few. */
const longestEmptyBytes = 8192

/**
 * Counts a search that found nothing, each time it is answered: most of the time the answer lies ready and nobody
 * searches. Further pages of it are no new search.
 */
export const countingMisses =
  ({ searchMisses }: Pick<Dependencies, 'searchMisses'>, what: 'exhibitor' | 'product') =>
  ({ search, page = 1, exhibition_id: exhibitionId = 0 }: Search, answer: ReadyAnswer) => {
    if (search === undefined || page !== 1 || !isEmpty(answer)) return
    const words = searchText(search)
    if (words !== '') searchMisses.note({ what, exhibitionId, words })
  }

const isEmpty = ({ plain }: ReadyAnswer) =>
  plain.length <= longestEmptyBytes && (JSON.parse(plain.toString()) as { count: number }).count === 0
