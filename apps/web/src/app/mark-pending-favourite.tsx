import { useQueryClient } from '@tanstack/react-query'
import { useNotice, useText } from '@tradefloor/ui'
import { useEffect, useEffectEvent } from 'react'
import { applyFavourite, refetchFavourites } from '../domains/favourites/apply-favourite.ts'
import { kinds } from '../domains/favourites/kinds.ts'
import { takePendingFavourite } from '../domains/favourites/pending-favourite.ts'
import { favouriteTexts } from '../domains/favourites/texts.ts'
import { useSite } from '../shared/config/site-context.tsx'

/** Turns on the star that a guest pressed, for the visitor that the guest has become. */
export default function WishedFavourite() {
  const { client } = useSite()
  const t = useText(favouriteTexts)
  const notice = useNotice()
  const queries = useQueryClient()
  const fulfil = useEffectEvent(async () => {
    const favourite = takePendingFavourite()
    if (!favourite) return
    try {
      await client.call(kinds[favourite.kind].mark, { body: favourite.body })
      refetchFavourites(queries, await applyFavourite(queries, favourite, true))
      notice({ tone: 'success', text: t('wished', { what: t(favourite.kind) }) })
    } catch (error) {
      if (error instanceof Error) notice({ tone: 'warning', text: error.message })
    }
  })
  useEffect(() => {
    void fulfil()
  }, [])
  return null
}
