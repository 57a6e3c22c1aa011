import { useSearchParams } from 'react-router'
import type { CardChoice } from './queries.ts'

/** What is being looked for stands in the address, so that it is still there after a reload or a sign-on. */
export function useCardChoice() {
  const [search, setSearch] = useSearchParams()
  const choice: CardChoice = {
    search: search.get('search') ?? '',
    exhibition: wholeNumber(search.get('exhibition')),
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
  return { choice, page: wholeNumber(search.get('page')) ?? 1, put }
}

const wholeNumber = (text: string | null) => (text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)
