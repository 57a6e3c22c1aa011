import type { Language } from '@tradefloor/contract'
import { faultyPictureTexts, readPictureTexts, writePictureTexts } from '@tradefloor/rules'
import { checkTable } from '../format/check-table.ts'
import type { Table } from '../format/columns.ts'
import { type ContentProblem, Problems } from '../format/problem.ts'
import { tables } from '../format/tables.ts'
import type { CheckedRow } from '../format/values.ts'
import { type CellTexts, places } from './cell-texts.ts'
import { type DeskTable, editable, pictureField, pictureTextsField } from './editable.ts'
import { pathsOf } from './files/media-cells.ts'
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

const checkedTables: Record<DeskTable, Table> = {
  companies: deskTable('companies'),
  products: deskTable('products'),
  'booth-documents': deskTable('booth-documents'),
}

/** A whole record by the import's own checks: each field, what is missing, and what contradicts itself. */
export function checkRecord(
  table: DeskTable,
  texts: CellTexts,
): { values: CheckedRow['values']; problems: ContentProblem[] } {
  const problems = new Problems()
  const fields = new Map([...ofItsPictures(table, texts)].filter(([, text]) => text !== ''))
  const { rows, faulty } = checkTable(checkedTables[table], [{ file: '', line: 0, fields }], places, problems)
  return { values: [...rows, ...faulty][0]?.values ?? {}, problems: problems.list }
}

/** The text of a picture that was taken away stays in the draft, in case it comes back, and goes no further. */
function ofItsPictures(table: DeskTable, texts: CellTexts): CellTexts {
  const pictures = new Set(pathsOf(texts.get(pictureField[table]) ?? ''))
  return new Map(
    [...texts].map(([field, text]) => {
      if (!field.startsWith(`${pictureTextsField}.`) || faultyPictureTexts(text).length > 0)
        return [field, text]
      const own = [...readPictureTexts(text)].filter(([path]) => pictures.has(path))
      return [field, writePictureTexts(new Map(own))]
    }),
  )
}

export const tellProblems = (problems: readonly ContentProblem[], language: Language) =>
  problems.map(({ field = '', text }) => ({ field, problem: text[language] }))
