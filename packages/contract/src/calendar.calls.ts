import type { CalendarFeedReply, NewCalendarFeedReply } from './calendar.schema.ts'
import { call } from './call.ts'
import type { MessageReply } from './envelope.schema.ts'

/** The visitor's favourite sessions as a file for their calendar. */
export const exportSessionFavourites = call<string>()(
  'exportSessionFavourites',
  'visitor',
  'GET /api/exhibition/v1/purchaser/session/mark/export',
)

export const getCalendarFeed = call<CalendarFeedReply>()(
  'getCalendarFeed',
  'visitor',
  'GET /api/exhibition/v1/purchaser/session/calendar-feed',
)

/** Makes an address that follows the visitor's favourites, in place of the one there was. */
export const renewCalendarFeed = call<NewCalendarFeedReply>()(
  'renewCalendarFeed',
  'visitor',
  'POST /api/exhibition/v1/purchaser/session/calendar-feed/renew',
)

export const withdrawCalendarFeed = call<MessageReply>()(
  'withdrawCalendarFeed',
  'visitor',
  'DELETE /api/exhibition/v1/purchaser/session/calendar-feed/withdraw',
)
