import { fairDay } from '@tradefloor/contract'
import { useMemo, useState } from 'react'
import { type AgendaChoice, type AgendaSession, daysOf, dayToShow } from './programme.ts'

interface AgendaNow {
  now: number
  /** Which session plays on the page's stage. */
  playing: number | undefined
}

/** What a reader wants to see of a programme, and what that leaves of it. */
export function useAgendaChoice(sessions: readonly AgendaSession[], { now, playing }: AgendaNow) {
  const days = useMemo(() => daysOf(sessions), [sessions])
  const [chosenDay, setDay] = useState<string>()
  const [hall, setHall] = useState<AgendaChoice['hall']>('all')
  const [onlyFavourites, setOnlyFavourites] = useState(false)
  const today = fairDay(new Date(now))
  const dayOfPlaying = sessions.find(({ id }) => id === playing)?.date
  const day =
    chosenDay !== undefined && days.includes(chosenDay)
      ? chosenDay
      : (dayOfPlaying ?? dayToShow(sessions, today))
  const ofDay = sessions.filter(({ date }) => date === day)
  const shown = ofDay.filter(
    (session) => (hall === 'all' || session.hall_id === hall) && (!onlyFavourites || session.is_mark === 1),
  )
  const showAll = () => {
    setHall('all')
    setOnlyFavourites(false)
  }
  return {
    today,
    days,
    day,
    setDay,
    hall,
    setHall,
    onlyFavourites,
    setOnlyFavourites,
    first: ofDay[0],
    shown,
    showAll,
  }
}
