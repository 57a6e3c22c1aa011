import { type Language, type ListExhibitorsQuery, productFilters, searchFilters } from '@tradefloor/contract'
import { eq } from 'drizzle-orm'
import type { Dependencies } from '../../dependencies.ts'
import type { CachedReply } from '../../http/reply-cache.ts'
import { account } from '../../schema/index.ts'
import { searchText } from '../catalogue/index.ts'
import { isByRelevance } from '../search/index.ts'

type Search = Pick<ListExhibitorsQuery, 'search' | 'page' | 'sort' | 'exhibition_id'>

/** By which the same words are looked at again; `group` is how the search pages ask. */
const narrowing = Object.keys({ ...searchFilters, ...productFilters }).filter((name) => name !== 'group')

/** An answer without entries has only its facets, which are few. */
const longestEmptyBytes = 8192

/**
 * Counts a search each time it is answered, and whether it found anything: most of the time the answer lies ready and
 * nobody searches. Further pages of it, and the same words narrowed by a filter, in another order, taken literally or
 * corrected, are no new search.
 */
export const countingSearches =
  ({ searchCounts }: Pick<Dependencies, 'searchCounts'>, what: 'exhibitor' | 'product') =>
  (query: Search, answer: CachedReply, language: Language) => {
    const { search, page = 1, exhibition_id: exhibitionId = 0 } = query
    if (search === undefined || page !== 1 || !isByRelevance(query)) return
    if (narrowing.some((name) => name in query)) return
    const words = searchText(search)
    if (words === '') return
    searchCounts.noteSearch({ what, exhibitionId, language, words, isMiss: isMiss(answer) })
  }

/** What is only similar is not what was looked for. Most answers are told by their length and are not parsed. */
function isMiss({ plain }: CachedReply): boolean {
  if (plain.length > longestEmptyBytes && !hasSimilar(plain)) return false
  const { count, similar = 0 } = JSON.parse(plain.toString()) as { count: number; similar?: number }
  return count === similar
}

/** How many are similar stands after the list, whose entries say only whether they are. */
function hasSimilar(plain: Buffer): boolean {
  const at = plain.lastIndexOf('"similar":')
  return at >= 0 && /\d/.test(String.fromCharCode(plain[at + 10] ?? 0))
}

/**
 * Nobody knows who searched, but somebody may have searched for a person: when an account is deleted, searches for
 * exactly that name lose their words. Only exactly, or an account named “steel” could erase the organiser's figures.
 */
export function forgetSearchedNames({
  searchCounts,
  personalData,
}: Pick<Dependencies, 'searchCounts' | 'personalData'>) {
  personalData.add({
    name: 'searches',
    beforeDeletion: async (db, accountId) => {
      const [person] = await db
        .select({ name: account.realName })
        .from(account)
        .where(eq(account.id, accountId))
      if (person) await searchCounts.forget(db, searchText(person.name))
    },
  })
}
