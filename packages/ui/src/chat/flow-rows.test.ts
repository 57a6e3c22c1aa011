import { expect, test } from 'vitest'
import { flowRows } from './flow-rows.ts'

const at = (text: string) => Date.parse(`2026-11-${text}:00+08:00`)
const said = (sequence: number, time: string, own = false, userName = '陈屿安') => ({
  sequence,
  own,
  userName,
  time: at(time),
})

test('R-02 days are headed, and what one writer says at once stands together', () => {
  const rows = flowRows(
    [
      said(1, '13T15:08', true),
      said(2, '13T15:09', true),
      said(3, '13T15:14'),
      said(4, '16T16:36'),
      said(5, '16T16:50'),
      said(6, '16T16:51', false, '林知夏'),
    ],
    [{ client_id: 'abcdefgh', at: at('16T16:52') }],
    'Asia/Shanghai',
  )
  const seen = rows.map((row) =>
    row.kind === 'day' ? 'day' : `${row.key} ${row.isFirst ? '┌' : '│'}${row.isLast ? '┘' : '│'}`,
  )
  expect(seen).toEqual(['day', 'm1 ┌│', 'm2 │┘', 'm3 ┌┘', 'day', 'm4 ┌┘', 'm5 ┌┘', 'm6 ┌┘', 'wabcdefgh ┌┘'])
})

test('R-02 an own message is the same row before and after it arrives', () => {
  const written = { client_id: 'abcdefgh', at: at('16T16:52') }
  const stored = { ...said(1, '16T16:52', true), client_id: 'abcdefgh' }
  const keys = [flowRows([], [written]), flowRows([stored], [])].map((rows) => rows.at(-1)?.key)
  expect(keys[0]).toBe(keys[1])
})

test('R-02 a day begins where the reader is', () => {
  const rows = flowRows([said(1, '15T23:59'), said(2, '16T00:01')], [], 'America/New_York')
  expect(rows.map(({ kind }) => kind)).toEqual(['day', 'message', 'message'])
})
