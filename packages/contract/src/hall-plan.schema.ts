import { type Static, Type } from 'typebox'
import { Depiction } from './depiction.schema.ts'
import { dataReply } from './envelope.schema.ts'
import { BrandColor, Exhibitor, Tier } from './exhibitors.schema.ts'
import { Flag, Id } from './ids.schema.ts'
import { countBounds } from './numbers.schema.ts'

const strict = { additionalProperties: false }
const Text = Type.String()
const Names = Type.Object({ cn: Text, en: Text })

/** A hall with more could not be walked through; `total` says how many there are. */
export const mostBoothsOfAPlan = 2000

export const HallPlanQuery = Type.Object({ exhibition_id: Id }, strict)
export type HallPlanQuery = Static<typeof HallPlanQuery>

/** So many things are seen on a stand from the way past it. */
export const mostGoodsOfABooth = 3

/** One thing on a plinth, with what its name card says. */
export const HallGoods = Type.Object({
  id: Type.Integer({ ...Id, description: 'The exhibition product' }),
  name: Names,
  depiction: Type.Union([Type.String({ examples: ['water-pump/blue'] }), Type.Null()], {
    description: 'What it is shown as: a key of `depictions`; null when its first picture is its own',
  }),
  picture: Type.String({ description: 'Its own first picture; empty where a model stands for it' }),
})
export type HallGoods = Static<typeof HallGoods>

/** What a stand is built from, and no more: there are as many as exhibitors. */
export const HallBooth = Type.Object({
  company_id: Id,
  instance_id: Type.Integer({ ...Id, description: 'The booth' }),
  name: Names,
  logo_url: Type.String({ description: 'Empty without a logo' }),
  poster_url: Type.Union([Text, Type.Null()], { description: 'The first poster of the booth' }),
  color: BrandColor,
  tier: Tier,
  industry: Exhibitor.properties.industry,
  booth_no: Exhibitor.properties.booth_no,
  url: Type.String({ description: 'An address outside where the booth is; else empty' }),
  goods: Type.Array(HallGoods, {
    maxItems: mostGoodsOfABooth,
    description: 'Its first products, as a booth lists them',
  }),
  is_store: Flag,
})
export type HallBooth = Static<typeof HallBooth>

export const HallPlan = Type.Object({
  exhibition_id: Id,
  name: Names,
  industry: Exhibitor.properties.industry,
  total: Type.Integer({
    ...countBounds,
    description: `How many booths there are; of more than ${mostBoothsOfAPlan} the first stand in the plan`,
  }),
  depictions: Type.Record(Type.String(), Depiction, {
    description: 'Each model and colour that stands on some plinth, once',
  }),
  booths: Type.Array(HallBooth, {
    maxItems: mostBoothsOfAPlan,
    description: 'By booth number, 2 before 10; those without one last, by company',
  }),
})
export type HallPlan = Static<typeof HallPlan>

export const HallPlanReply = dataReply(HallPlan)
export type HallPlanReply = Static<typeof HallPlanReply>
