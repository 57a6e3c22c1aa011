import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { visitorsOwn } from '../session/visitors-own.ts'
import type { Favourite } from './kinds.ts'
import { withFavourite } from './with-favourite.ts'

/** Turns the star on or off in everything that is known, and says where that was. */
export async function applyFavourite(
  queries: QueryClient,
  favourite: Favourite,
  on: boolean,
): Promise<QueryKey[]> {
  const keys = queries
    .getQueryCache()
    .getAll()
    .filter(({ state: { data } }) => withFavourite(data, favourite, on) !== data)
    .map(({ queryKey }) => queryKey)
  // An answer that is still on its way does not know of this press.
  await Promise.all(keys.map((queryKey) => queries.cancelQueries({ queryKey, exact: true })))
  for (const queryKey of keys)
    queries.setQueryData(queryKey, (data: unknown) => withFavourite(data, favourite, on))
  return keys
}

/** Lists that show the thing, and the visitor's own lists of what they marked, are asked for again. */
export function refetchFavourites(queries: QueryClient, keys: readonly QueryKey[] = []) {
  void queries.invalidateQueries({ queryKey: [visitorsOwn, 'favourites'] })
  for (const queryKey of keys) void queries.invalidateQueries({ queryKey, exact: true })
}
