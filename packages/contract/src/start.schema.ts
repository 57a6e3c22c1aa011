import { type Static, Type } from 'typebox'
import { dataReply } from './envelope.schema.ts'
import { Id } from './ids.schema.ts'
import { Count, Instant } from './numbers.schema.ts'

const Text = Type.String()
const Names = Type.Object({ cn: Text, en: Text })

/** How far a company has come with its booth, drafts included; which steps follow from it is a rule. */
export const DeskStart = Type.Object({
  joined_at: Type.String({
    description: 'When whoever asks took up the account',
    examples: ['2026-11-10 09:12:00'],
  }),
  profile_seen: Type.Boolean({ description: 'Whether anybody has opened the booth profile' }),
  logo: Type.Boolean(),
  intro: Type.Object({ cn: Count, en: Count }, { description: 'Letters in each language' }),
  products: Type.Integer({ ...Count, description: 'Products with a picture', examples: [2] }),
  unpublished: Type.Integer({ ...Count, description: 'Records that have drafts', examples: [1] }),
  hours: Type.Boolean({ description: 'Whether answering hours are set' }),
  colleagues: Type.Integer({ ...Count, description: 'Others who can sign on or are invited', examples: [1] }),
  answered: Type.Boolean({ description: 'Whether the company ever wrote in a chat' }),
  fair: Type.Union([
    Type.Object({
      exhibition_id: Id,
      name: Names,
      booth_no: Type.Union([Text, Type.Null()]),
      opens_at: Instant,
      closes_at: Instant,
    }),
    Type.Null(),
  ]),
  example: Type.Union([Type.Object({ company_id: Id, exhibition_id: Id, name: Names }), Type.Null()], {
    description: 'Another booth of that exhibition with logo, both languages and the most products',
  }),
})
export type DeskStart = Static<typeof DeskStart>
export const DeskStartReply = dataReply(DeskStart)
export type DeskStartReply = Static<typeof DeskStartReply>
