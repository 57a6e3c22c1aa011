import { type Static, Type } from 'typebox'
import { listReplyWith } from './envelope.schema.ts'
import { Id } from './ids.schema.ts'
import { Count } from './numbers.schema.ts'
import { paging } from './paging.schema.ts'
import { textPattern } from './texts.schema.ts'

const strict = { additionalProperties: false }
const Text = Type.String()
const Names = Type.Object({ cn: Text, en: Text })

const choice = {
  search: Type.Optional(Type.String({ maxLength: 100, description: 'Words that all occur in a card' })),
  exhibition_id: Type.Optional(Id),
}

export const DeskCardsQuery = Type.Object(
  {
    ...choice,
    thread_id: Type.Optional({ ...Id, description: 'Only what the visitor of this conversation gave' }),
    ...paging,
  },
  strict,
)
export type DeskCardsQuery = Static<typeof DeskCardsQuery>

export const DeskCard = Type.Object({
  id: Id,
  revoked: Type.Boolean({ description: 'The visitor has taken the card back: nothing of it is left' }),
  name: Text,
  company_name: Text,
  post: Text,
  phone: Type.String({ description: 'Verified, with its country code' }),
  contact_phone: Type.String({
    description: 'As the visitor wrote it, unverified',
    examples: ['+49 170 1234567'],
  }),
  email: Text,
  country_code: Text,
  country_name: Text,
  exhibition: Type.Object({ id: Id, name: Names }),
  contact: Type.Object({ name: Names }, { description: 'Whose card the visitor took for it' }),
  exchanged_at: Text,
  note: Type.String({ description: 'The company’s own', examples: ['要 CIF 迪拜报价 / CIF Dubai, please'] }),
})
export type DeskCard = Static<typeof DeskCard>

const CardsAtExhibition = Type.Object({
  id: Id,
  name: Names,
  count: Count,
})
export const DeskCardsReply = listReplyWith(DeskCard, {
  exhibitions: Type.Array(CardsAtExhibition, { description: 'Where cards were received, and how many' }),
})
export type DeskCardsReply = Static<typeof DeskCardsReply>

export const ExportDeskCardsQuery = Type.Object(choice, strict)
export type ExportDeskCardsQuery = Static<typeof ExportDeskCardsQuery>

export const DeskCardParams = Type.Object({ id: Id })
export type DeskCardParams = Static<typeof DeskCardParams>
export const NoteBody = Type.Object(
  {
    note: Type.String({
      maxLength: 2000,
      pattern: textPattern,
      examples: ['要 CIF 迪拜报价 / CIF Dubai, please'],
    }),
  },
  strict,
)
export type NoteBody = Static<typeof NoteBody>
