import { type Static, Type } from 'typebox'
import { listReplyWith } from './envelope.schema.ts'
import { Id } from './ids.schema.ts'
import { priceFields } from './prices.schema.ts'
import { mostSeenSent } from './recommendation-limits.ts'

const strict = { additionalProperties: false }
const Text = Type.String()
const Names = Type.Object({ cn: Text, en: Text })
const Kind = Type.Enum(['product', 'exhibitor'])
const SharedWords = Type.Array(Text, { maxItems: 2 })

/** Why something is recommended, as data: the page says it in the reader’s language. */
export const RecommendationReason = Type.Object({
  because: Type.Enum(['similar', 'favourite', 'seen', 'purpose']),
  of: Type.Union([Names, Type.Null()], { description: 'What the visitor kept or looked at' }),
  category: Type.Union([Names, Type.Null()], { description: 'The category that both have' }),
  words: Type.Object(
    { cn: SharedWords, en: SharedWords },
    { description: 'Words that both have, the most telling first' },
  ),
})
export type RecommendationReason = Static<typeof RecommendationReason>

export const Recommendation = Type.Object({
  kind: Kind,
  id: Type.Integer({ ...Id, description: 'Of the product or company' }),
  name: Names,
  picture: Type.String({
    description: 'Address of a product’s first picture or a company’s logo; empty without one',
  }),
  company: Type.Union([Names, Type.Null()], { description: 'Whose product it is' }),
  main_products: Type.Union([Names, Type.Null()], { description: 'Of a company' }),
  price: Type.Union([Type.Object(priceFields), Type.Null()], { description: 'Of a product' }),
  booth: Type.Object({
    exhibition_id: Id,
    exhibition_name: Names,
    company_id: Id,
    instance_id: Id,
    product_id: Type.Union([Id, Type.Null()], {
      description: 'The exhibition product; null for a company',
    }),
    booth_no: Type.Union([Text, Type.Null()]),
  }),
  reason: RecommendationReason,
})
export type Recommendation = Static<typeof Recommendation>

export const SimilarQuery = Type.Object(
  {
    kind: Kind,
    id: Type.Integer({ ...Id, description: 'Of the product or company that others are to be like' }),
    exhibition_id: Type.Optional(Type.Integer({ ...Id, description: 'What is shown there comes first' })),
  },
  strict,
)
export type SimilarQuery = Static<typeof SimilarQuery>
export const SimilarReply = listReplyWith(Recommendation, {})
export type SimilarReply = Static<typeof SimilarReply>

const Seen = Type.Object(
  {
    kind: Kind,
    id: Type.Integer({ ...Id, description: 'Of the exhibition product or the company' }),
  },
  strict,
)
export type Seen = Static<typeof Seen>

export const ForYouBody = Type.Object(
  {
    seen: Type.Array(Seen, {
      maxItems: mostSeenSent,
      description:
        'What was looked at on this device, the newest first. It is used for this reply and not kept',
    }),
  },
  strict,
)
export type ForYouBody = Static<typeof ForYouBody>
export const ForYouReply = listReplyWith(Recommendation, {
  is_on: Type.Boolean({
    description: 'False once the visitor has switched it off: nothing is looked at then',
  }),
  needs_purpose: Type.Boolean({ description: 'Nothing is known to go by: a purpose would help' }),
})
export type ForYouReply = Static<typeof ForYouReply>
