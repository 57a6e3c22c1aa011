export type EntityKind = 'product' | 'exhibitor'

/** A text in both languages; either may be missing. */
export interface Bilingual {
  zh?: string | null
  en?: string | null
}

/** The fields in the order in which they are stored; `text` and `parameters` are indexed and not stored again. */
export const storedFieldNames = [
  'name',
  'model',
  'brand',
  'category',
  'mainProducts',
  'goods',
  'company',
  'place',
] as const
export const longFieldNames = ['parameters', 'text'] as const
export type StoredFieldName = (typeof storedFieldNames)[number]
export type FieldName = StoredFieldName | (typeof longFieldNames)[number]

/** Names first: lexemes of these are in a space of their own as well. */
export const nameFields: readonly FieldName[] = ['name', 'model', 'brand']

export interface SearchDocument {
  kind: EntityKind
  id: number
  /** An exhibitor's `goods` are the names of its products; a product's `company` is the name of its exhibitor. */
  fields: Partial<Record<FieldName, Bilingual>>
  /** Which filters it passes: exhibition, industry, category, province, city, area, flags; any number of values each. */
  filters: Partial<Record<string, readonly (string | number)[]>>
  /** For equal hits: the more visited first. */
  visits: number
}

/** Filters of a search: one of the values of each must be there. */
export type Filters = Partial<Record<string, readonly (string | number)[]>>
