import { type Static, Type } from 'typebox'
import { listReply } from './envelope.schema.ts'

export const Country = Type.Object({
  code: Type.String({ examples: ['CN'] }),
  zh: Type.String({ examples: ['中国'] }),
  en: Type.String({ examples: ['China'] }),
})
export type Country = Static<typeof Country>
export const CountriesReply = listReply(Country)
export type CountriesReply = Static<typeof CountriesReply>

export const AreaCode = Type.String({ pattern: '^\\d{6}$', examples: ['330000'] })

export const AreasQuery = Type.Object(
  { parent: Type.Optional(AreaCode) },
  { additionalProperties: false, description: 'Without a parent: everything' },
)
export type AreasQuery = Static<typeof AreasQuery>

export const Area = Type.Object({
  code: Type.String({ examples: ['330900'] }),
  parent: Type.String({ description: 'Empty for a province', examples: ['330000'] }),
  zh: Type.String({ examples: ['舟山市'] }),
  en: Type.String({ examples: ['Zhoushan'] }),
})
export type Area = Static<typeof Area>
export const AreasReply = listReply(Area)
export type AreasReply = Static<typeof AreasReply>
