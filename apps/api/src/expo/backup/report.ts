import type { Words } from '../../content/format/columns.ts'

type Say = (texts: Words) => string
type Counted = { table: string; rows: number; bytes: number }[]

export const inMegabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(1)} MB`

/** Headings and lines of what there is in each table. */
export const tableRows = (tables: Counted, words: Say): [string[], string[][]] => [
  [words({ zh: '数据表', en: 'table' }), words({ zh: '行数', en: 'rows' })],
  tables.map(({ table, rows }) => [table, String(rows)]),
]

const sums = (tables: Counted) => ({
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  count: tables.length,
})

export function restoredLine(tables: Counted, words: Say) {
  const { rows, count } = sums(tables)
  return words({
    zh: `已恢复：${count} 个数据表共 ${rows} 行，哈希一致`,
    en: `restored, ${rows} rows in ${count} tables, hashes equal`,
  })
}

export function movedLine(tables: Counted, words: Say) {
  const { rows, count } = sums(tables)
  return words({
    zh: `已复制：${count} 个数据表共 ${rows} 行，两边的行数与哈希一致`,
    en: `copied, ${rows} rows in ${count} tables, counts and hashes equal on both sides`,
  })
}
