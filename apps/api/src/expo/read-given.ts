import { fairDateTime, fairInstant, fairOffsetMs } from '@tradefloor/contract'
import { isWebAddress, readId } from '@tradefloor/rules'
import { readMoment } from '../content/format/moments.ts'
import { usage } from './read-command-line.ts'

// What an organiser types, taken as what it means or refused with what would be right.

const dayMs = 86_400_000

export const isGivenId = (text: string) => readId(text) !== null

export function readGivenId(text: string): number {
  if (!isGivenId(text))
    throw usage({
      zh: `“${text}”不是编号；编号是正整数`,
      en: `“${text}” is not an id; ids are positive whole numbers`,
    })
  return Number(text)
}

/** On the fair's clock. A day alone begins at midnight, or as an end runs until the next. */
export function readFairTime(text: string, { option, end }: { option: string; end: boolean }): Date {
  const isDay = /^\d{4}[-/]\d{1,2}[-/]\d{1,2}$/.test(text.trim())
  const moment = readMoment(isDay ? `${text.trim()} 00:00` : text.trim())
  if (!moment || !('at' in moment))
    throw usage({
      zh: `${option} 看不懂“${text}”；请写展会时间（北京时间），如 "2026-11-18 18:00" 或 2026-11-18`,
      en: `${option} does not understand “${text}”; give a time on the fair’s clock (UTC+8) such as "2026-11-18 18:00", or a day such as 2026-11-18`,
    })
  const [day, time] = moment.at.split(' ')
  const instant = fairInstant(day ?? '', time)
  return isDay && end ? new Date(instant.getTime() + dayMs) : instant
}

/** As it is shown at the terminal: on the fair's clock, to the minute. */
export const formatFairTime = (instant: Date) => fairDateTime(instant).slice(0, 16)

/** Midnight at the fair, today and tomorrow. */
export function fairDayAround(now: Date): { begins: Date; ends: Date } {
  const begins = new Date(Math.floor((now.getTime() + fairOffsetMs) / dayMs) * dayMs - fairOffsetMs)
  return { begins, ends: new Date(begins.getTime() + dayMs) }
}

const longestAddress = 500

export function readWebAddress(text: string, option: string): string {
  const address = text.trim()
  if (!isWebAddress(address) || address.length > longestAddress || /[\s\p{Cc}]/u.test(address))
    throw usage({
      zh: `${option} 需要一个 http:// 或 https:// 开头的网址，不超过 ${longestAddress} 个字符`,
      en: `${option} needs a web address that begins with http:// or https://, of at most ${longestAddress} characters`,
    })
  return address
}
