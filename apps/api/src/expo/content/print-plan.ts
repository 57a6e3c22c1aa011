import type { Language } from '@tradefloor/contract'
import { type TableName, tableNames } from '../../content/format/columns.ts'
import type { CheckedRow } from '../../content/format/values.ts'
import type { Plan } from '../../content/import/plan.ts'
import { isWithdrawable } from '../../content/import/remove-records.ts'
import { oneLine } from '../one-line.ts'

const words = {
  zh: {
    headings: ['', '新增', '更改', '退出', '不变'],
    added: '新增',
    changed: '更改',
    removed: '退展',
    deleted: '删除',
    kept: '展商在工作台改过，保留不动（--overwrite 以文件夹为准）：',
    overwritten: '展商在工作台改过，将以文件夹为准：',
    media: '文件',
    more: (count: number) => `  … 另有 ${count} 条（--all 全部列出）`,
  },
  en: {
    headings: ['', 'added', 'changed', 'removed', 'same'],
    added: 'add',
    changed: 'change',
    removed: 'withdraw',
    deleted: 'delete',
    kept: 'Changed by exhibitors at the desk, left as they are (--overwrite takes the folder’s):',
    overwritten: 'Changed by exhibitors at the desk, taken from the folder now:',
    media: 'media',
    more: (count: number) => `  … and ${count} more (--all lists them)`,
  },
}

const shownOfEach = 5

/** The plan as a person reads it: counts, then what happens to whom. */
export function printPlan(plan: Plan, language: Language, all: boolean) {
  const say = words[language]
  const touched = tableNames.filter((name) => {
    const { added, changed, removed, same } = plan.tables[name]
    return added.length + changed.length + removed.length + same > 0
  })
  const rows = touched.map((name) => {
    const { added, changed, removed, same } = plan.tables[name]
    return [name, ...[added.length, changed.length, removed.length, same].map(String)]
  })
  rows.push([say.media, String(plan.media.added.length), String(plan.media.changed.length), '', ''])
  const few = (lines: string[]) =>
    all || lines.length <= shownOfEach
      ? lines
      : [...lines.slice(0, shownOfEach), say.more(lines.length - shownOfEach)]
  const isWithdrawn = (name: TableName) => !plan.deletes && isWithdrawable(name)
  const details = touched.flatMap((name) => {
    const { added, changed, removed } = plan.tables[name]
    return [
      ...few(added.map((row) => `  + ${say.added} ${name} ${row.id}  ${titleOf(row)}`)),
      ...few(changed.map(({ row, fields }) => `  ~ ${say.changed} ${name} ${row.id}  ${fields.join(', ')}`)),
      ...few(removed.map((id) => `  - ${isWithdrawn(name) ? say.removed : say.deleted} ${name} ${id}`)),
    ]
  })
  const desk = (heading: string, edits: Plan['kept']) =>
    edits.length === 0 ? [] : [heading, ...edits.map(({ table, id, field }) => `  ${table} ${id}  ${field}`)]
  return {
    headings: say.headings,
    rows,
    details: [...details, ...desk(say.kept, plan.kept), ...desk(say.overwritten, plan.overwritten)],
  }
}

/** The plan as a program reads it. */
export const planAsJson = (plan: Plan) => ({
  tables: Object.fromEntries(
    tableNames.map((name: TableName) => {
      const { added, changed, removed, same } = plan.tables[name]
      return [
        name,
        {
          added: added.map(({ id }) => id),
          changed: changed.map(({ row, fields }) => ({ id: row.id, fields })),
          removed,
          same,
        },
      ]
    }),
  ),
  media: {
    added: plan.media.added.map(({ path }) => path),
    changed: plan.media.changed.map(({ path }) => path),
  },
  kept: plan.kept,
  overwritten: plan.overwritten,
})

export function titleOf({ values }: CheckedRow): string {
  const { zh, en } = (values.name ?? values.title ?? values.terms ?? { zh: '', en: '' }) as {
    zh: string
    en: string
  }
  return oneLine([zh, en].filter(Boolean).join(' · '))
}
