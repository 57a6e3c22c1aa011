import { phonesPattern } from '@tradefloor/rules'
import type { Column, Words } from './columns.ts'

export const w = (zh: string, en: string): Words => ({ zh, en })
export const id = (about: Words): Column => ({ kind: 'id', required: true, about })
export const words = (max: number, about: Words, required = false): Column => ({
  kind: 'words',
  max,
  about,
  ...(required ? { required: true as const } : {}),
})
export const phone: Column = {
  kind: 'text',
  max: 80,
  pattern: phonesPattern,
  problem: w(
    '应为电话号码：数字、空格、加号、括号和连字符，分机写作“转 801”，多个用 / 隔开',
    'should be telephone numbers of digits, spaces, +, brackets and hyphens; an extension as “ext. 801”, several joined by /',
  ),
  about: w(
    '电话，可带分机，多个用 / 隔开',
    'Telephone, with an extension if it has one; several joined by /',
  ),
}
