import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSite } from '../../../shared/config/site-context.tsx'
import { visitorsOwn } from '../../../shared/session/visitors-own.ts'
import { inParts } from '../editing/selection.ts'
import { type Favourite, type FavouriteKindName, favouriteKinds } from './kinds.ts'

export const favouritesAPage = 24

export function useFavourites(kind: FavouriteKindName, page: number) {
  const { client } = useSite()
  return useQuery({
    queryKey: [visitorsOwn, 'favourites', kind, page],
    queryFn: ({ signal }) => favouriteKinds[kind].ask(client, { page, size: favouritesAPage }, signal),
    placeholderData: keepPreviousData,
  })
}

/** Afterwards everything is asked for again: a star may stand anywhere. */
function useAskAgain() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries()
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
      for (const favourite of oldestFirst) await favourite.markAgain(client)
    },
    onSettled: askAgain,
  })
}
