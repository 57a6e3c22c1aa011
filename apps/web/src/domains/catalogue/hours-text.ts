import type { AnsweringHours } from '@tradefloor/contract'
import { bilingual, useLanguage, useText } from '@tradefloor/ui'
import { weekdaysIn } from './weekdays.ts'

const hoursTexts = bilingual({
  zh: { everyDay: '每天', days: '{first}至{last}', hours: '{days} {from}–{to}' },
  en: { everyDay: 'every day', days: '{first} to {last}', hours: '{days} {from}–{to}' },
})

/** `周一至周五 08:30–17:30`, on the clock of where they are. */
export function useHoursText() {
  const t = useText(hoursTexts)
  const { language } = useLanguage()
  return ({ days, from, to }: AnsweringHours) =>
    t('hours', {
      days: weekdaysIn(days, language, {
        all: t('everyDay'),
        range: (first, last) => t('days', { first, last }),
      }),
      from,
      to,
    })
}
