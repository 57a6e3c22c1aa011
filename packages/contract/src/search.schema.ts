import { type Static, Type } from 'typebox'
import { listReplyWith } from './envelope.schema.ts'
import { Flag, Id } from './ids.schema.ts'
import { Count } from './numbers.schema.ts'
import { priceFields } from './prices.schema.ts'
import { searchLimits, severalValues, singleValues } from './search-limits.ts'

const strict = { additionalProperties: false }
const Text = Type.String()

/** One value or several joined by commas; one of them must fit. */
function several(name: keyof typeof severalValues, description: string) {
  const { pattern, most } = severalValues[name]
  return Type.Optional(
    Type.String({
      pattern: `^${pattern}(,${pattern}){0,${most - 1}}$`,
      maxLength: searchLimits.filter,
      description,
    }),
  )
}

export const searchOrders = ['relevance', 'name', 'visits', 'newest'] as const
export const SearchSort = Type.Optional(
  Type.Enum([...searchOrders], {
    description: 'When not given: by relevance if something is searched for, else by name',
  }),
)
export const SearchWords = Type.Optional(Type.String({ maxLength: searchLimits.words }))

export const NamesLanguage = Type.Optional(
  Type.Enum(['cn', 'en'], {
    description: 'Search names in this language first, and order by them; both are searched',
  }),
)

const Amount = Type.Optional(Type.Number({ minimum: 0, maximum: searchLimits.amount }))

/** What both lists are narrowed by. */
export const searchFilters = {
  industry: several('industry', 'One or more industries joined by commas'),
  province: several('province', 'One or more codes of provinces joined by commas'),
  city: several('city', 'One or more codes of cities joined by commas'),
  area: several('area', 'One or more codes of districts joined by commas'),
  category: several('category', 'One or more categories as the facets name them, joined by commas'),
  exhibitions: several('exhibitions', 'One or more exhibitions joined by commas'),
  video: Type.Optional(Type.Integer({ ...Flag, description: '1: whose booth shows a film' })),
  online: Type.Optional(Type.Integer({ ...Flag, description: '1: of whom somebody is there now' })),
  literal: Type.Optional(
    Type.Integer({
      ...Flag,
      description: '1: what was typed only, without pinyin, corrections or other names for it',
    }),
  ),
  correction: Type.Optional(
    Type.Integer({ ...Flag, description: '1: the words correct those of a search that was made before' }),
  ),
  group: Type.Optional(
    Type.Integer({
      ...Flag,
      description:
        '1: one entry for each company or product, for the exhibition now being held where there is one, with the others in `also`; count and facets then count these',
    }),
  ),
}

/** What products are narrowed by besides. */
export const productFilters = {
  currency: Type.Optional(Type.String({ pattern: singleValues.currency, description: 'Of the prices' })),
  price_from: Amount,
  price_to: Amount,
  order_unit: Type.Optional(
    Type.String({
      pattern: singleValues.order_unit,
      description: 'Unit of the smallest order, however it is written; or several joined by commas',
    }),
  ),
  order_to: Amount,
}

/** As large as the database keeps an amount. */
const Stored = Type.Number({ minimum: 0, maximum: 999_999_999_999.99 })
/** How many entries there would be with each value, all other filters kept; the most frequent first. */
const Facet = Type.Array(Type.Object({ value: Text, count: Count }))
const range = { unit: Text, low: Stored, high: Stored, count: Count }
const OrderRanges = Type.Array(Type.Object(range), { description: 'Lowest and highest in each unit' })
const PriceRanges = Type.Array(
  Type.Object({
    ...range,
    buckets: Type.Array(Type.Object({ from: Stored, to: Stored, count: Count }), {
      description: 'How many there are by their lowest price: from, up to but not with, to',
    }),
  }),
  { description: 'Lowest and highest in each currency' },
)
export const Facets = Type.Object({
  industry: Facet,
  area: Type.Array(Type.Object({ value: Text, count: Count }), { description: 'Provinces' }),
  more: Type.Optional(
    Type.Object(
      {
        city: Facet,
        district: Facet,
        category: Type.Array(Type.Object({ value: Text, en: Text, count: Count })),
        exhibition: Type.Array(Type.Object({ value: Id, count: Count })),
        video: Count,
        online: Count,
        price: PriceRanges,
        order: OrderRanges,
      },
      { description: 'With group only' },
    ),
  ),
})
export type Facets = Static<typeof Facets>

/** About the whole of what was found. */
export const searchOutcome = {
  facets: Facets,
  at_least: Type.Optional(
    Type.Boolean({ description: 'True when there are more than count, which ends at 10,000' }),
  ),
  similar: Type.Optional(
    Type.Integer({ ...Count, description: 'How many of count, the last ones, are only similar' }),
  ),
  did_you_mean: Type.Optional(Type.String({ description: 'The search with typing slips corrected' })),
  readings: Type.Optional(
    Type.Array(Type.Object({ typed: Text, kind: Text, shown: Text }), {
      description: 'How words were understood that were not looked for as they were typed',
    }),
  ),
}

const Span = Type.Object({ from: Count, to: Count })
const Spans = Type.Object({ cn: Type.Array(Span), en: Type.Array(Span) })
/** Why an entry was found. Only in a search. */
export const Match = Type.Object({
  similar: Type.Boolean({ description: 'Not what was asked for, only near it' }),
  field: Text,
  kind: Type.String({ description: 'exact, prefix, pinyin, glossary, slip and so on' }),
  typed: Text,
  shown: Type.Optional(Type.String({ description: 'What was looked for, if not what was typed' })),
  highlights: Type.Object(
    {
      name: Spans,
      company: Type.Optional(Spans),
      main_products: Type.Optional(Spans),
    },
    { description: 'From and to, in UTF-16 units of the text as it is sent' },
  ),
})
export type Match = Static<typeof Match>

/** The same company or product in another exhibition. */
export const Also = Type.Object({
  id: Type.Integer({ ...Id, description: 'Of the entry there' }),
  exhibition_id: Id,
  exhibition_name: Type.Object({ cn: Text, en: Text }),
  vhall: Type.Object({ id: Id }),
  is_store: Flag,
})
export type Also = Static<typeof Also>

export const found = { match: Type.Optional(Match), also: Type.Optional(Type.Array(Also)) }

const Names = Type.Object({ cn: Text, en: Text })

export const SuggestQuery = Type.Object(
  {
    search: Type.String({ minLength: 1, maxLength: searchLimits.suggested }),
    exhibition_id: Type.Optional(
      Type.Integer({ ...Id, description: 'Only what is shown in this exhibition, and no categories' }),
    ),
  },
  strict,
)
export type SuggestQuery = Static<typeof SuggestQuery>

export const mostSuggestions = 8
/** As many booths as a hall's list points out for one search. */
export const mostSuggestedBooths = 200
export const mostProductsOfABooth = 3

const SuggestedBooth = Type.Object({
  exhibition_id: Id,
  company_id: Id,
  instance_id: Id,
  product_id: Type.Union([Id, Type.Null()], {
    description: 'The exhibition product; null for a company',
  }),
  booth_no: Type.Union([Text, Type.Null()]),
})

export const suggestionKinds = ['product', 'exhibitor', 'category'] as const
export const Suggestion = Type.Object({
  kind: Type.Enum([...suggestionKinds]),
  id: Type.Union([Id, Type.Null()], { description: 'Of the product or company; null for a category' }),
  name: Names,
  match: Type.Optional(Match),
  picture: Type.String({
    description: 'Address of a product’s first picture or a company’s logo; empty without one',
  }),
  company: Type.Union([Names, Type.Null()], { description: 'Whose product it is' }),
  main_products: Type.Union([Names, Type.Null()], { description: 'Of a company' }),
  price: Type.Union([Type.Object(priceFields), Type.Null()], { description: 'Of a product' }),
  booth: Type.Union([SuggestedBooth, Type.Null()], {
    description:
      'Where it is shown: in the exhibition asked for or the one now being held; null for a category',
  }),
  products: Type.Union([Count, Type.Null()], { description: 'How many products a category has' }),
})
export type Suggestion = Static<typeof Suggestion>
export const SuggestReply = listReplyWith(Suggestion, {
  counts: Type.Object(
    { product: Count, exhibitor: Count },
    {
      description:
        'How many products and companies a search finds, each counted once, without what is only similar',
    },
  ),
  at_least: Type.Optional(
    Type.Boolean({ description: 'True when there may be more than the counts, which end at 1,000' }),
  ),
  reading: Type.Optional(
    Type.Object(
      { typed: Text, kind: Text, shown: Text },
      { description: 'How the first suggestion understood a word that it does not have as it was typed' },
    ),
  ),
  booths: Type.Optional(
    Type.Array(
      Type.Object({
        company_id: Id,
        products: Type.Array(Names, {
          maxItems: mostProductsOfABooth,
          description: 'The best of its products that were found; empty where the company itself was',
        }),
      }),
      { maxItems: mostSuggestedBooths, description: 'With exhibition_id only: the booths to go to' },
    ),
  ),
})
export type SuggestReply = Static<typeof SuggestReply>
