import { type Static, Type } from 'typebox'
import { ExhibitionId } from './exhibitions.schema.ts'
import { ProfileChanges } from './profile.schema.ts'

const strict = { additionalProperties: false }

/** What an exhibition deals in; pictures, colours and filters go by it. */
export const industries = [
  'manufacturing',
  'textiles',
  'food',
  'home',
  'electronics',
  'medical',
  'energy',
  'agriculture',
] as const
export type Industry = (typeof industries)[number]

const words = (minLength: number) =>
  Type.Object({ zh: Type.String({ minLength }), en: Type.String({ minLength }) }, strict)

/** Days from today at the fair's clock, so that the fair is alive on whatever day it is opened. */
const Moment = Type.Object(
  {
    day: Type.Integer({ minimum: -36_500, maximum: 36_500 }),
    time: Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$' }),
  },
  strict,
)

export const ContentExhibition = Type.Object(
  {
    id: ExhibitionId,
    lasting: Type.Enum([0, 1]),
    name: words(1),
    place: words(0),
    opens: Moment,
    closes: Moment,
    industry: Type.Enum([...industries]),
    banner: Type.String({ pattern: '^banner-[1-9]\\d*$' }),
    profile: ProfileChanges,
  },
  strict,
)
export type ContentExhibition = Static<typeof ContentExhibition>

export const ContentFair = Type.Object(
  {
    name: words(1),
    tagline: words(1),
    organiser: Type.Object(
      {
        name: words(1),
        phone: Type.String({ minLength: 1 }),
        filing_number: Type.String({ minLength: 1 }),
      },
      strict,
    ),
    platform: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
    time_zone: Type.String({ pattern: '^[A-Za-z_]+/[A-Za-z_]+$' }),
  },
  strict,
)
export type ContentFair = Static<typeof ContentFair>
