import type {
  ContentField,
  ContentRecord,
  ContentState,
  ContentSummary,
  Language,
} from '@tradefloor/contract'
import type { CellTexts, textsOf } from './cell-texts.ts'
import { checkRecord, tellProblems, withDrafts } from './check-record.ts'
import { newRecordField } from './draft-queries.ts'
import { editable, pictureField } from './editable.ts'
import { type Names, nameOf } from './editors.ts'
import type { AddressAt } from './files/addresses.ts'
import { pathsOf } from './files/media-cells.ts'
import type { LoadedRecord } from './load-records.ts'

const stateOf = ({ stored, withdrawnBy }: LoadedRecord): ContentState => {
  if (!stored) return 'draft'
  if (withdrawnBy === 'organiser') return 'withdrawn_by_organiser'
  return withdrawnBy === 'desk' ? 'withdrawn' : 'published'
}

const wordsOf = (texts: CellTexts, base: string): Names => ({
  cn: texts.get(`${base}.zh`) ?? '',
  en: texts.get(`${base}.en`) ?? '',
})

/** Texts that one language has and the other has not, and how much of all each language has. */
export function coverageOf(table: LoadedRecord['table'], texts: CellTexts) {
  const missing: string[] = []
  const there = { zh: 0, en: 0 }
  let all = 0
  for (const { field, base, language } of editable[table]) {
    if (!language) continue
    const hasAny = texts.get(`${base}.zh`) || texts.get(`${base}.en`)
    if (!hasAny) continue
    all++
    if (texts.get(field)) there[language]++
    else missing.push(field)
  }
  const share = (count: number) => (all === 0 ? 0 : Math.round((count * 200) / all))
  return { coverage: { cn: share(there.zh), en: share(there.en) }, missing }
}

function commonView(record: LoadedRecord, texts: CellTexts, addressAt: AddressAt) {
  const { table, id, drafts, madeAtDesk } = record
  const pictures = pathsOf(texts.get(pictureField[table]) ?? '').map(addressAt)
  return {
    pictures,
    common: {
      table,
      id,
      state: stateOf(record),
      made_at_desk: madeAtDesk,
      name: wordsOf(texts, 'name'),
      picture_url: pictures[0] ?? '',
      changes: [...drafts.keys()].filter((field) => field !== newRecordField).length,
      ...coverageOf(table, texts),
    },
  }
}

export function summaryView(record: LoadedRecord, addressAt: AddressAt): ContentSummary {
  const texts = withDrafts(record)
  const { common } = commonView(record, texts, addressAt)
  const text = (field: string) => texts.get(field) ?? ''
  return {
    ...common,
    position: Number(record.stored?.values.position ?? 0),
    kind: record.table === 'booth-documents' ? text('kind') || 'other' : '',
    model: text('model'),
    category: wordsOf(texts, 'category'),
    moq: wordsOf(texts, 'moq'),
    price_low: text('price_low'),
    price_high: text('price_high'),
    price_unit: text('price_unit'),
    price_currency: text('price_currency'),
  }
}

export function recordView(
  record: LoadedRecord,
  {
    addressAt,
    names,
    language,
  }: { addressAt: AddressAt; names: ReadonlyMap<number, Names>; language: Language },
): ContentRecord {
  const texts = withDrafts(record)
  const { common, pictures } = commonView(record, texts, addressAt)
  return {
    ...common,
    pictures,
    files: filesNamed(record, addressAt),
    fields: editable[record.table].map((cell) => fieldView(cell, record, names)),
    problems: tellProblems(checkRecord(record.table, texts).problems, language),
  }
}

/** Each with its address, also those that only stand in what is published or was. */
function filesNamed({ table, published, drafts }: LoadedRecord, addressAt: AddressAt) {
  const field = pictureField[table]
  const draft = drafts.get(field)
  const named = [published.get(field), draft?.value, draft?.base].flatMap((text) => pathsOf(text ?? ''))
  return [...new Set(named)].map((path) => ({ path, url: addressAt(path) }))
}

function fieldView(
  { field, column }: (typeof editable)['companies'][number],
  { published, drafts }: LoadedRecord,
  names: ReadonlyMap<number, Names>,
): ContentField {
  const draft = drafts.get(field)
  const text = published.get(field) ?? ''
  return {
    field,
    value: draft?.value ?? text,
    published: text,
    base: draft?.base ?? text,
    version: draft?.version ?? 0,
    edited_by: nameOf(names, draft?.editedBy),
    edited_at: draft?.editedAt.toISOString() ?? '',
    required: column.required === true,
    max: 'max' in column && column.kind !== 'number' ? column.max : 0,
  }
}

/** A version in the words of the format, cell by cell; only what the desk can write. */
export const versionTexts = (table: LoadedRecord['table'], texts: ReturnType<typeof textsOf>) =>
  editable[table].map(({ field }) => ({ field, value: texts.get(field) ?? '' }))
