import { type Static, Type } from 'typebox'
import { AnsweringHours } from './answering.schema.ts'
import { standTiers } from './content.schema.ts'
import { listReplyWith, replyWith } from './envelope.schema.ts'
import { Flag, Id } from './ids.schema.ts'
import { Count } from './numbers.schema.ts'
import { paging } from './paging.schema.ts'
import {
  found,
  NamesLanguage,
  SearchSort,
  SearchWords,
  searchFilters,
  searchOutcome,
} from './search.schema.ts'

const strict = { additionalProperties: false }
const Text = Type.String()
const Names = Type.Object({ cn: Text, en: Text })

export const BrandColor = Type.Union(
  [Type.String({ pattern: '^#[0-9a-f]{6}$', examples: ['#0d5bd0'] }), Type.Null()],
  { description: 'The colour of the logo, dark enough for white text; null without one' },
)
export const Tier = Type.Enum(standTiers, {
  description: 'The stand: in a row, on a corner, or free-standing and built to order',
})

export const Company = Type.Object({
  id: Id,
  name: Text,
  locales: Type.Object({
    en: Type.Object({ name: Text, address: Text, manager_name: Text, register_capital: Text }),
  }),
  address: Text,
  logo_url: Type.String({ description: 'Empty without a logo' }),
  color: BrandColor,
  manager_name: Text,
  manager_phone: Text,
  email: Text,
  phone: Text,
  website: Text,
  register_capital: Text,
  employee_num: Type.Integer({
    minimum: 0,
    maximum: 5,
    description: '1: 0–49, 2: 50–199, 3: 200–999, 4: 1000–9999, 5: 10000 or more, 0: unknown',
  }),
})
export type Company = Static<typeof Company>

/** How soon this exhibitor answers; null where it is not known, and then nothing is shown. */
export const ReplyHabit = Type.Object({
  median_minutes: Type.Union([Count, Type.Null()]),
  hours: Type.Union([AnsweringHours, Type.Null()]),
  online: Type.Union([Type.Boolean(), Type.Null()]),
})
export type ReplyHabit = Static<typeof ReplyHabit>

export const Vhall = Type.Object({
  id: Type.Integer({
    ...Id,
    description: 'The booth: instance_id, hall_id of booth resources and vhall_id of the log',
  }),
  url: Type.String({ description: 'An address outside where the booth is; else empty' }),
  exhibition_name: Names,
})

export const Exhibitor = Type.Object({
  id: Id,
  exhibition_id: Id,
  is_store: Flag,
  company: Company,
  vhall: Vhall,
  exhibition_name: Text,
  booth_no: Type.Union([Text, Type.Null()]),
  tier: Tier,
  industry: Type.Union([Text, Type.Null()]),
  main_products: Names,
  reply: ReplyHabit,
})
export type Exhibitor = Static<typeof Exhibitor>

export const ListExhibitorsQuery = Type.Object(
  {
    search: SearchWords,
    language: NamesLanguage,
    ...searchFilters,
    exhibition_id: Type.Optional(Id),
    sort: SearchSort,
    ...paging,
  },
  strict,
)
export type ListExhibitorsQuery = Static<typeof ListExhibitorsQuery>
export const ListExhibitorsReply = listReplyWith(
  Type.Object({ ...Exhibitor.properties, ...found }),
  searchOutcome,
)
export type ListExhibitorsReply = Static<typeof ListExhibitorsReply>

const Picture = Type.Object({ url: Text })
const CompanyWords = Type.Object({
  images: Type.Array(Picture),
  info: Text,
  main_products: Text,
  sale_scope: Text,
})

export const ExhibitorDetail = Type.Object({
  company: Company,
  profile: Type.Object({ cn: CompanyWords, en: CompanyWords }),
  poster: Type.Union([Type.String({ maxLength: 16, examples: ['3f9a1c2b7d'] }), Type.Null()], {
    description:
      'Version of the picture of this booth, a part of its address; null where there is no picture',
  }),
  vhall: Vhall,
  cards: Type.Array(Type.Object({ id: Id }), {
    description: 'Empty when the company gives out no card',
  }),
  contact: Type.Union(
    [
      Type.Object({
        card_id: Type.Union([Id, Type.Null()], {
          description: 'Their card, as switch_card takes it; null when they give out none',
        }),
        name: Names,
        post: Names,
        has_phone: Type.Boolean({ description: 'Their card will have a telephone number' }),
        has_email: Type.Boolean({ description: 'Their card will have an e-mail address' }),
      }),
      Type.Null(),
    ],
    {
      description:
        'Who stands for the company: whose card a visitor gets, and who is named over a conversation until somebody takes it',
    },
  ),
  is_switch: Flag,
  is_store: Flag,
  exhibition_id: Id,
  exhibition_name: Text,
  booth_no: Exhibitor.properties.booth_no,
  tier: Tier,
  industry: Exhibitor.properties.industry,
  reply: ReplyHabit,
})
export type ExhibitorDetail = Static<typeof ExhibitorDetail>

export const CompanyParams = Type.Object({ id: Id })
export type CompanyParams = Static<typeof CompanyParams>
export const GetExhibitorQuery = Type.Object(
  {
    exhibition_id: Type.Optional(
      Type.Integer({ ...Id, description: 'When not given, the newest exhibition the company takes part in' }),
    ),
  },
  strict,
)
export type GetExhibitorQuery = Static<typeof GetExhibitorQuery>
export const GetExhibitorReply = replyWith({ info: ExhibitorDetail })
export type GetExhibitorReply = Static<typeof GetExhibitorReply>
