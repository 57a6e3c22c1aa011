import type { Language } from '../language/catalogue.ts'

const tags: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB' }
const today: Record<Language, string> = { zh: '今天', en: 'Today' }
const yesterday: Record<Language, string> = { zh: '昨天', en: 'Yesterday' }

/** Which day it was where the reader is: `2026-11-16`. Messages of one day stand together. */
export function dayKey(time: number, zone?: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(time)
}

/** `今天 · 11月16日 星期一`, `Friday 13 November`; the year only where it is another. */
export function dayOfTalk(time: number, now: number, language: Language, zone?: string): string {
  const key = dayKey(time, zone)
  const year = key.slice(0, 4) === dayKey(now, zone).slice(0, 4) ? undefined : ('numeric' as const)
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tags[language], { timeZone: zone, ...options }).format(time)
  const day = written({ year, month: 'long', day: 'numeric' })
  const weekday = written({ weekday: 'long' })
  const text = language === 'zh' ? `${day} ${weekday}` : `${weekday} ${day}`
  if (key === dayKey(now, zone)) return `${today[language]} · ${text}`
  return key === dayKey(now - 86_400_000, zone) ? `${yesterday[language]} · ${text}` : text
}

/** `16:42`, on the reader's clock unless another is named. */
export const hourOfTalk = (time: number, zone?: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(time)

/** For a list of conversations: the hour today, else the day. */
export function shortTimeOfTalk(time: number, now: number, language: Language, zone?: string): string {
  const key = dayKey(time, zone)
  if (key === dayKey(now, zone)) return hourOfTalk(time, zone)
  if (key === dayKey(now - 86_400_000, zone)) return yesterday[language]
  const isThisYear = key.slice(0, 4) === dayKey(now, zone).slice(0, 4)
  return new Intl.DateTimeFormat(tags[language], {
    timeZone: zone,
    ...(isThisYear ? {} : { year: 'numeric' }),
    month: 'short',
    day: 'numeric',
  }).format(time)
}
