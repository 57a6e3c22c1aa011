import { type Language, localeOf } from '@tradefloor/contract'

/** `周一`, `Mon`. 1 is Monday, and the first of January 2024 was one. */
export const weekdayName = (day: number, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, day),
  )
