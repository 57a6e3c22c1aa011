import { useQuery } from '@tanstack/react-query'
import { listNotices } from '@tradefloor/contract'
import { useSyncExternalStore } from 'react'
import { useSite } from '../../shared/config/site-context.tsx'
import { createDismissedNotices, nameOfNotice } from './dismissed-notices.ts'

/** Soon enough for a change of hall, seldom enough for ten thousand open pages. */
const askedEveryMs = 2 * 60_000

const dismissed = createDismissedNotices()

/** What the organiser says and this reader has not closed. Nothing while it is not known: a notice is never waited for. */
export function useNotices() {
  const { client } = useSite()
  const closed = useSyncExternalStore(dismissed.subscribe, dismissed.get)
  const { data } = useQuery({
    queryKey: ['notices'],
    initialData: () => client.brought(listNotices),
    queryFn: ({ signal }) => client.call(listNotices, { signal }),
    refetchInterval: askedEveryMs,
    refetchOnWindowFocus: true,
  })
  return (data?.list ?? []).filter((notice) => !closed.includes(nameOfNotice(notice)))
}

export const dismissNotice = (notice: Parameters<typeof nameOfNotice>[0]) =>
  dismissed.add(nameOfNotice(notice))
