import { type Language, localeOf } from '@tradefloor/contract'
import { sessionStates } from '@tradefloor/rules'
import type { BilingualText } from '../place.ts'
import { conferenceWords } from './conference-words.ts'
import type { StageSession } from './programme.ts'

/** How far a session is, in words. */
export function stateWords({ state, cancelled }: Pick<StageSession, 'state' | 'cancelled'>): BilingualText {
  if (cancelled) return conferenceWords.cancelled
  if (state === sessionStates.live) return conferenceWords.live
  return state === sessionStates.upcoming ? conferenceWords.upcoming : conferenceWords.over
}

/** A day over its times, with the clock they are by. */
export function fairDayWords(day: string): BilingualText {
  const { zh, en } = dayWords(day)
  return { zh: `${zh}（${conferenceWords.fairTime.zh}）`, en: `${en} (${conferenceWords.fairTime.en})` }
}

/** When a session is, in a narrow place: the day, the time, and by whose clock. */
export function whenWords({ day, time }: Pick<StageSession, 'day' | 'time'>): BilingualText {
  const { zh, en } = dayWords(day)
  const { fairTime } = conferenceWords
  return { zh: `${zh}\n${time}\n${fairTime.zh}`, en: `${en}\n${time}\n${fairTime.en}` }
}

/** A day as it is written on signs: 11月16日, 16 November. */
export function dayWords(day: string): BilingualText {
  const date = new Date(`${day}T00:00:00Z`)
  const write = (language: Language) =>
    new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      date,
    )
  return { zh: write('zh'), en: write('en') }
}
