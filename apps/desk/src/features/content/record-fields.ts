import type { ContentRecord } from '@tradefloor/contract'
import type { contentTexts } from './texts.ts'

type Table = ContentRecord['table']
type Texts = typeof contentTexts.zh
/** A text into which nothing is filled. */
type Label = { [Key in keyof Texts]: Texts[Key] extends `${string}{${string}` ? never : Key }[keyof Texts]

/** How one field of a record is filled in. */
export interface RecordField {
  /** As the organiser’s format names it, without a language. */
  base: string
  label: Label
  /** Of a text in two languages: how many lines it is high. */
  lines?: number
  kind: 'words' | 'text' | 'employees' | 'industry' | 'country' | 'area' | 'documentKind'
  type?: 'email' | 'tel' | 'url'
}

export interface Section {
  id: string
  title: Label
  fields: readonly RecordField[]
}

const words = (base: string, label: Label, lines = 1): RecordField => ({ base, label, lines, kind: 'words' })

export const boothSections: readonly Section[] = [
  {
    id: 'profile',
    title: 'profile',
    fields: [
      words('name', 'name_companies'),
      words('info', 'info_companies', 6),
      words('main_products', 'main_products', 2),
      words('sale_scope', 'sale_scope', 2),
    ],
  },
  {
    id: 'facts',
    title: 'boothFacts',
    fields: [
      { base: 'industry', label: 'industry', kind: 'industry' },
      { base: 'employees', label: 'employees', kind: 'employees' },
      words('register_capital', 'register_capital'),
      { base: 'country', label: 'country', kind: 'country' },
      { base: 'province', label: 'place', kind: 'area' },
      words('address', 'address', 2),
    ],
  },
  {
    id: 'contact',
    title: 'boothContact',
    fields: [
      words('manager', 'manager'),
      { base: 'manager_phone', label: 'manager_phone', kind: 'text', type: 'tel' },
      { base: 'phone', label: 'phone', kind: 'text', type: 'tel' },
      { base: 'email', label: 'email', kind: 'text', type: 'email' },
      { base: 'website', label: 'website', kind: 'text', type: 'url' },
    ],
  },
]

export const productTextSection: Section = {
  id: 'texts',
  title: 'texts',
  fields: [
    words('name', 'name_products'),
    { base: 'model', label: 'model', kind: 'text' },
    words('category', 'category'),
    words('brand', 'brand'),
    words('info', 'info_products', 4),
    words('specification', 'specification', 3),
    words('technical_parameter', 'technical_parameter', 3),
  ],
}

export const documentSection: Section = {
  id: 'texts',
  title: 'nameAndKind',
  fields: [words('name', 'name_products'), { base: 'kind', label: 'kind', kind: 'documentKind' }],
}

export const priceParts = ['price_currency', 'price_low', 'price_high', 'price_unit'] as const
export const orderField = words('moq', 'moq')

const own: Partial<Record<string, Record<Table, Label>>> = {
  name: { companies: 'name_companies', products: 'name_products', 'booth-documents': 'name_products' },
  info: { companies: 'info_companies', products: 'info_products', 'booth-documents': 'info_products' },
}

export const cellId = (field: string) => `cell-${field.replaceAll('.', '-')}`
export const baseOf = (field: string) => field.replace(/\.(zh|en)$/, '')
export const languageOf = (field: string): 'zh' | 'en' | undefined =>
  field.endsWith('.zh') ? 'zh' : field.endsWith('.en') ? 'en' : undefined

/** What a field of that table is called. */
export const labelOf = (table: Table, field: string): Label => {
  const base = baseOf(field)
  return own[base]?.[table] ?? (base as Label)
}

export const goToField = (field: string) => {
  const cell = document.getElementById(cellId(field))
  cell?.scrollIntoView({ block: 'center' })
  cell?.focus({ preventScroll: true })
}
