import { type Static, Type } from 'typebox'
import { dataReply } from './envelope.schema.ts'
import { type FigureName, figureLimits, figureNames, figurePeriods } from './figure-limits.ts'
import { Id } from './ids.schema.ts'
import { Count } from './numbers.schema.ts'

const Text = Type.String()
const Names = Type.Object({ cn: Text, en: Text })
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()])
const atFair = (description: string) => Type.String({ description, examples: ['2026-11-15 09:00:00'] })
const Hour = Type.Integer({ minimum: 0, maximum: 23, description: 'Of the fair’s day' })
const Share = Type.Integer({ minimum: 0, maximum: 100, description: 'In percent' })

const Period = Type.Enum([...figurePeriods], {
  description: 'Today, since the exhibition opened, or the last 14 days; all end now',
})

export const FiguresQuery = Type.Object(
  {
    period: Type.Optional(Period),
    exhibition_id: Type.Optional(
      Type.Integer({ ...Id, description: 'One where the company has a booth; else all of them' }),
    ),
  },
  { additionalProperties: false },
)
export type FiguresQuery = Static<typeof FiguresQuery>

const ofFair = `Of the companies at these exhibitions; null where they are fewer than ${figureLimits.companies}`

export const Figure = Type.Object({
  value: Count,
  median: orNull(Type.Integer({ ...Count, description: ofFair })),
  highest: orNull(Count),
})
export type Figure = Static<typeof Figure>

const totals = Type.Object(
  Object.fromEntries(figureNames.map((name) => [name, Figure])) as Record<FigureName, typeof Figure>,
)

const FigureOfTime = Type.Object({
  at: atFair('When the day or the hour begins'),
  value: Count,
  median: orNull(Count),
  open: Type.Boolean({ description: 'One of the exhibitions was being held' }),
})
export type FigureOfTime = Static<typeof FigureOfTime>

const Visits = Type.Object({
  by: Type.Enum(['day', 'hour']),
  list: Type.Array(FigureOfTime, {
    description: `Of today by the hour, else of at least 14 days; empty of fewer than ${figureLimits.brokenDown} visits`,
  }),
})

const Replies = Type.Object({
  conversations: Type.Integer({
    ...Count,
    description: 'That a visitor began, without those who have waited for less than five minutes',
  }),
  in_time: Type.Integer({ ...Count, description: 'Answered within five minutes' }),
  median_seconds: orNull(
    Type.Integer({ ...Count, description: 'From the first message to the first reply' }),
  ),
  share_median: orNull(Share),
  share_highest: orNull(Share),
  by_hour: Type.Array(Type.Object({ hour: Hour, in_time: Count, later: Count }), {
    description: 'By the hour in which the visitor wrote',
  }),
})
export type Replies = Static<typeof Replies>

const ViewedProduct = Type.Object({
  id: Id,
  name: Names,
  picture_url: Text,
  views: Count,
  enquiries: Type.Integer({ ...Count, description: 'Conversations in which a visitor asked about it' }),
})
export type ViewedProduct = Static<typeof ViewedProduct>

const Countries = Type.Object({
  people: Type.Integer({ ...Count, description: 'Who gave a card or wrote for the first time' }),
  list: Type.Array(Type.Object({ country_code: Text, country_name: Text, people: Count }), {
    description: `Each of at least ${figureLimits.brokenDown} people`,
  }),
  others: Count,
})

export const Figures = Type.Object({
  period: Period,
  from: atFair('When the period begins'),
  to: atFair('When it was counted'),
  exhibition_id: orNull(Id),
  opened_at: orNull(atFair('When “since opening” begins; null where nothing opened in the last 90 days')),
  exhibitions: Type.Array(Type.Object({ id: Id, name: Names }), {
    description: 'Where the company has a booth',
  }),
  companies: Type.Integer({ ...Count, description: 'At these exhibitions' }),
  totals,
  visits: Visits,
  replies: Replies,
  products: Type.Array(ViewedProduct, { description: 'The most viewed ones' }),
  countries: orNull(Countries),
})
export type Figures = Static<typeof Figures>
export const FiguresReply = dataReply(Figures)
export type FiguresReply = Static<typeof FiguresReply>
