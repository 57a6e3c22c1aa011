import { leadViews } from '@tradefloor/contract'
import { readId } from '@tradefloor/rules'
import { useSearchParams } from 'react-router'
import type { LeadChoice } from './queries.ts'

const isView = (text: string | null): text is LeadChoice['view'] =>
  (leadViews as readonly (string | null)[]).includes(text)

/** What is being looked for stands in the address, so that it is still there after a reload or a sign-on. */
export function useLeadChoice() {
  const [query, setQuery] = useSearchParams()
  const view = query.get('view')
  const choice: LeadChoice = {
    view: isView(view) ? view : 'all',
    search: query.get('search') ?? '',
    tag: query.get('tag') ?? '',
    sort: query.get('sort') === 'newest' ? 'newest' : 'next',
  }
  const put = (next: Partial<LeadChoice> & { page?: number }) => {
    const all = { ...choice, page: 1, ...next }
    setQuery(
      new URLSearchParams({
        ...(all.view !== 'all' && { view: all.view }),
        ...(all.search && { search: all.search }),
        ...(all.tag && { tag: all.tag }),
        ...(all.sort !== 'next' && { sort: all.sort }),
        ...(all.page > 1 && { page: String(all.page) }),
      }),
      { replace: true },
    )
  }
  return { choice, page: readId(query.get('page')) ?? 1, put, address: query.size > 0 ? `?${query}` : '' }
}
