import { fairDateTime } from '@tradefloor/contract'
import { dayText, type Language } from '@tradefloor/ui'

/** `15 Nov 09:30` of what the server says in the fair's time. */
export const dayAndHour = (dateTime: string, language: Language) =>
  `${dayText(dateTime, language, false)} ${dateTime.slice(11, 16)}`

/** The same of a moment: the fair's day, which may be another than the one in UTC or where the reader is. */
export const fairDayAndHour = (at: number, language: Language) =>
  dayAndHour(fairDateTime(new Date(at)), language)

export const fairDayText = (at: number, language: Language) =>
  dayText(fairDateTime(new Date(at)), language, false)
