import { type Static, Type } from 'typebox'
import { dataReply } from './envelope.schema.ts'
import { Flag } from './ids.schema.ts'

export const CalendarFeed = Type.Object({
  exists: Flag,
  made_at: Type.String({ description: 'On the fair’s clock; empty while there is none' }),
})
export type CalendarFeed = Static<typeof CalendarFeed>
export const CalendarFeedReply = dataReply(CalendarFeed)
export type CalendarFeedReply = Static<typeof CalendarFeedReply>

export const NewCalendarFeed = Type.Object({
  ...CalendarFeed.properties,
  address: Type.String({
    description:
      'Path on this server that a calendar program can subscribe to. Said this once: only its hash is kept',
  }),
})
export type NewCalendarFeed = Static<typeof NewCalendarFeed>
export const NewCalendarFeedReply = dataReply(NewCalendarFeed)
export type NewCalendarFeedReply = Static<typeof NewCalendarFeedReply>
