import { type Static, Type } from 'typebox'
import { deskContentLimits } from './desk-content-limits.ts'
import { DeskFile } from './desk-files.schema.ts'
import { dataReply, listReply } from './envelope.schema.ts'
import { Id } from './ids.schema.ts'
import { Count, countBounds } from './numbers.schema.ts'

const strict = { additionalProperties: false }
const Text = Type.String()
const Names = Type.Object({ cn: Text, en: Text })
const NamesOrNobody = Type.Union([Names, Type.Null()])

/** The tables of the organiser's format that an exhibitor has a part in. */
export const ContentTable = Type.Enum(['companies', 'products', 'booth-documents'])
const FieldName = Type.String({
  minLength: 1,
  maxLength: 40,
  description: 'As a spreadsheet of the organiser names it; a text in two languages is two fields',
  examples: ['name.en'],
})
const Value = Type.String({
  maxLength: deskContentLimits.value,
  description: 'As it would stand in a cell; empty to clear it',
  examples: ['Wild-caught squid'],
})
const Version = Type.Integer({ ...countBounds, description: 'Of the draft; 0 where there is none' })

const ContentState = Type.Enum(['published', 'draft', 'withdrawn', 'withdrawn_by_organiser'], {
  description: 'A draft was never published',
})
export type ContentState = Static<typeof ContentState>

const Share = Type.Integer({ minimum: 0, maximum: 100, description: 'Percent of the texts that are there' })
const coverage = Type.Object(
  { cn: Share, en: Share },
  { description: 'Of the texts that are there in at least one language' },
)

/** A text that does not pass, and why. */
const ContentProblem = Type.Object({ field: Text, problem: Text })
export type ContentProblem = Static<typeof ContentProblem>

const summary = {
  table: ContentTable,
  id: Id,
  state: ContentState,
  made_at_desk: Type.Boolean(),
  name: Names,
  picture_url: Type.String({ description: 'Of the first picture; of a document, of its file' }),
  changes: Type.Integer({ minimum: 0, maximum: 200, description: 'Fields that are not published yet' }),
  coverage,
  missing: Type.Array(Text, { description: 'Texts that are there in the other language only' }),
}

export const ContentSummary = Type.Object({
  ...summary,
  position: {
    ...Count,
    description:
      'Where the company wants the product, from 1; 0 while it has no place and stands by its name',
  },
  kind: Type.String({ description: 'Of a document; empty for others', examples: ['catalogue'] }),
  model: Text,
  category: Names,
  moq: Names,
  price_low: Text,
  price_high: Text,
  price_unit: Text,
  price_currency: Text,
})
export type ContentSummary = Static<typeof ContentSummary>
export const ContentListReply = listReply(ContentSummary)
export type ContentListReply = Static<typeof ContentListReply>

export const ContentField = Type.Object({
  field: FieldName,
  value: Type.String({ description: 'The draft; where there is none, what is published' }),
  published: Type.String({ description: 'What visitors read' }),
  base: Type.String({
    description:
      'What was published when the draft began; where it differs from what is, both sides have changed',
  }),
  version: Version,
  edited_by: NamesOrNobody,
  edited_at: Type.String({ description: 'ISO 8601; empty without a draft' }),
  required: Type.Boolean(),
  max: Type.Integer({ minimum: 0, maximum: 10_000, description: 'Characters; 0 where nothing is counted' }),
})
export type ContentField = Static<typeof ContentField>

export const ContentRecord = Type.Object({
  ...summary,
  pictures: Type.Array(Text),
  files: Type.Array(DeskFile, { description: 'Pictures that the fields name' }),
  fields: Type.Array(ContentField),
  problems: Type.Array(ContentProblem, {
    description: 'What has to be put right before it can be published',
  }),
})
export type ContentRecord = Static<typeof ContentRecord>
export const ContentRecordReply = dataReply(ContentRecord)
export type ContentRecordReply = Static<typeof ContentRecordReply>

export const ContentParams = Type.Object({ table: ContentTable, id: Id })
export type ContentParams = Static<typeof ContentParams>

const ContentChange = Type.Object(
  {
    field: FieldName,
    value: Value,
    seen: Type.Integer({ ...countBounds, description: 'The version of the draft that the reader last saw' }),
    published: Type.Optional(
      Type.String({
        maxLength: deskContentLimits.value,
        description: 'What is published, seen and meant to be replaced: the draft is based on it from now on',
      }),
    ),
  },
  strict,
)
export type ContentChange = Static<typeof ContentChange>
export const PatchContentBody = Type.Object(
  { changes: Type.Array(ContentChange, { minItems: 1, maxItems: deskContentLimits.changes }) },
  strict,
)
export type PatchContentBody = Static<typeof PatchContentBody>

/** What became of one change. In a conflict `value` is the other's, and nothing was stored. */
export const ContentResult = Type.Object({
  field: FieldName,
  status: Type.Enum(['saved', 'refused', 'conflict']),
  value: Text,
  version: Version,
  problem: Type.String({ description: 'Why it was refused, in the reader’s language' }),
  edited_by: NamesOrNobody,
  edited_at: Text,
})
export type ContentResult = Static<typeof ContentResult>
export const PatchContentReply = dataReply(
  Type.Object({ results: Type.Array(ContentResult), record: ContentRecord }),
)
export type PatchContentReply = Static<typeof PatchContentReply>

export const AddProductBody = Type.Object(
  {
    copy_of: Type.Optional({
      ...Id,
      description: 'A product of the company, whose texts and pictures it begins with',
    }),
  },
  strict,
)
export type AddProductBody = Static<typeof AddProductBody>
export const RecordIdParams = Type.Object({ id: Id })
export type RecordIdParams = Static<typeof RecordIdParams>

export const AddDocumentBody = Type.Object(
  {
    path: Type.String({ minLength: 1, maxLength: 200, description: 'Of an upload, as its answer names it' }),
    name: Type.String({ maxLength: 120, description: 'What it begins to be called: the file’s name' }),
  },
  strict,
)
export type AddDocumentBody = Static<typeof AddDocumentBody>

export const MoveRecordBody = Type.Object(
  {
    before: Type.Optional({
      ...Id,
      description: 'The record that is to come after it; last without one',
    }),
  },
  strict,
)
export type MoveRecordBody = Static<typeof MoveRecordBody>
export const MoveRecordReply = dataReply(
  Type.Object({ order: Type.Array(Id, { description: 'All published ones, as visitors find them' }) }),
)
export type MoveRecordReply = Static<typeof MoveRecordReply>

export const DiscardDraftsBody = Type.Object(
  { field: Type.Optional(FieldName) },
  { ...strict, description: 'One field’s, or all of the record' },
)
export type DiscardDraftsBody = Static<typeof DiscardDraftsBody>
/** A product that was never published goes with its drafts. */
export const DiscardDraftsReply = dataReply(Type.Object({ record: Type.Union([ContentRecord, Type.Null()]) }))
export type DiscardDraftsReply = Static<typeof DiscardDraftsReply>

export const ContentVersion = Type.Object({
  id: Id,
  published_at: Text,
  published_by: NamesOrNobody,
  values: Type.Array(Type.Object({ field: Text, value: Text })),
  changed: Type.Array(Text, { description: 'Fields in which it differs from the version before it' }),
})
export type ContentVersion = Static<typeof ContentVersion>
export const ContentVersionsReply = listReply(ContentVersion)
export type ContentVersionsReply = Static<typeof ContentVersionsReply>
export const RestoreVersionBody = Type.Object({ version_id: Id }, strict)
export type RestoreVersionBody = Static<typeof RestoreVersionBody>

const Target = Type.Object({ table: ContentTable, id: Id }, strict)
export const PublishContentBody = Type.Object(
  {
    records: Type.Optional(
      Type.Array(Target, {
        minItems: 1,
        maxItems: deskContentLimits.records,
        description: 'All of the company’s without it',
      }),
    ),
  },
  strict,
)
export type PublishContentBody = Static<typeof PublishContentBody>
const Refused = Type.Object({
  table: ContentTable,
  id: Id,
  name: Names,
  problems: Type.Array(ContentProblem),
  conflicts: Type.Array(Type.Object({ field: Text, value: Text, published: Text }), {
    description:
      'Published anew by others since the draft began; nothing of the record goes out before it is decided',
  }),
})
export const PublishContentReply = dataReply(
  Type.Object({
    published: Type.Array(Type.Object({ table: ContentTable, id: Id, changes: Count })),
    refused: Type.Array(Refused),
  }),
)
export type PublishContentReply = Static<typeof PublishContentReply>
