import { type Static, Type } from 'typebox'
import { productSheetFormats } from './product-sheet-limits.ts'

const strict = { additionalProperties: false }

export const ExportProductsBody = Type.Object(
  { format: Type.Enum([...productSheetFormats], { description: 'For a spreadsheet program' }) },
  strict,
)
export type ExportProductsBody = Static<typeof ExportProductsBody>
