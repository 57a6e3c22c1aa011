import { type Static, Type } from 'typebox'
import { deskContentLimits } from './desk-content-limits.ts'
import { dataReply } from './envelope.schema.ts'
import { Id } from './ids.schema.ts'
import { Count } from './numbers.schema.ts'
import { productSheetFormats, productSheetLimits } from './product-sheet-limits.ts'

const strict = { additionalProperties: false }
const Text = Type.String()
const Names = Type.Object({ cn: Text, en: Text })
const NamesOrNobody = Type.Union([Names, Type.Null()])
const Line = Type.Integer({
  minimum: 1,
  maximum: 1_000_000,
  description: 'As the spreadsheet counts: the heading is line 1',
})
const IdOrNew = Type.Union([Id, Type.Null()], { description: 'Null for a new product' })
const FieldName = Type.String({ minLength: 1, maxLength: 40, examples: ['name.en'] })
const Value = Type.String({ maxLength: deskContentLimits.value, description: 'As it stands in a cell' })

export const ExportProductsBody = Type.Object(
  { format: Type.Enum([...productSheetFormats], { description: 'For a spreadsheet program' }) },
  strict,
)
export type ExportProductsBody = Static<typeof ExportProductsBody>

export const CompareSheetForm = Type.Object({
  file: Type.String({
    format: 'binary',
    description: `XLSX or CSV, at most ${productSheetLimits.fileBytes} bytes and ${productSheetLimits.rows} lines`,
  }),
})

export const SheetCell = Type.Object({
  field: Text,
  before: Type.String({
    description: 'What is there: the draft, or what is published',
    examples: ['Squid rings'],
  }),
  after: Type.String({ description: 'What the spreadsheet says', examples: ['IQF squid rings'] }),
  standing: Type.Enum(['changed', 'both', 'kept'], {
    description:
      'changed: in the spreadsheet; both: there and at the desk since it was exported; kept: only at the desk since then, the spreadsheet is older',
  }),
  edited_by: NamesOrNobody,
  edited_at: Type.String({ description: 'Of the draft that is there, ISO 8601; empty without one' }),
})
export type SheetCell = Static<typeof SheetCell>

const problem = { field: Text, problem: Text }
export const SheetProblem = Type.Object({
  line: Type.Integer({ minimum: 0, maximum: 1_000_000, description: '0 where it is about the whole file' }),
  ...problem,
})
export type SheetProblem = Static<typeof SheetProblem>

export const SheetLine = Type.Object({
  line: Line,
  id: IdOrNew,
  name: Names,
  cells: Type.Array(SheetCell),
  problems: Type.Array(Type.Object(problem), { description: 'With any, nothing of the line is taken' }),
})
export type SheetLine = Static<typeof SheetLine>

export const ProductSheet = Type.Object({
  rows: { ...Count, description: 'Lines with something in them' },
  unchanged: Count,
  exported_at: Type.String({
    description: 'When the spreadsheet left the desk, ISO 8601; empty where it is not known',
    examples: ['2026-11-18T01:30:00.000Z'],
  }),
  unknown_fields: Type.Array(Type.String({ examples: ['my notes'] }), {
    description: 'Columns that are no fields of a product, or are arranged elsewhere; not read',
  }),
  problems: Type.Array(SheetProblem, { description: 'Of no line of a product' }),
  lines: Type.Array(SheetLine, { description: 'New, changed or faulty' }),
})
export type ProductSheet = Static<typeof ProductSheet>
export const ProductSheetReply = dataReply(ProductSheet)
export type ProductSheetReply = Static<typeof ProductSheetReply>

const CellChange = Type.Object(
  {
    field: FieldName,
    before: { ...Value, description: 'What the writer saw there', examples: ['Squid rings'] },
    value: {
      ...Value,
      description: 'What is to stand there; empty to clear it',
      examples: ['IQF squid rings'],
    },
  },
  strict,
)

export const SheetProduct = Type.Object(
  {
    line: Line,
    id: Type.Optional({ ...Id, description: 'Without it, a new product is made' }),
    remove: Type.Optional(
      Type.Boolean({ description: 'Takes back a product that was made so and was not changed since' }),
    ),
    cells: Type.Array(CellChange, { maxItems: deskContentLimits.changes }),
  },
  strict,
)
export type SheetProduct = Static<typeof SheetProduct>
export const WriteSheetBody = Type.Object(
  { products: Type.Array(SheetProduct, { minItems: 1, maxItems: productSheetLimits.rows }) },
  strict,
)
export type WriteSheetBody = Static<typeof WriteSheetBody>

export const SheetRefusal = Type.Object({
  line: Line,
  field: Text,
  problem: Type.String({ description: 'Empty in a conflict: somebody else has written meanwhile' }),
  value: Type.String({ description: 'What is there now' }),
  edited_by: NamesOrNobody,
  edited_at: Text,
})
export type SheetRefusal = Static<typeof SheetRefusal>

export const WriteSheetReply = dataReply(
  Type.Object({
    written: Type.Array(Type.Object({ line: Line, id: Id }), {
      description: 'Products that have drafts of it now; none where anything is refused',
    }),
    changes: Count,
    refused: Type.Array(SheetRefusal),
  }),
)
export type WriteSheetReply = Static<typeof WriteSheetReply>
