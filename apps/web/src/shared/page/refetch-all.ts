import { matchQuery, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** Everything on the page is asked for again, and what is named is waited for: no other answer may hold it up. */
export function refetchAll(queries: QueryClient, awaited: QueryKey): Promise<void> {
  const isAwaited = { queryKey: awaited }
  void queries.invalidateQueries({ predicate: (query) => !matchQuery(isAwaited, query) })
  return queries.invalidateQueries(isAwaited)
}
