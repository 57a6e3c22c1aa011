import type { ConferenceSpot } from '@tradefloor/contract'
import type { ConferenceHall, HallPanel } from '@tradefloor/rules'
import { useCallback, useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

const panels = {
  agenda: { big: 'bigAgenda', small: 'smallAgenda' },
  guests: { big: 'bigGuest', small: 'smallGuest' },
} as const satisfies Record<string, Record<ConferenceHall, HallPanel>>

/** Whether an address leads into the 3D hall. */
export const isInRoom = (query: URLSearchParams) => query.get('room') === '1'

interface RoomWays {
  hall: ConferenceHall
  /** Where the other hall is. */
  other: string
  open: (panel: HallPanel) => void
}

export type Room = ReturnType<typeof useRoom>

/** Whether the visitor is in the 3D hall, which the address says, and where what they choose there leads. */
export function useRoom({ hall, other, open }: RoomWays) {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const go = useCallback(
    (isIn: boolean) =>
      setQuery((now) => {
        const next = new URLSearchParams(now)
        if (isIn) next.set('room', '1')
        else next.delete('room')
        return next
      }),
    [setQuery],
  )
  const choose = (spot: ConferenceSpot) => {
    if (spot === 'screen') go(false)
    else if (spot === 'door') navigate(`${other}&room=1`)
    else open(panels[spot][hall])
  }
  const isIn = isInRoom(query)
  return { isIn, enter: () => go(true), leave: () => go(false), choose, ...useDoorFocus(isIn) }
}

/** What was pressed to go through the door is gone on its other side: the focus is on the way back there. */
function useDoorFocus(isIn: boolean) {
  const enterButton = useRef<HTMLButtonElement>(null)
  const leaveButton = useRef<HTMLButtonElement>(null)
  const wasIn = useRef(isIn)
  useEffect(() => {
    if (wasIn.current === isIn) return
    wasIn.current = isIn
    const back = isIn ? leaveButton : enterButton
    back.current?.focus({ preventScroll: true })
  }, [isIn])
  return { enterButton, leaveButton }
}
