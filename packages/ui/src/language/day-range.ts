import type { Language } from './catalogue.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const partsOf = (dateTime: string) => {
  const [year = '', month = '', day = ''] = dateTime.slice(0, 10).split('-')
  return { year, month, day }
}

/** One day of the fair's calendar. It is the fair's own day everywhere, so no time zone comes into it. */
export function dayText(dateTime: string, language: Language, withYear = true): string {
  const { year, month, day } = partsOf(dateTime)
  if (language === 'zh') return withYear ? `${year}-${month}-${day}` : `${month}-${day}`
  const short = `${Number(day)} ${months[Number(month) - 1] ?? month}`
  return withYear ? `${short} ${year}` : short
}

const joiners: Record<Language, string> = { zh: ' 至 ', en: ' – ' }

/** First day to last day: `2026-11-12 至 2026-11-18`, `12 Nov – 18 Nov 2026`; without years for narrow places. */
export function dayRange(open: string, close: string, language: Language, withYear = true): string {
  if (open.slice(0, 10) === close.slice(0, 10)) return dayText(open, language, withYear)
  // In English a year both days share is said once, at the end.
  const yearFirst = withYear && (language === 'zh' || partsOf(open).year !== partsOf(close).year)
  return dayText(open, language, yearFirst) + joiners[language] + dayText(close, language, withYear)
}

const dayMs = 86_400_000

/** Whole days from one fair day to another; negative when it lies before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round(
    (Date.parse(`${to.slice(0, 10)}T00:00:00Z`) - Date.parse(`${from.slice(0, 10)}T00:00:00Z`)) / dayMs,
  )
