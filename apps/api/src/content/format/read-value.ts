import type { Column, Words } from './columns.ts'
import type { BoothValue, MomentValue, Value } from './values.ts'

/** What the checks need to know of the world outside the row. */
export interface KnownPlaces {
  isCountry(code: string): boolean
  isArea(level: 'province' | 'city' | 'area', code: string): boolean
}

export type Reading = { value: Value } | { problem: Words }

const problem = (zh: string, en: string): Reading => ({ problem: { zh, en } })
const most = 2_147_483_647

/** Turns the text of one field into its value, or says in a sentence why it cannot be. An empty text is no value. */
export function readValue(column: Column, text: string, places: KnownPlaces): Reading {
  if (/[^\P{Cc}\n\r\t]/u.test(text))
    return problem('含有不可见的控制字符', 'has control characters that nobody can see')
  switch (column.kind) {
    case 'id':
      return (
        wholeNumber(text) ??
        problem('应为 1 到 2147483647 的整数', 'should be a whole number from 1 to 2147483647')
      )
    case 'ref':
      return column.many
        ? references(text)
        : (wholeNumber(text) ?? problem('应为一个编号', 'should be one number'))
    case 'text':
      if ([...text].length > column.max) return tooLong(column.max)
      if (column.pattern && !column.pattern.test(text))
        return { problem: column.problem ?? { zh: '格式不对', en: 'has the wrong form' } }
      return { value: text }
    case 'words':
      return [...text].length > column.max ? tooLong(column.max) : { value: text }
    case 'number':
      return number(column, text)
    case 'choice':
      return column.of.includes(text)
        ? { value: text }
        : problem(`应为其中之一：${column.of.join('、')}`, `should be one of: ${column.of.join(', ')}`)
    case 'flag':
      if (/^(yes|true|1|是)$/i.test(text)) return { value: true }
      if (/^(no|false|0|否)$/i.test(text)) return { value: false }
      return problem('应为 yes 或 no', 'should be yes or no')
    case 'moment':
      return moment(text)
    case 'url':
      return isWebAddress(text)
        ? { value: text }
        : problem(
            '应为以 http:// 或 https:// 开头的地址',
            'should be an address that starts with http:// or https://',
          )
    case 'email':
      return /^[^\s@,;<>"]{1,64}@[^\s@,;<>"]{1,189}$/.test(text)
        ? { value: text }
        : problem('不是邮箱地址', 'is not a mail address')
    case 'country':
      return places.isCountry(text)
        ? { value: text }
        : problem('没有这个国家代码', 'is not the code of a country')
    case 'area':
      return places.isArea(column.level, text)
        ? { value: text }
        : problem('没有这个行政区划代码', 'is not the code of such a place')
    case 'media':
      return { value: column.many ? split(text) : text }
    case 'booths':
      return booths(text)
  }
}

const tooLong = (max: number) => problem(`超过 ${max} 个字`, `is longer than ${max} characters`)
const split = (text: string) =>
  text
    .split(/[;；]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

function wholeNumber(text: string): { value: number } | undefined {
  const value = Number(text)
  return /^[1-9]\d*$/.test(text) && value <= most ? { value } : undefined
}

function number({ min, max, whole }: { min: number; max: number; whole?: true }, text: string): Reading {
  const value = Number(text.replaceAll(',', ''))
  const fits =
    /^-?[\d,]+(\.\d+)?$/.test(text) && value >= min && value <= max && (!whole || Number.isInteger(value))
  if (!fits)
    return problem(
      `应为 ${min} 到 ${max} 的${whole ? '整' : ''}数`,
      `should be a ${whole ? 'whole ' : ''}number from ${min} to ${max}`,
    )
  return { value }
}

function references(text: string): Reading {
  const parts = split(text).map(wholeNumber)
  if (parts.some((part) => !part))
    return problem('应为编号，多个用分号隔开', 'should be numbers joined by semicolons')
  return { value: parts.flatMap((part) => (part ? [part.value] : [])) }
}

function moment(text: string): Reading {
  const relative = /^([+-]\d{1,5})d? (\d{1,2}:\d{2})(?::\d{2})?$/.exec(text)
  if (relative?.[2]) {
    const time = `${relative[2].padStart(5, '0')}:00`
    if (isTime(time)) return { value: { day: Number(relative[1]), time } satisfies MomentValue }
  }
  const absolute = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[ T](\d{1,2}:\d{2})(?::\d{2})?$/.exec(text)
  if (absolute) {
    const [, year = '', month = '', day = '', time = ''] = absolute
    const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    const clock = `${time.padStart(5, '0')}:00`
    if (isDate(date) && isTime(clock)) return { value: { at: `${date} ${clock}` } satisfies MomentValue }
  }
  return problem('应为 2026-11-18 09:30 这样的时间', 'should be a time such as 2026-11-18 09:30')
}

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time)

/** The thirtieth of February is a date to a pattern, not to a calendar. */
function isDate(date: string): boolean {
  const instant = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date)
}

function isWebAddress(text: string): boolean {
  try {
    const { protocol, username, password } = new URL(text)
    return (
      (protocol === 'https:' || protocol === 'http:') &&
      username === '' &&
      password === '' &&
      text.length <= 500
    )
  } catch {
    return false
  }
}

function booths(text: string): Reading {
  const found: BoothValue[] = []
  for (const part of split(text)) {
    const [, exhibition = '', boothNo, url = ''] =
      /^(\d+)(?:\s*[:：]\s*([^@\s]{1,20}))?(?:\s*@\s*(\S+))?$/.exec(part) ?? []
    const id = wholeNumber(exhibition)
    if (!id || (url !== '' && !isWebAddress(url)))
      return problem(
        '应为 展会编号:展位号，例如 21:A108; 34',
        'should be exhibition:booth number, such as 21:A108; 34',
      )
    if (found.some((each) => each.exhibition === id.value))
      return problem(`展会 ${id.value} 写了两次`, `names exhibition ${id.value} twice`)
    found.push({ exhibition: id.value, boothNo: boothNo ?? null, url })
  }
  return { value: found }
}
