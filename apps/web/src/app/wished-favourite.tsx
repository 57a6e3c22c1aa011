import { useQueryClient } from '@tanstack/react-query'
import { useNotice, useText } from '@tradefloor/ui'
import { useEffect, useEffectEvent } from 'react'
import { useSite } from '../shared/config/site-context.tsx'
import { kinds } from '../shared/favourites/kinds.ts'
import { favouriteMessages } from '../shared/favourites/messages.ts'
import { reloadMarked, showMark } from '../shared/favourites/show-mark.ts'
import { takeWish } from '../shared/favourites/wish.ts'

/** Turns on the star that a guest pressed, for the visitor that the guest has become. */
export default function WishedFavourite() {
  const { client } = useSite()
  const t = useText(favouriteMessages)
  const notice = useNotice()
  const queries = useQueryClient()
  const fulfil = useEffectEvent(async () => {
    const favourite = takeWish()
    if (!favourite) return
    try {
      await client.call(kinds[favourite.kind].mark, { body: favourite.body })
      reloadMarked(queries, await showMark(queries, favourite, true))
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
