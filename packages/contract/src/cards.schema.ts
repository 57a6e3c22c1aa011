import { type Static, Type } from 'typebox'
import { Email } from './account.schema.ts'
import { contactPhonePattern } from './contact-rule.ts'
import { dataReply, listReply } from './envelope.schema.ts'
import { Id, OpaqueId } from './ids.schema.ts'
import { ownPaging } from './paging.schema.ts'
import { ShownLine } from './texts.schema.ts'

const strict = { additionalProperties: false }
const Text = Type.String()

export const MyCard = Type.Object({
  id: Id,
  real_name: Text,
  post: Text,
  company_name: Text,
  email: Text,
  phone: Type.String({ description: 'The one to sign in with, of +86; empty without one' }),
  contact_phone: Type.String({
    description: 'Of any country, as the visitor wrote it; nobody has verified it',
    examples: ['+49 170 1234567'],
  }),
  card_img_id: Type.Union([OpaqueId, Type.Null()]),
  card_image: Type.Object({ url: Type.String({ description: 'Empty without a picture' }) }),
})
export type MyCard = Static<typeof MyCard>
export const MyCardReply = dataReply(MyCard)
export type MyCardReply = Static<typeof MyCardReply>

export const CardParams = Type.Object({ id: Id })
export type CardParams = Static<typeof CardParams>
export const PatchCardBody = Type.Object(
  {
    post: ShownLine(60),
    company_name: ShownLine(120),
    card_img_id: Type.Optional(Type.Union([OpaqueId, Type.Null()])),
    email: Type.Optional(Type.Union([Email, Type.Literal('')])),
    contact_phone: Type.Optional(
      Type.Union([
        Type.String({
          pattern: contactPhonePattern,
          maxLength: 40,
          description: 'With its country code; empty takes it away',
          examples: ['+49 170 1234567'],
        }),
        Type.Literal(''),
      ]),
    ),
    phone: Type.Optional(
      Type.String({ maxLength: 20, description: 'Taken and not changed: it is the account’s own' }),
    ),
  },
  strict,
)
export type PatchCardBody = Static<typeof PatchCardBody>

export const CardHolderQuery = Type.Object(ownPaging, strict)
export type CardHolderQuery = Static<typeof CardHolderQuery>

const localName = Type.Object({ name: Text })
export const ReceivedCard = Type.Object({
  id: Id,
  exhibition_id: Id,
  company_id: Id,
  instance_id: Type.Union([Id, Type.Null()]),
  exchanged_at: Text,
  /** The company, or this person of it, no longer exhibits there. */
  withdrawn: Type.Boolean(),
  card: Type.Object({
    holder_info: Type.Object({
      name: Text,
      name_en: Text,
      logo_url: Text,
      manager_name: Text,
      post: Text,
      manager_phone: Text,
      email: Text,
      website: Text,
      address: Text,
      address_en: Text,
    }),
  }),
  exhibition: Type.Object({
    base_info: Type.Object({ data: Type.Object({ cn: localName, en: localName }) }),
  }),
})
export type ReceivedCard = Static<typeof ReceivedCard>
export const CardHolderReply = listReply(ReceivedCard)
export type CardHolderReply = Static<typeof CardHolderReply>

export const ExportCardsQuery = Type.Object({ format: Type.Enum(['vcf', 'csv']) }, strict)
export type ExportCardsQuery = Static<typeof ExportCardsQuery>

export const SwitchCardBody = Type.Object(
  {
    exhibition_id: Id,
    card_id: Id,
    consent_version: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 20,
        description: 'Version of the wording agreed to; the present one when not given',
      }),
    ),
  },
  { ...strict, description: 'Making this call is the agreement, and is recorded' },
)
export type SwitchCardBody = Static<typeof SwitchCardBody>
