import { type Static, Type } from 'typebox'
import { Depiction } from './depiction.schema.ts'
import { dataReply, listReplyWith } from './envelope.schema.ts'
import { Flag, Id } from './ids.schema.ts'
import { paging } from './paging.schema.ts'
import { priceFields } from './prices.schema.ts'
import {
  found,
  NamesLanguage,
  productFilters,
  SearchSort,
  SearchWords,
  searchFilters,
  searchOutcome,
} from './search.schema.ts'

const strict = { additionalProperties: false }
const Text = Type.String()

const ProductWords = Type.Object({
  name: Text,
  info: Text,
  brand: Text,
  specification: Text,
  technical_parameter: Text,
  main_image: Type.Array(Text, { description: 'Addresses; the first is the one to show' }),
  sub_images: Type.Array(Type.Object({ url: Text })),
  image_texts: Type.Optional(
    Type.Array(Text, {
      description: 'What the pictures show, the main one first; empty for one of which nobody says it',
    }),
  ),
})

export const ExhibitionProduct = Type.Object({
  id: Type.Integer({ ...Id, description: 'The exhibition product: this product in this exhibition' }),
  is_store: Flag,
  product: Type.Object({
    id: Id,
    ...priceFields,
    model: Text,
    category: Type.Union([Text, Type.Null()]),
    category_en: Type.Union([Text, Type.Null()]),
    moq: Type.Union([Text, Type.Null()], { description: 'Smallest order' }),
    moq_en: Type.Union([Text, Type.Null()]),
    depiction: Type.Union([Depiction, Type.Null()], {
      description: 'The model its first picture shows; null when that is a picture of its own',
    }),
    cn: ProductWords,
    en: ProductWords,
  }),
  company: Type.Object({
    id: Id,
    name: Text,
    locales: Type.Object({ en: Type.Object({ name: Text }) }),
    logo_url: Text,
  }),
  exhibition: Type.Object({ id: Id, name: Type.Object({ cn: Text, en: Text }) }),
  vhall: Type.Object({ id: Type.Integer({ ...Id, description: 'The booth it stands in' }) }),
})
export type ExhibitionProduct = Static<typeof ExhibitionProduct>

export const ListProductsQuery = Type.Object(
  {
    search: SearchWords,
    language: NamesLanguage,
    ...searchFilters,
    ...productFilters,
    exhibition_id: Type.Optional(Id),
    company_id: Type.Optional(Id),
    sort: SearchSort,
    ...paging,
  },
  strict,
)
export type ListProductsQuery = Static<typeof ListProductsQuery>
export const ListProductsReply = listReplyWith(
  Type.Object({ ...ExhibitionProduct.properties, ...found }),
  searchOutcome,
)
export type ListProductsReply = Static<typeof ListProductsReply>

export const ProductParams = Type.Object({ id: Id })
export type ProductParams = Static<typeof ProductParams>
export const GetProductQuery = Type.Object(
  { exhibition_id: Type.Optional(Id), company_id: Type.Optional(Id) },
  { ...strict, description: 'Given, they must be the product’s own' },
)
export type GetProductQuery = Static<typeof GetProductQuery>
export const GetProductReply = dataReply(ExhibitionProduct)
export type GetProductReply = Static<typeof GetProductReply>
