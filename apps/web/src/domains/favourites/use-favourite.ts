import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Device } from '@tradefloor/rules'
import { useNotice, useText } from '@tradefloor/ui'
import { useLocation } from 'react-router'
import { useSite } from '../../shared/config/site-context.tsx'
import { isUnreachable } from '../../shared/network/is-unreachable.ts'
import { useLoginHint } from '../session/use-login-hint.ts'
import { applyFavourite, refetchFavourites } from './apply-favourite.ts'
import { favouriteKey } from './favourite-key.ts'
import { type Favourite, kinds } from './kinds.ts'
import { setPendingFavourite } from './pending-favourite.ts'
import { enqueueFavourite, queuedFavourites } from './queued-favourites.ts'
import { favouriteTexts } from './texts.ts'

/** What a guest is told. */
const guestTexts = { desktop: 'needLogin', phone: 'needLoginPhone' } as const satisfies Record<Device, string>

/** Turns the star of one thing on and off: seen at once, taken back with the server's sentence when it was refused. */
export function useFavourite(favourite: Favourite, device: Device, name: string) {
  const { session } = useSite()
  const t = useText(favouriteTexts)
  const notice = useNotice()
  const queries = useQueryClient()
  const guest = useGuestWay(favourite, device)
  const send = useSendOrWait(favourite, name)
  const mutationKey = ['favourite', favouriteKey(favourite)]
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: send,
    onMutate: (on) => applyFavourite(queries, favourite, on),
    onSuccess: (became, on) =>
      became === 'waiting'
        ? notice({ tone: 'info', text: t('waits') })
        : notice({ tone: 'success', text: t(on ? 'marked' : 'unmarked') }),
    onError: (error, on) => {
      void applyFavourite(queries, favourite, !on)
      // The session ended with this press: it counts as a guest's.
      if (on && session.state() === 'guest') setPendingFavourite(favourite)
      notice({ tone: 'warning', text: error.message })
    },
    onSettled: (_reply, _error, _on, keys) => refetchFavourites(queries, keys),
  })
  // Another star of the same thing may be the one that was pressed.
  const busy = useIsMutating({ mutationKey }) > 0

  const turn = async (on: boolean) => {
    if (busy) return
    if (session.state() === 'restoring') await session.settled()
    if (session.state() === 'signed-in') mutate(on)
    else guest()
  }
  return { turn, busy }
}

/** Sends a star; without a network it is written down until there is one, where that can be done. Says which it was. */
function useSendOrWait(favourite: Favourite, name: string) {
  const { client } = useSite()
  const { mark, unmark } = kinds[favourite.kind]
  return async (on: boolean): Promise<'stored' | 'waiting'> => {
    const pressed = { favourite, on, name }
    // Behind what waits already, or it would be overtaken by it.
    if (queuedFavourites().has(favouriteKey(favourite)) && (await enqueueFavourite(pressed))) return 'waiting'
    try {
      await client.call(on ? mark : unmark, { body: favourite.body })
      return 'stored'
    } catch (error) {
      if (isUnreachable(error) && (await enqueueFavourite(pressed))) return 'waiting'
      throw error
    }
  }
}

/** Tells a guest to sign in and keeps the wish until then. */
function useGuestWay(favourite: Favourite, device: Device) {
  const t = useText(favouriteTexts)
  const hint = useLoginHint(device)
  const { pathname, search } = useLocation()
  return () => {
    setPendingFavourite(favourite)
    hint({
      text: t(guestTexts[device]),
      place: pathname + search,
      atOnce: device === 'desktop' && kinds[favourite.kind].takesGuestsToSignIn,
    })
  }
}
