import { type Static, Type } from 'typebox'
import { dataReply, listReplyWith } from './envelope.schema.ts'
import { Id, OpaqueId } from './ids.schema.ts'
import { leadFormats, leadLimits, leadViews } from './lead-limits.ts'
import { Count } from './numbers.schema.ts'
import { paging } from './paging.schema.ts'
import { linePattern, ShownLine, textPattern } from './texts.schema.ts'

const strict = { additionalProperties: false }
const Text = Type.String()
const Names = Type.Object({ cn: Text, en: Text })
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()])

const Uid = Type.String({ ...OpaqueId, examples: ['u4Kx9QmT2sLw0'] })
const tagExamples = ['整柜', 'full container']
const stepExamples = ['发 CIF 迪拜报价', 'Send the CIF Dubai quotation']
const noteExamples = ['要清真证书扫描件', 'Wants a scan of the halal certificate']
const atFair = (description: string) => Type.String({ description, examples: ['2026-11-15 12:00:00'] })

const Tag = Type.String({ ...ShownLine(leadLimits.tag), examples: tagExamples })
const Rating = Type.Integer({ minimum: 0, maximum: 3, description: 'Interest; 0 is not rated yet' })
const Day = Type.String({
  pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  description: 'A day at the fair',
  examples: ['2026-11-20'],
})
const NextStep = Type.Object(
  { text: Type.String({ ...ShownLine(leadLimits.step), examples: stepExamples }), on: orNull(Day) },
  strict,
)

const choice = {
  view: Type.Optional(
    Type.Enum([...leadViews], {
      description: 'Of all: those one is responsible for, whose next step is today, is late, or nobody’s',
    }),
  ),
  search: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'Words that all occur in a lead',
      examples: ['迪拜', 'Dubai'],
    }),
  ),
  tag: Type.Optional(
    Type.String({ minLength: 1, maxLength: leadLimits.tag, pattern: linePattern, examples: tagExamples }),
  ),
}

export const LeadsQuery = Type.Object(
  {
    ...choice,
    sort: Type.Optional(
      Type.Enum(['next', 'newest'], {
        description: 'By the next step, the latest heard of first without one',
      }),
    ),
    ...paging,
  },
  strict,
)
export type LeadsQuery = Static<typeof LeadsQuery>

export const ExportLeadsQuery = Type.Object(
  { ...choice, format: Type.Optional(Type.Enum([...leadFormats])) },
  strict,
)
export type ExportLeadsQuery = Static<typeof ExportLeadsQuery>

export const Lead = Type.Object({
  uid: Uid,
  name: Type.String({ description: 'Empty where the visitor gave no name, or took the card back' }),
  company_name: Text,
  post: Text,
  phone: Type.String({ description: 'Verified, with its country code' }),
  contact_phone: Type.String({
    description: 'As the visitor wrote it, unverified',
    examples: ['+44 1632 960123'],
  }),
  email: Text,
  country_code: Text,
  country_name: Text,
  language: Type.Enum(['zh', 'en'], { description: 'In which the visitor reads' }),
  card: Type.Enum(['given', 'revoked', 'none']),
  thread_id: orNull(Id),
  waiting: Type.Boolean({ description: 'The visitor waits for an answer' }),
  met_at: atFair('When the first card was given or the first message written'),
  heard_at: atFair('When something last came of it'),
  rating: Rating,
  tags: Type.Array(Type.String({ examples: tagExamples })),
  owner: orNull(Type.Object({ uid: Uid, name: Names, own: Type.Boolean() })),
  next: orNull(Type.Object({ text: Type.String({ examples: stepExamples }), on: orNull(Day) })),
})
export type Lead = Static<typeof Lead>

const views = Type.Object(
  Object.fromEntries(leadViews.map((view) => [view, Count])) as Record<
    (typeof leadViews)[number],
    typeof Count
  >,
)
export const LeadsReply = listReplyWith(Lead, {
  views,
  tags: Type.Array(Type.String({ examples: tagExamples }), {
    description: 'All that the company has given, the most used first',
  }),
})
export type LeadsReply = Static<typeof LeadsReply>

/** One line of what happened between a visitor and the company. */
export const LeadEvent = Type.Object({
  kind: Type.Enum(['card', 'card_revoked', 'conversation', 'note', 'card_note', 'done']),
  at: atFair('When it happened'),
  id: Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: 'Of a note; else 0' }),
  text: Type.String({
    description: 'Of a note, a step that was done, or the first message',
    examples: noteExamples,
  }),
  by: orNull(Names),
  own: Type.Boolean({ description: 'Written by the reader' }),
  exhibition: orNull(Names),
  thread_id: orNull(Id),
})
export type LeadEvent = Static<typeof LeadEvent>

export const LeadDetail = Type.Object({ ...Lead.properties, history: Type.Array(LeadEvent) })
export type LeadDetail = Static<typeof LeadDetail>
export const LeadReply = dataReply(LeadDetail)
export type LeadReply = Static<typeof LeadReply>

export const LeadParams = Type.Object({ uid: Uid })
export type LeadParams = Static<typeof LeadParams>

export const ChangeLeadBody = Type.Object(
  {
    rating: Type.Optional(Rating),
    tags: Type.Optional(Type.Array(Tag, { maxItems: leadLimits.tags })),
    owner: Type.Optional(orNull(Uid)),
    next: Type.Optional(orNull(NextStep)),
    done: Type.Optional(
      Type.Literal(true, { description: 'The next step was done: it goes into the history' }),
    ),
  },
  { ...strict, minProperties: 1 },
)
export type ChangeLeadBody = Static<typeof ChangeLeadBody>

export const ChangeLeadsBody = Type.Object(
  {
    uids: Type.Array(Uid, { minItems: 1, maxItems: leadLimits.atOnce }),
    rating: Type.Optional(Rating),
    add_tag: Type.Optional(Tag),
    owner: Type.Optional(orNull(Uid)),
  },
  strict,
)
export type ChangeLeadsBody = Static<typeof ChangeLeadsBody>

export const ChangeLeadsReply = dataReply(Type.Object({ changed: Count }))
export type ChangeLeadsReply = Static<typeof ChangeLeadsReply>

export const LeadNoteBody = Type.Object(
  {
    text: Type.String({
      minLength: 1,
      maxLength: leadLimits.note,
      pattern: textPattern,
      examples: noteExamples,
    }),
  },
  strict,
)
export type LeadNoteBody = Static<typeof LeadNoteBody>

export const LeadNoteParams = Type.Object({ uid: Uid, id: Id })
export type LeadNoteParams = Static<typeof LeadNoteParams>
