import { phonePageSize } from '@tradefloor/rules'
import { useState } from 'react'

/** A list that goes on: how much of it is there, and how to get more. */
export interface Flow {
  known: number
  count: number
  hasMore: boolean
  isBusy: boolean
  /** The last try to get more did not work. */
  error: Error | null
  more: () => void
}

interface PageOf<Entry> {
  list: Entry[]
  count: number
}

/** How an infinite query finds its next page. */
export const inPages = {
  initialPageParam: 1,
  getNextPageParam: (last: { count: number }, pages: readonly unknown[]) =>
    pages.length * phonePageSize < last.count ? pages.length + 1 : undefined,
}

/** Pages as one list. Each entry once: one that is new in front moves the others to the next page. */
export function joined<Entry extends { id: number }, Rest>({ pages }: { pages: (PageOf<Entry> & Rest)[] }) {
  const entries = new Map(pages.flatMap(({ list }) => list.map((entry) => [entry.id, entry] as const)))
  return { list: [...entries.values()], count: pages.at(-1)?.count ?? 0, first: pages[0] }
}

/** As much of an infinite query as its flow is made of. */
export interface InfiniteQueryState<Entry> {
  data: PageOf<Entry> | undefined
  error: Error | null
  hasNextPage: boolean
  isFetching: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

export const flowOf = (asked: InfiniteQueryState<unknown>): Flow => ({
  known: asked.data?.list.length ?? 0,
  count: asked.data?.count ?? 0,
  hasMore: asked.hasNextPage,
  isBusy: asked.isFetching,
  error: asked.isFetchNextPageError ? asked.error : null,
  more: () => void asked.fetchNextPage(),
})

/** Of what came whole, as much as somebody has scrolled to: the rest need not load its pictures. */
export function useGradually<Entry>(all: readonly Entry[]): Flow & { shown: readonly Entry[] } {
  const [wanted, setWanted] = useState(phonePageSize)
  const shown = all.slice(0, wanted)
  return {
    shown,
    known: shown.length,
    count: all.length,
    hasMore: wanted < all.length,
    isBusy: false,
    error: null,
    more: () => setWanted(wanted + phonePageSize),
  }
}
