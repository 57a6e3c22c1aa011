import type { Value } from './values.ts'
import type { Words } from './words.ts'

export type { Words } from './words.ts'

// What a column of the organiser's tables may hold. One description checks a row, writes the template and makes the
// page of the format, so that the three cannot differ.

interface Described {
  about: Words
  required?: true
  example?: string
  /** What an empty field means; nothing when there is none. */
  otherwise?: string | number | boolean
}

export type Column = Described &
  (
    | { kind: 'id' }
    /** Another table's record. */
    | { kind: 'ref'; to: TableName; many?: true }
    | { kind: 'text'; max: number; pattern?: RegExp; problem?: Words }
    /** Two columns in a spreadsheet, name.zh and name.en; one object in JSON. */
    | { kind: 'words'; max: number }
    | { kind: 'number'; min: number; max: number; decimals: number }
    | { kind: 'choice'; of: readonly string[] }
    | { kind: 'flag' }
    | { kind: 'moment' }
    | { kind: 'url' }
    | { kind: 'email' }
    | { kind: 'country' }
    /** What a price is for: a code, or a name of it. */
    | { kind: 'unit' }
    | { kind: 'currency' }
    | { kind: 'area'; level: 'province' | 'city' | 'area' }
    /** A file below media/. */
    | {
        kind: 'media'
        types: readonly MediaType[]
        many?: true
        /** `model:name` stands for pictures that we bring. */
        models?: true
      }
    /** Where a company stands: exhibition, booth number, address outside. */
    | { kind: 'booths' }
    /** A film below media/, an address of a stream, or `loop:name` for a stream that we bring. */
    | { kind: 'stream' }
    /** JSON within JSON: what an exhibition does differently; the pictures of a booth wall. */
    | { kind: 'profile' }
    | { kind: 'slides' }
  )

export type MediaType = 'picture' | 'video' | 'document' | 'captions'

/** In the order in which they need each other. */
export const tableNames = [
  'fair',
  'exhibitions',
  'companies',
  'contacts',
  'products',
  'guests',
  'documents',
  'videos',
  'booth-documents',
  'schedule',
  'booth-walls',
  'glossary',
] as const
export type TableName = (typeof tableNames)[number]

export interface Table {
  name: TableName
  about: Words
  columns: Record<string, Column>
  /** One JSON file a record. A record without a number of its own has the number its file is named by. */
  alone?: 'fair' | 'numbered' | 'named by number'
  /** What no column can say by itself: which fields contradict each other, and how. */
  contradictions?(values: Record<string, Value>): { field: string; text: Words }[]
}
