import type { Exhibition } from '@tradefloor/contract'
import { dayRange, inLanguage, type Language, type LocalText, otherName } from '@tradefloor/ui'

const namesOf = ({ base_info: { data } }: Exhibition): Record<Language, string> => ({
  zh: data.cn.name,
  en: data.en.name,
})

export const nameOf = (exhibition: Exhibition, language: Language): LocalText =>
  inLanguage(namesOf(exhibition), language)

export const secondNameOf = (exhibition: Exhibition, language: Language): LocalText | undefined =>
  otherName(namesOf(exhibition), language)

/** Where it is held; nothing when the exhibition has no place of its own. */
export function placeOf({ base_info }: Exhibition, language: Language): LocalText | undefined {
  const place = inLanguage({ zh: base_info.exh_address, en: base_info.exh_address_en }, language)
  return place.text ? place : undefined
}

export const isPermanent = ({ lasting }: Exhibition): boolean => lasting === 1

export const datesOf = (exhibition: Exhibition, language: Language, withYear = true): string =>
  dayRange(exhibition.open_date, exhibition.close_date, language, withYear)

/** How many exhibitors all of these have together; nothing while one of them does not say. */
export function exhibitorsOf(exhibitions: readonly Exhibition[]): number | undefined {
  let sum = 0
  for (const { exhibitor_count } of exhibitions) {
    if (exhibitor_count === null) return undefined
    sum += exhibitor_count
  }
  return sum || undefined
}
