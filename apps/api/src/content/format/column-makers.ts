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
  max: 30,
  pattern: /^[+0-9 ()-]*$/,
  problem: w(
    '电话只能包含数字、空格、加号、括号和连字符',
    'A telephone number has only digits, spaces, +, brackets and hyphens',
  ),
  about: w('电话', 'Telephone'),
}
