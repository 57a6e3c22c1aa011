import { type Language, localeOf } from '@tradefloor/contract'

/** A moment in the reader's own time: the hour today, the day too before that. */
export function timeOf(at: number, language: Language, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString()
  return new Intl.DateTimeFormat(localeOf(language), {
    ...(!isToday && { month: language === 'zh' ? 'long' : 'short', day: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at)
}
