import { isValidContact, largestId } from '@tradefloor/contract'
import { currencies } from '@tradefloor/contract/schemas'
import { unitCalled } from '@tradefloor/rules'
import { addressOfLoop, isLoopReference, loopNames } from '../../modules/live/index.ts'
import type { Column } from './columns.ts'
import { knownUnits } from './known-units.ts'
import { isModelReference, picturesOfModel } from './model-pictures.ts'
import { readMoment } from './moments.ts'
import { readProfile, readSlides } from './read-structure.ts'
import { problem, type Reading } from './reading.ts'
import { isPlainPath } from './source.ts'
import { isUnprintable } from './unprintable.ts'
import type { BoothValue } from './values.ts'

/** What the checks need to know of the world outside the row. */
export interface KnownAreas {
  isCountry(code: string): boolean
  isArea(level: 'province' | 'city' | 'area', code: string): boolean
}

/** Digits and signs as wide as Chinese characters mean the plain ones, except in texts and in names of files. */
const meansPlainSigns = (column: Column) =>
  [
    'id',
    'ref',
    'number',
    'choice',
    'flag',
    'moment',
    'email',
    'country',
    'currency',
    'area',
    'booths',
  ].includes(column.kind) ||
  (column.kind === 'text' && column.pattern !== undefined)

/** Turns the text of one field into its value, or says in a sentence why it cannot be. An empty text is no value. */
export function readValue(column: Column, written: string, places: KnownAreas): Reading {
  const text = meansPlainSigns(column) ? written.normalize('NFKC') : written
  if (isUnprintable(text))
    return problem('含有不可见的控制字符', 'has control characters that nobody can see')
  if (/^[=@]|^[+-][^\d\s(.]/.test(text))
    return problem('看起来是公式；请改为普通文字', 'looks like a formula; write it as plain text')
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
    case 'moment': {
      const value = readMoment(text)
      return value
        ? { value }
        : problem(
            '应为 2026-11-18 09:30 这样的时间，或 +0 09:30（距启动日的天数）',
            'should be a time such as 2026-11-18 09:30, or +0 09:30 for days from the day it is started',
          )
    }
    case 'url':
      return isWebAddress(text)
        ? { value: text }
        : problem(
            '应为以 http:// 或 https:// 开头的地址',
            'should be an address that starts with http:// or https://',
          )
    case 'email':
      return isValidContact('email', text)
        ? { value: text }
        : problem('不是邮箱地址', 'is not a mail address')
    case 'country':
      return places.isCountry(text)
        ? { value: text }
        : problem('没有这个国家代码', 'is not the code of a country')
    case 'unit':
      return unit(text)
    case 'currency':
      return currencies.includes(text.toUpperCase())
        ? { value: text.toUpperCase() }
        : problem(
            '没有这个货币代码；应为 ISO 4217 的三个字母，如 CNY、USD、EUR',
            'is not the code of a currency; ISO 4217 has three letters, such as CNY, USD or EUR',
          )
    case 'area':
      return places.isArea(column.level, text)
        ? { value: text }
        : problem('没有这个行政区划代码', 'is not the code of such a place')
    case 'media':
      return column.many ? mediaFiles(split(text), column.models) : mediaFile(text)
    case 'stream':
      return stream(text)
    case 'booths':
      return booths(text)
    case 'profile':
      return readProfile(text)
    case 'slides':
      return readSlides(text)
  }
}

function unit(text: string): Reading {
  const value = unitCalled(text)
  if (value) return { value }
  return problem(
    `没有这个计价单位；可用的是：${knownUnits('zh')}`,
    `is not a known unit; there are: ${knownUnits('en')}`,
  )
}

const tooLong = (max: number) => problem(`超过 ${max} 个字`, `is longer than ${max} characters`)
const split = (text: string) =>
  text
    .split(/[;；]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

function wholeNumber(text: string): { value: number } | undefined {
  const value = Number(text)
  return /^[1-9]\d*$/.test(text) && value <= largestId ? { value } : undefined
}

function number(
  { min, max, decimals }: { min: number; max: number; decimals: number },
  text: string,
): Reading {
  const value = Number(text.replaceAll(',', ''))
  const fits = /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(text) && value >= min && value <= max
  const [, digits = ''] = /\.(\d+?)0*$/.exec(text) ?? []
  if (fits && digits.length <= decimals) return { value }
  return decimals === 0
    ? problem(`应为 ${min} 到 ${max} 的整数`, `should be a whole number from ${min} to ${max}`)
    : problem(
        `应为 ${min} 到 ${max} 的数，小数最多 ${decimals} 位`,
        `should be a number from ${min} to ${max} with at most ${decimals} decimals`,
      )
}

function references(text: string): Reading {
  const parts = split(text).map(wholeNumber)
  if (parts.some((part) => !part))
    return problem('应为编号，多个用分号隔开', 'should be numbers joined by semicolons')
  const value = parts.flatMap((part) => (part ? [part.value] : []))
  return namedTwice(value) ?? { value: someOrNone(value) }
}

function namedTwice(values: readonly (string | number)[]): Reading | undefined {
  const seen = new Set<string | number>()
  const twice = values.find((value) => seen.size === seen.add(value).size)
  return twice === undefined ? undefined : problem(`${twice} 写了两次`, `names ${twice} twice`)
}

/** A list without anything in it says nothing. */
const someOrNone = <T>(values: T[]) => (values.length > 0 ? values : null)

/** Below media/, and never out of it; nor an address of any kind. */
const isMediaPath = (text: string) => isPlainPath(text) && !/^[a-z][a-z\d+.-]*:/i.test(text)

function mediaFile(text: string): Reading {
  return isMediaPath(text)
    ? { value: text }
    : problem(
        `“${text}”应为 media 文件夹内的文件，如 logos/a.png，用 / 隔开文件夹`,
        `should be a file inside the folder media, such as logos/a.png with /, and not “${text}”`,
      )
}

function mediaFiles(parts: string[], models = false): Reading {
  const paths: string[] = []
  for (const part of parts) {
    const reading = models && isModelReference(part) ? picturesOfModel(part) : mediaFile(part)
    if ('problem' in reading) return reading
    paths.push(...[reading.value as string | string[]].flat())
  }
  return namedTwice(paths) ?? { value: someOrNone(paths) }
}

function stream(text: string): Reading {
  if (isLoopReference(text)) {
    if (addressOfLoop(text, 'live') !== undefined) return { value: text }
    const names = loopNames().map((name) => `loop:${name}`)
    return problem(
      `软件没有自带这个名称的直播源；可用的是：${names.join('、')}`,
      `names a stream that does not come with the software; there are: ${names.join(', ')}`,
    )
  }
  return isWebAddress(text) || isMediaPath(text)
    ? { value: text }
    : problem(
        '应为以 http:// 或 https:// 开头的地址，或 media 文件夹内的 mp4 文件，或 loop:名称',
        'should be an address that starts with http:// or https://, or an mp4 file inside the folder media, or loop:name',
      )
}

function isWebAddress(text: string): boolean {
  // What is written, not what a browser would make of it.
  if (!/^https?:\/\/[^\s\\]+$/i.test(text)) return false
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
  return { value: someOrNone(found.sort((a, b) => a.exhibition - b.exhibition)) }
}
