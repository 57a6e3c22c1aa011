import { call, type Nothing } from './call.ts'
import type {
  ExportProductsBody,
  ProductSheetReply,
  WriteSheetBody,
  WriteSheetReply,
} from './product-sheets.schema.ts'

/** A text for CSV, and the bytes of a workbook. */
export const exportProducts = call<string | Blob, Nothing, Nothing, ExportProductsBody>()(
  'exportProducts',
  'contact',
  'POST /api/desk/v1/product-sheet/export',
)

/** Compares a spreadsheet with what is there, and writes nothing. */
export const compareProductSheet = call<ProductSheetReply, Nothing, Nothing, FormData>()(
  'compareProductSheet',
  'contact',
  'POST /api/desk/v1/product-sheet/compare',
)

export const writeProductSheet = call<WriteSheetReply, Nothing, Nothing, WriteSheetBody>()(
  'writeProductSheet',
  'contact',
  'POST /api/desk/v1/product-sheet',
)
