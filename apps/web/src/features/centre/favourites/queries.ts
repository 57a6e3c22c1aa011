import { useMutation, useQueryClient } from '@tanstack/react-query'
import { kinds } from '../../../domains/favourites/kinds.ts'
import { visitorsOwn } from '../../../domains/session/visitors-own.ts'
import { useSite } from '../../../shared/config/site-context.tsx'
import { refetchAll } from '../../../shared/page/refetch-all.ts'
import { inParts } from '../editing/selection.ts'
import { type Paging, useListing } from '../listing/use-listing.ts'
import { type Favourite, type FavouriteKindName, favouriteKinds } from './kinds.ts'

export function useFavourites(kind: FavouriteKindName, paging: Paging) {
  const { client } = useSite()
  return useListing<Favourite>(
    {
      key: [visitorsOwn, 'favourites', kind],
      ask: (query, signal) => favouriteKinds[kind].ask(client, query, signal),
    },
    paging,
  )
}

/** Afterwards everything is asked for again: a star may stand anywhere. Only the favourites are waited for. */
function useAskAgain() {
  const queries = useQueryClient()
  return () => refetchAll(queries, [visitorsOwn, 'favourites'])
}

export function useUnmark(kind: FavouriteKindName) {
  const { client } = useSite()
  const askAgain = useAskAgain()
  return useMutation({
    mutationFn: async (favourites: readonly Favourite[]) => {
      let mes = ''
      for (const part of inParts(favourites)) mes = (await favouriteKinds[kind].unmark(client, part)).mes
      return mes
    },
    onSettled: askAgain,
  })
}

/** One after the other, the oldest first, so that the list is as it was. */
export function useMarkAgain() {
  const { client } = useSite()
  const askAgain = useAskAgain()
  return useMutation({
    mutationFn: async (favourites: readonly Favourite[]) => {
      const oldestFirst = [...favourites].sort((a, b) => a.id - b.id)
      for (const { star } of oldestFirst) await client.call(kinds[star.kind].mark, { body: star.body })
    },
    onSettled: askAgain,
  })
}
