import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Device } from '@tradefloor/rules'
import { useNotice, useText } from '@tradefloor/ui'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSite } from '../config/site-context.tsx'
import { withReturn } from '../session/return-place.ts'
import { type Favourite, favouriteName, kinds } from './kinds.ts'
import { favouriteMessages } from './messages.ts'
import { reloadMarked, showMark } from './show-mark.ts'
import { keepWish } from './wish.ts'

/** What a guest is told, and how soon the way to sign in is taken for them where it is. */
const guestWays = {
  desktop: { signIn: '/login', text: 'needLogin', afterMs: 0 },
  phone: { signIn: '/mobileLogin', text: 'needLoginPhone', afterMs: 3600 },
} as const satisfies Record<Device, { signIn: string; text: string; afterMs: number }>

/** Turns the star of one thing on and off: seen at once, taken back with the server's sentence when it was refused. */
export function useFavourite(favourite: Favourite, device: Device) {
  const { client, session } = useSite()
  const t = useText(favouriteMessages)
  const notice = useNotice()
  const queries = useQueryClient()
  const guest = useGuestWay(favourite, device)
  const { mark, unmark } = kinds[favourite.kind]
  const mutationKey = ['favourite', favouriteName(favourite)]
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (on: boolean) => client.call(on ? mark : unmark, { body: favourite.body }),
    onMutate: (on) => showMark(queries, favourite, on),
    onSuccess: (_, on) => notice({ tone: 'success', text: t(on ? 'marked' : 'unmarked') }),
    onError: (error, on) => {
      void showMark(queries, favourite, !on)
      // The session ended with this press: it counts as a guest's.
      if (on && session.state() === 'guest') keepWish(favourite)
      notice({ tone: 'warning', text: error.message })
    },
    onSettled: (_reply, _error, _on, keys) => reloadMarked(queries, keys),
  })
  // Another star of the same thing may be the one that was pressed.
  const busy = useIsMutating({ mutationKey }) > 0

  const turn = async (on: boolean) => {
    if (busy) return
    await session.settled()
    if (session.state() === 'signed-in') mutate(on)
    else guest()
  }
  return { turn, busy }
}

/** Tells a guest to sign in and keeps the wish until then. */
function useGuestWay(favourite: Favourite, device: Device) {
  const t = useText(favouriteMessages)
  const notice = useNotice()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Who has gone on meanwhile is not called away from there.
  useEffect(() => () => clearTimeout(leaving.current), [])
  const { signIn, text, afterMs } = guestWays[device]
  return () => {
    keepWish(favourite)
    clearTimeout(leaving.current)
    const go = () => {
      clearTimeout(leaving.current)
      navigate(withReturn(signIn, pathname + search))
    }
    const atOnce = afterMs === 0 && kinds[favourite.kind].takesGuestsToSignIn
    notice({
      tone: 'warning',
      text: t(text),
      ...(!atOnce && { action: { text: t('toLogin'), onAct: go } }),
    })
    if (atOnce) go()
    else if (afterMs > 0) leaving.current = setTimeout(go, afterMs)
  }
}
