import { type Static, Type } from 'typebox'
import { page } from './envelope.schema.ts'

export const Country = Type.Object({ code: Type.String(), zh: Type.String(), en: Type.String() })
export type Country = Static<typeof Country>
export const CountriesReply = page(Country)
export type CountriesReply = Static<typeof CountriesReply>

export const AreaCode = Type.String({ pattern: '^\\d{6}$', examples: ['330000'] })

export const AreasQuery = Type.Object(
  { parent: Type.Optional(AreaCode) },
  { additionalProperties: false, description: 'Without a parent: everything' },
)
export type AreasQuery = Static<typeof AreasQuery>

export const Area = Type.Object({
  code: Type.String(),
  parent: Type.String({ description: 'Empty for a province' }),
  zh: Type.String(),
  en: Type.String(),
})
export type Area = Static<typeof Area>
export const AreasReply = page(Area)
export type AreasReply = Static<typeof AreasReply>
