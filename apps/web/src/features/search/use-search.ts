import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { type Search, searchInAddress, withSearch } from '../../shared/addresses/search.ts'
import { usePanelHistory } from '../../shared/page/use-panel-history.ts'

/** The search over the page one is on. It stands in the address: it can be sent to somebody, and Back closes it. */
export function useSearch() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const search = useMemo(() => searchInAddress(query), [query])
  const { show, close } = usePanelHistory(withSearch(pathname, query), search !== undefined)
  const open = useCallback(
    (wanted: Search) => show(withSearch(pathname, query, wanted)),
    [show, pathname, query],
  )
  return { search, open, close }
}
