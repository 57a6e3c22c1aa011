import {
  deskContentLimits,
  type Language,
  type SheetProduct,
  type SheetRefusal,
  type WriteSheetReply,
} from '@tradefloor/contract'
import { lockCompany } from '../../../db/lock-company.ts'
import type { Queries } from '../../../db/open-database.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { ContactCaller } from '../../../http/caller.ts'
import { Problem } from '../../../http/problem.ts'
import { decideChange, type Outcome } from '../decide-change.ts'
import {
  countNewRecords,
  type DraftRow,
  deleteDraftCells,
  newRecordField,
  nextRecordId,
  writeDraftCells,
} from '../draft-queries.ts'
import { pictureField } from '../editable.ts'
import { type Names, nameOf, namesOfEditors } from '../editors.ts'
import { uploadIdsIn } from '../files/media-cells.ts'
import { lockFiles } from '../files/upload-queries.ts'
import { type LoadedContent, type LoadedRecord, loadContent } from '../load-records.ts'
import { madeBefore } from './made-before.ts'

type Needs = Pick<Dependencies, 'database' | 'clock' | 'limits'>
type Result = WriteSheetReply['data']

const table = 'products'
const pace = { most: 60, seconds: 600 }

/** What becomes of one product of the sheet. */
interface Decided {
  product: SheetProduct
  outcomes: [field: string, Outcome][]
  /** Of a new one that was made already, when its answer got lost. */
  madeId?: number | undefined
  /** Nothing is left of it. */
  removed?: LoadedRecord
}

/**
 * Makes drafts of the chosen lines of a spreadsheet, all or none: where a colleague or an import has changed a cell since
 * it was compared, nothing is written and the cell is told.
 */
export async function writeSheet(
  { database, clock, limits }: Needs,
  { companyId, accountId }: ContactCaller,
  { products, language }: { products: readonly SheetProduct[]; language: Language },
): Promise<Result> {
  refuseTwice(products)
  await limits.take([{ key: `write sheet ${companyId}`, ...pace }])
  const now = clock.now()
  return database.db.transaction(async (db) => {
    await lockCompany(db, companyId)
    await lockFiles(db, companyId, products.flatMap(uploadsIn))
    const content = await loadContent(db, companyId, now)
    const own = new Map(content.records.filter((each) => each.table === table).map((each) => [each.id, each]))
    const decided = products.flatMap((product) => decide(product, own, content, language))
    const refused = await refusalsIn(db, decided)
    if (refused.length > 0) return { written: [], changes: 0, refused }
    const again = madeBefore(own.values(), { accountId, now })
    const made = decided.map((each) =>
      each.product.id === undefined ? { ...each, madeId: again(each.product) } : each,
    )
    return write(db, made, { companyId, accountId, now })
  })
}

const uploadsIn = ({ cells }: SheetProduct) =>
  cells.flatMap(({ field, value }) => (field === pictureField[table] ? uploadIdsIn(value) : []))

function refuseTwice(products: readonly SheetProduct[]) {
  const ids = products.flatMap(({ id }) => id ?? [])
  const isTwice = (names: readonly (string | number)[]) => new Set(names).size < names.length
  if (isTwice(ids) || products.some(({ cells }) => isTwice(cells.map(({ field }) => field))))
    throw new Problem('bad_input', { fields: [{ field: 'products', problem: 'names something twice' }] })
}

const nothing = { table, drafts: new Map<string, DraftRow>(), published: new Map<string, string>() } as const

function decide(
  product: SheetProduct,
  own: ReadonlyMap<number, LoadedRecord>,
  { files }: LoadedContent,
  language: Language,
): Decided[] {
  const { id, remove, cells } = product
  const record = id === undefined ? undefined : own.get(id)
  if (remove) return record ? [decideRemoval(product, record)] : []
  // Another company's is as missing.
  if (id !== undefined && !record) throw new Problem('not_found')
  const outcomes = cells.map(({ field, value, before }): [string, Outcome] => [
    field,
    decideChange(
      record ?? nothing,
      files,
      { field, value, isStale: (present) => present !== before },
      language,
    ),
  ])
  return [{ product, outcomes }]
}

/** Only what is still as it was made: not published, and nobody has written to it. */
function decideRemoval(product: SheetProduct, record: LoadedRecord): Decided {
  const made = new Map(product.cells.map(({ field, before }) => [field, before]))
  const fields = new Set(
    [...made.keys(), ...record.drafts.keys()].filter((field) => field !== newRecordField),
  )
  const changed = [...fields].filter(
    (field) => (made.get(field) ?? '') !== (record.drafts.get(field)?.value ?? ''),
  )
  const stale = record.stored ? [newRecordField] : changed
  return {
    product,
    removed: record,
    outcomes: stale.map((field) => {
      const draft = record.drafts.get(field)
      return [field, { status: 'conflict', value: draft?.value ?? '', ...(draft ? { draft } : {}) }]
    }),
  }
}

async function refusalsIn(db: Queries, decided: readonly Decided[]): Promise<SheetRefusal[]> {
  const refused = decided.flatMap(({ product, outcomes }) =>
    outcomes.flatMap(([field, outcome]) =>
      outcome.status === 'saved' ? [] : [{ line: product.line, field, outcome }],
    ),
  )
  const draftIn = (outcome: Outcome) => ('draft' in outcome ? outcome.draft : undefined)
  const names: ReadonlyMap<number, Names> = await namesOfEditors(
    db,
    refused.map(({ outcome }) => draftIn(outcome)?.editedBy ?? null),
  )
  return refused.map(({ line, field, outcome }) => ({
    line,
    field,
    problem: outcome.status === 'refused' ? outcome.problem : '',
    value: outcome.status === 'conflict' ? outcome.value : '',
    edited_by: nameOf(names, draftIn(outcome)?.editedBy),
    edited_at: draftIn(outcome)?.editedAt.toISOString() ?? '',
  }))
}

async function write(
  db: Queries,
  decided: readonly Decided[],
  editor: { companyId: number; accountId: number; now: Date },
): Promise<Result> {
  const { companyId } = editor
  const isNew = ({ product: { id }, madeId }: Decided) => id === undefined && madeId === undefined
  const coming = decided.filter(isNew).length
  if (coming > 0 && (await countNewRecords(db, companyId)) + coming > deskContentLimits.newProducts)
    throw new Problem('new_products_full')
  const toErase: { id: number; field: string }[] = []
  const toWrite: Parameters<typeof writeDraftCells>[1][number][] = []
  const written: Result['written'] = []
  let changes = 0
  for (const each of decided) {
    const { product, outcomes, removed, madeId } = each
    if (removed) {
      toErase.push(...[...removed.drafts.keys()].map((field) => ({ id: removed.id, field })))
      continue
    }
    if (madeId !== undefined) {
      written.push({ line: product.line, id: madeId })
      continue
    }
    const id = product.id ?? (await nextRecordId(db))
    if (isNew(each)) toWrite.push({ table, id, field: newRecordField, value: String(id), base: '' })
    const before = toWrite.length + toErase.length
    for (const [field, outcome] of outcomes) {
      if (outcome.status !== 'saved') continue
      if (outcome.write) toWrite.push({ table, id, field, ...outcome.write })
      if (outcome.erase) toErase.push({ id, field })
    }
    changes += toWrite.length + toErase.length - before
    written.push({ line: product.line, id })
  }
  await deleteDraftCells(db, companyId, table, toErase)
  await writeDraftCells(db, toWrite, editor)
  return { written, changes, refused: [] }
}
