import { type Static, Type } from 'typebox'
import { one } from './envelope.schema.ts'

export const CalendarFeed = Type.Object({
  exists: Type.Integer({ minimum: 0, maximum: 1 }),
  address: Type.String({
    description:
      'Path on this server that a calendar program can subscribe to. Said once, when it is made; only its hash is kept',
  }),
  made_at: Type.String({ description: 'On the fair’s clock; empty while there is none' }),
})
export type CalendarFeed = Static<typeof CalendarFeed>
export const CalendarFeedReply = one(CalendarFeed)
export type CalendarFeedReply = Static<typeof CalendarFeedReply>
