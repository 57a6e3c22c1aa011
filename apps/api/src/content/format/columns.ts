// What a column of the organiser's tables may hold. One description checks a row, writes the template and makes the
// page of the format, so that the three cannot differ.

export interface Words {
  zh: string
  en: string
}

interface Described {
  about: Words
  required?: true
  example?: string
}

export type Column = Described &
  (
    | { kind: 'id' }
    /** Another table's record. */
    | { kind: 'ref'; to: TableName | 'exhibitions'; many?: true }
    | { kind: 'text'; max: number; pattern?: RegExp; problem?: Words }
    /** Two columns in a spreadsheet, name.zh and name.en; one object in JSON. */
    | { kind: 'words'; max: number }
    | { kind: 'number'; min: number; max: number; whole?: true }
    | { kind: 'choice'; of: readonly string[] }
    | { kind: 'flag' }
    | { kind: 'moment' }
    | { kind: 'url' }
    | { kind: 'email' }
    | { kind: 'country' }
    | { kind: 'area'; level: 'province' | 'city' | 'area' }
    /** A file below media/. */
    | { kind: 'media'; types: readonly MediaType[]; many?: true }
    /** Where a company stands: exhibition, booth number, address outside. */
    | { kind: 'booths' }
  )

export type MediaType = 'picture' | 'video' | 'document'

export const tableNames = [
  'companies',
  'contacts',
  'products',
  'guests',
  'documents',
  'videos',
  'schedule',
] as const
export type TableName = (typeof tableNames)[number]

export interface Table {
  name: TableName
  about: Words
  columns: Record<string, Column>
}
