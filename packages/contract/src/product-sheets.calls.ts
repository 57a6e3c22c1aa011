import { call, type Nothing } from './call.ts'
import type { ExportProductsBody } from './product-sheets.schema.ts'

/** A text for CSV, and the bytes of a workbook. */
export const exportProducts = call<string | Blob, Nothing, Nothing, ExportProductsBody>()(
  'exportProducts',
  'contact',
  'POST /api/desk/v1/product-sheet/export',
)
