import { readId } from '@tradefloor/rules'
import { useSearchParams } from 'react-router'
import type { CardChoice } from '../../domains/cards/queries.ts'

/** What is being looked for stands in the address, so that it is still there after a reload or a sign-on. */
export function useCardChoice() {
  const [search, setSearch] = useSearchParams()
  const choice: CardChoice = {
    search: search.get('search') ?? '',
    exhibition: readId(search.get('exhibition')) ?? undefined,
  }
  const put = (next: Partial<CardChoice> & { page?: number }) => {
    const all = { ...choice, page: 1, ...next }
    setSearch(
      new URLSearchParams({
        ...(all.search && { search: all.search }),
        ...(all.exhibition && { exhibition: String(all.exhibition) }),
        ...(all.page > 1 && { page: String(all.page) }),
      }),
      { replace: true },
    )
  }
  return { choice, page: readId(search.get('page')) ?? 1, put }
}
