import type { Column } from '../format/columns.ts'
import { tables } from '../format/tables.ts'

/** The tables of the format in which a company has records of its own to edit. */
export const deskTables = ['companies', 'products', 'booth-documents'] as const
export type DeskTable = (typeof deskTables)[number]

/** What an exhibitor writes at the desk. Numbers, booths and stands are the organiser's. */
const written: Record<DeskTable, readonly string[]> = {
  companies: [
    'name',
    'industry',
    'country',
    'province',
    'city',
    'area',
    'address',
    'manager',
    'manager_phone',
    'email',
    'phone',
    'website',
    'register_capital',
    'employees',
    'info',
    'main_products',
    'sale_scope',
    'logo',
  ],
  products: [
    'name',
    'model',
    'category',
    'price_low',
    'price_high',
    'price_unit',
    'price_currency',
    'moq',
    'brand',
    'specification',
    'technical_parameter',
    'info',
    'images',
    'picture_texts',
  ],
  'booth-documents': ['name', 'kind', 'file'],
}

/** The field that names a record's pictures, or its file. */
export const pictureField = {
  companies: 'logo',
  products: 'images',
  'booth-documents': 'file',
} as const satisfies Record<DeskTable, string>

/** What its pictures show is said of those alone: whoever changes one of the two owns both. */
export const pictureTextsField = 'picture_texts'

/** A cell of the format: one language of a text, or a whole field. */
export interface DeskField {
  /** name.zh */
  field: string
  /** name */
  base: string
  column: Column
  language?: 'zh' | 'en'
}

const cellsOf = (table: DeskTable, names: readonly string[]): DeskField[] =>
  names.flatMap((base): DeskField[] => {
    const column = tables[table].columns[base]
    if (!column) throw new Error(`${table} has no field ${base}`)
    if (column.kind !== 'words') return [{ field: base, base, column }]
    return (['zh', 'en'] as const).map((language) => ({
      field: `${base}.${language}`,
      base,
      column,
      language,
    }))
  })

/** What is written at the desk, and what drafts and versions hold. */
export const editable: Record<DeskTable, readonly DeskField[]> = {
  companies: cellsOf('companies', written.companies),
  products: cellsOf('products', written.products),
  'booth-documents': cellsOf('booth-documents', written['booth-documents']),
}

export const fieldCalled = (table: DeskTable, name: string): DeskField | undefined =>
  editable[table].find(({ field }) => field === name)
