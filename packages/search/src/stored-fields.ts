import { type FieldName, type SearchDocument, type StoredFieldName, storedFieldNames } from './document.ts'
import { fold } from './fold.ts'
import { tokens } from './tokeniser.ts'
import { quantityAt } from './units.ts'

/**
 * What ranking needs of a candidate, in one column of text: the tokens of each short field, Chinese then English,
 * separated by line feeds. Words have blanks around them, so that beginnings and whole words are found by `indexOf`.
 */
export type StoredFields = string

export interface FieldTexts {
  zh: string
  en: string
}
export type UnpackedFields = Partial<Record<StoredFieldName, FieldTexts>>

/** As much of a short field is indexed and stored. */
export const longestStored = 3000

/** The tokens of a text with a blank before and after each, and after them the quantities. */
export function tokenText(text: string): string {
  const found = tokens(fold(text.slice(0, longestStored)))
  if (found.length === 0) return ''
  const quantities = found.flatMap((_, index) => quantityAt(found, index)?.text ?? [])
  return ` ${[...found.map((token) => token.text), ...quantities].join(' ')} `
}

const listFields: ReadonlySet<FieldName> = new Set(['category', 'mainProducts', 'goods'])
const separators = /[;；、，,\n]/

/** The items of a list with a bar between, so that one of them can be compared as a whole. */
const listText = (text: string) =>
  text.slice(0, longestStored).split(separators).map(tokenText).filter(Boolean).join('|')

export function packFields(document: SearchDocument): StoredFields {
  return storedFieldNames
    .map((field) => {
      const texts = document.fields[field]
      const pack = listFields.has(field) ? listText : tokenText
      return `${pack(texts?.zh ?? '')}\n${pack(texts?.en ?? '')}`
    })
    .join('\n')
}

/** Done for every candidate of a search: most fields of most are empty, and cost nothing but a look. */
export function unpackFields(stored: StoredFields): UnpackedFields {
  const fields: UnpackedFields = {}
  let from = 0
  for (const field of storedFieldNames) {
    const middle = endOfLine(stored, from)
    const end = endOfLine(stored, middle + 1)
    if (end > middle + 1 || middle > from)
      fields[field] = { zh: stored.slice(from, middle), en: stored.slice(middle + 1, end) }
    from = end + 1
  }
  return fields
}

function endOfLine(text: string, from: number): number {
  const at = text.indexOf('\n', from)
  return at < 0 ? Math.max(from, text.length) : at
}

/** A field's tokens without blanks and quantities: model numbers and whole names are compared so. */
export const compactField = (field: string) =>
  (field.includes('~') ? field.replace(/ ~[^ |]+/g, '') : field).replaceAll(' ', '')
