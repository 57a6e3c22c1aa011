import { daysBetween, dayText, type Language, type Translate } from '@tradefloor/ui'
import type { leadTexts } from './texts.ts'

export interface Due {
  text: string
  state: 'none' | 'late' | 'today' | 'later'
}

export const dueTones: Record<Due['state'], string> = {
  none: 'text-ink-3',
  late: 'font-bold text-coral-ink',
  today: 'font-bold text-amber-ink',
  later: 'text-ink-3',
}

type Texts = Translate<(typeof leadTexts)['zh']>

/** When a next step is due, in words, by the fair's day. */
export function dueOf(on: string | null, today: string, t: Texts, language: Language): Due {
  if (on === null) return { text: t('noDay'), state: 'none' }
  const days = daysBetween(today, on)
  if (days < 0) return { text: t('overdueBy', { count: -days }), state: 'late' }
  if (days === 0) return { text: t('today'), state: 'today' }
  const withYear = on.slice(0, 4) !== today.slice(0, 4)
  return { text: days === 1 ? t('tomorrow') : dayText(on, language, withYear), state: 'later' }
}
