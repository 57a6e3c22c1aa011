import type { Words } from './columns.ts'
import type { MomentValue, Value } from './values.ts'

/** 2026年11月18日 9时30分 as 2026-11-18 9:30. */
const withoutChineseUnits = (text: string) =>
  text
    .replace(/^(\d{4}) ?年 ?(\d{1,2}) ?月 ?(\d{1,2}) ?[日号] ?/, '$1-$2-$3 ')
    .replace(/(\d{1,2}) ?[时点] ?(?:(\d{1,2}) ?分?)?$/, (_, hour: string, minute = '0') => {
      return `${hour}:${minute.padStart(2, '0')}`
    })

/** A date and time on the fair's clock, or days from the day the server is started and a time. */
export function readMoment(written: string): MomentValue | undefined {
  const text = withoutChineseUnits(written)
  const relative = /^([+-]\d{1,5}) (\d{1,2}:\d{2})(:\d{2})?$/.exec(text)
  if (relative) {
    const time = wholeTime(relative[2], relative[3])
    return isTime(time) ? { day: Number(relative[1]), time } : undefined
  }
  const absolute = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[ T](\d{1,2}:\d{2})(:\d{2})?$/.exec(text)
  if (!absolute) return undefined
  const [, year = '', month = '', day = ''] = absolute
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = wholeTime(absolute[4], absolute[5])
  return isDate(date) && isTime(time) ? { at: `${date} ${time}` } : undefined
}

/** The same moment as text that is read as it. */
export function formatMoment(moment: MomentValue): string {
  if ('at' in moment) return withoutIdleSeconds(moment.at)
  return `${moment.day < 0 ? '' : '+'}${moment.day} ${withoutIdleSeconds(moment.time)}`
}

/** What is wrong with an end that does not come after its beginning. */
export function orderOf(
  field: string,
  from: Value | undefined,
  to: Value | undefined,
  { orEqual }: { orEqual: boolean },
): { field: string; text: Words }[] {
  if (!isMoment(from) || !isMoment(to)) return []
  if ('at' in from !== 'at' in to)
    return [
      {
        field,
        text: {
          zh: '开始与结束要么都写日期，要么都写距今天数',
          en: 'and its beginning should both be dates, or both days from today',
        },
      },
    ]
  const [a, b] = [sortable(from), sortable(to)]
  return a < b || (orEqual && a === b)
    ? []
    : [{ field, text: { zh: '不晚于开始时间', en: 'does not come after the beginning' } }]
}

const isMoment = (value: Value | undefined): value is MomentValue =>
  typeof value === 'object' && value !== null && ('at' in value || 'day' in value)

const sortable = (moment: MomentValue) =>
  'at' in moment ? moment.at : `${String(moment.day + 100_000).padStart(6, '0')} ${moment.time}`

const wholeTime = (minutes = '', seconds = ':00') => `${minutes.padStart(5, '0')}${seconds}`
const withoutIdleSeconds = (text: string) => text.replace(/:00$/, '')
const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time)

/** The thirtieth of February is a date to a pattern, not to a calendar; the year 0 is none to a database. */
function isDate(date: string): boolean {
  if (date < '1900' || date >= '2200') return false
  const instant = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date)
}
