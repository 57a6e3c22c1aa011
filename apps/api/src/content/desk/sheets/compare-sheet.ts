import type { Language, ProductSheet, SheetCell, SheetLine } from '@tradefloor/contract'
import type { Dependencies } from '../../../dependencies.ts'
import type { Words } from '../../format/words.ts'
import { withDrafts } from '../check-record.ts'
import { fieldCalled } from '../editable.ts'
import { type Names, nameOf, namesOfEditors } from '../editors.ts'
import { mediaProblem } from '../files/media-cells.ts'
import { type LoadedContent, type LoadedRecord, loadContent } from '../load-records.ts'
import { type ExportedCells, exportOf, findExports, hashOf } from './exported-cells.ts'
import { checkRows, type ReadSheet, readProductSheet, type SheetRow } from './read-product-sheet.ts'

type Needs = Pick<Dependencies, 'database' | 'clock'>

interface Reader {
  companyId: number
  language: Language
}

/** What a spreadsheet would change, line by line. Nothing is written. */
export async function compareSheet(
  { database: { db }, clock }: Needs,
  file: { name: string; bytes: Buffer },
  reader: Reader,
): Promise<ProductSheet> {
  const sheet = await readProductSheet(file)
  const content = await loadContent(db, reader.companyId, clock.now())
  const products = content.records.filter(({ table }) => table === 'products')
  const own = new Map(products.map((record) => [record.id, record]))
  const rows = checkRows(sheet, (id) => {
    const record = own.get(id)
    return record && withDrafts(record)
  })
  const exported = exportOf(rows, await findExports(db, reader.companyId))
  const names = await namesOfEditors(
    db,
    products.flatMap(({ drafts }) => [...drafts.values()].map(({ editedBy }) => editedBy)),
  )
  const lines = rows.map((row) => lineOf(row, { sheet, own, content, exported, names, ...reader }))
  const told = lines.filter(({ cells, problems, id }) => cells.length + problems.length > 0 || id === null)
  const known = new Set(rows.map(({ line }) => line))
  return {
    rows: rows.length,
    unchanged: lines.length - told.length,
    exported_at: exported?.exportedAt.toISOString() ?? '',
    unknown_fields: [...sheet.unknownFields, ...(rows.some((row) => isMoved(row, own)) ? ['position'] : [])],
    problems: sheet.problems.list
      .filter(({ line }) => line === undefined || !known.has(line))
      .map(({ line = 0, field = '', text }) => ({ line, field, problem: text[reader.language] })),
    lines: told,
  }
}

/** The order is arranged in the list, where a move is one step and not a number in every line. */
const isMoved = ({ id, position }: SheetRow, own: ReadonlyMap<number, LoadedRecord>) =>
  position !== null && position !== (own.get(id ?? 0)?.stored?.values.position ?? null)

interface Surroundings extends Reader {
  sheet: ReadSheet
  own: ReadonlyMap<number, LoadedRecord>
  content: LoadedContent
  exported: ExportedCells | undefined
  names: ReadonlyMap<number, Names>
}

function lineOf(row: SheetRow, at: Surroundings): SheetLine {
  const record = row.id === null ? undefined : at.own.get(row.id)
  const problems = [
    ...at.sheet.problems.list.filter(({ line }) => line === row.line),
    ...foreignIn(row, record, at),
    ...(record || row.id === null ? picturesIn(row, record, at) : []),
  ].map(({ field = '', text }) => ({ field, problem: text[at.language] }))
  return {
    line: row.line,
    id: row.id,
    name: nameIn(row, record),
    cells: problems.length > 0 ? [] : cellsOf(row, record, at),
    problems,
  }
}

function nameIn({ texts }: SheetRow, record: LoadedRecord | undefined): Names {
  const before = record && withDrafts(record)
  const text = (field: string) => texts.get(field) ?? before?.get(field) ?? ''
  return { cn: text('name.zh'), en: text('name.en') }
}

/** What is another company's is as missing. */
function foreignIn(
  { id, company }: SheetRow,
  record: LoadedRecord | undefined,
  { companyId }: Surroundings,
): { field: string; text: Words }[] {
  const text = (zh: string, en: string) => ({ zh, en })
  return [
    ...(id === null || record
      ? []
      : [
          {
            field: 'id',
            text: text(
              `贵公司没有这个编号的展品；新展品请留空编号`,
              `is not the number of a product of your company; leave it empty for a new one`,
            ),
          },
        ]),
    ...(company === null || company === companyId
      ? []
      : [
          {
            field: 'company',
            text: text(
              `应为贵公司的编号 ${companyId}，或留空`,
              `should be your company’s number ${companyId}, or empty`,
            ),
          },
        ]),
  ]
}

function picturesIn({ texts }: SheetRow, record: LoadedRecord | undefined, { content }: Surroundings) {
  const cell = fieldCalled('products', 'images')
  const text = texts.get('images')
  // What an organiser brought and nobody touched is no fault of the exhibitor's.
  if (!cell || text === undefined || (record && withDrafts(record).get('images') === text)) return []
  const problem = mediaProblem(cell, text, content.files)
  return problem ? [{ field: 'images', text: problem }] : []
}

function cellsOf(
  { texts }: SheetRow,
  record: LoadedRecord | undefined,
  { exported, names }: Surroundings,
): SheetCell[] {
  const present = record ? withDrafts(record) : undefined
  return [...texts].flatMap(([field, after]) => {
    const before = present?.get(field) ?? ''
    // A text may begin with the apostrophe that is taken for ours.
    if (after === before || `'${after}` === before) return []
    const draft = record?.drafts.get(field)
    return [
      {
        field,
        before,
        after,
        standing: standingOf(record && exported?.hashAt(record.id, field), before, after),
        edited_by: nameOf(names, draft?.editedBy),
        edited_at: draft?.editedAt.toISOString() ?? '',
      },
    ]
  })
}

/** Who has changed a cell since it left. Where that is not known, the spreadsheet has. */
export function standingOf(
  exported: number | undefined,
  before: string,
  after: string,
): SheetCell['standing'] {
  if (exported === undefined || exported === hashOf(before)) return 'changed'
  return exported === hashOf(after) ? 'kept' : 'both'
}
