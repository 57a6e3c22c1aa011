import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { phonePageSize } from '@tradefloor/rules'
import { useState } from 'react'
import { type Flow, flowOf, inPages, joined } from '../../../shared/listing/flow.ts'
import type { QueryState } from '../../../shared/page/query-result.tsx'
import type { WithId } from '../editing/selection.ts'

interface ListPage<Item> {
  list: Item[]
  count: number
}

/** Where the things of a list come from. */
interface ListSource<Item> {
  key: readonly unknown[]
  ask: (query: { page: number; size: number }, signal: AbortSignal) => Promise<ListPage<Item>>
}

/** Page by page, or further ones as the reader comes near the end. */
export type Paging = 'pages' | 'flow'

const aPage = 24

export interface Listing<Item> {
  asked: QueryState<ListPage<Item>>
  /** With `pages`: which one it is, of how many. */
  page: number
  pages: number
  onPage: (page: number) => void
  /** With `flow`: how it goes on, and how it is asked for anew. */
  flow?: Flow & { refresh: () => Promise<{ error: Error | null }> }
}

export function useListing<Item extends WithId>(source: ListSource<Item>, paging: Paging): Listing<Item> {
  const { key, ask } = source
  const [wanted, setPage] = useState(1)
  const paged = useQuery({
    queryKey: [...key, wanted],
    queryFn: ({ signal }) => ask({ page: wanted, size: aPage }, signal),
    placeholderData: keepPreviousData,
    enabled: paging === 'pages',
  })
  const flowing = useInfiniteQuery({
    queryKey: [...key, 'flow'],
    queryFn: ({ signal, pageParam }) => ask({ page: pageParam, size: phonePageSize }, signal),
    ...inPages,
    select: joined<Item, ListPage<Item>>,
    enabled: paging === 'flow',
  })
  const pages = Math.max(1, Math.ceil((paged.data?.count ?? 0) / aPage))
  // Who deletes all of the last page finds themselves on the one before.
  if (paged.data && !paged.isPlaceholderData && wanted > pages) setPage(pages)
  const bookmark = { page: wanted, pages, onPage: setPage }
  if (paging === 'pages') return { asked: paged, ...bookmark }
  return { asked: flowing, ...bookmark, flow: { ...flowOf(flowing), refresh: flowing.refetch } }
}
