import type { Language } from '@tradefloor/contract'
import { checkTable } from '../format/check-table.ts'
import { type ContentProblem, Problems } from '../format/problem.ts'
import { tables } from '../format/tables.ts'
import type { CheckedRow } from '../format/values.ts'
import { type CellTexts, places } from './cell-texts.ts'
import { type DeskTable, editable } from './editable.ts'
import type { LoadedRecord } from './load-records.ts'

/** The record as it would be with its drafts. */
export const withDrafts = ({ published, drafts }: Pick<LoadedRecord, 'published' | 'drafts'>): CellTexts =>
  new Map([...published].map(([field, text]) => [field, drafts.get(field)?.value ?? text]))

/** What the desk writes, as a table: what else an organiser's row needs is not the exhibitor's to put right. */
const deskTable = (table: DeskTable) => {
  const { columns, ...rest } = tables[table]
  return {
    ...rest,
    columns: Object.fromEntries(
      [...new Set(editable[table].map(({ base }) => base))].flatMap((base) => {
        const column = columns[base]
        return column ? [[base, column]] : []
      }),
    ),
  }
}

const checkedTables = { companies: deskTable('companies'), products: deskTable('products') }

/** A whole record by the import's own checks: each field, what is missing, and what contradicts itself. */
export function checkRecord(
  table: DeskTable,
  texts: CellTexts,
): { values: CheckedRow['values']; problems: ContentProblem[] } {
  const problems = new Problems()
  const fields = new Map([...texts].filter(([, text]) => text !== ''))
  const { rows, faulty } = checkTable(checkedTables[table], [{ file: '', line: 0, fields }], places, problems)
  return { values: [...rows, ...faulty][0]?.values ?? {}, problems: problems.list }
}

export const tellProblems = (problems: readonly ContentProblem[], language: Language) =>
  problems.map(({ field = '', text }) => ({ field, problem: text[language] }))
