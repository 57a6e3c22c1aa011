import { call, type Nothing } from './call.ts'
import type {
  GuestsQuery,
  GuestsReply,
  LiveScheduleReply,
  ScheduleQuery,
  ScheduleReply,
  WatchingBody,
  WatchingReply,
} from './schedule.schema.ts'

export const getSchedule = call<ScheduleReply, ScheduleQuery>()(
  'getSchedule',
  'anyone',
  'GET /api/exhibition/v1/web/schedule',
)

export const listGuests = call<GuestsReply, GuestsQuery>()(
  'listGuests',
  'public',
  'GET /api/exhibition/v1/web/schedule/guest',
)

export const listLiveSessions = call<LiveScheduleReply>()(
  'listLiveSessions',
  'public',
  'GET /api/exhibition/v1/live-schedule',
)

/** A page that shows a live session says so now and then. Nobody is named by it. */
export const watchSession = call<WatchingReply, Nothing, Nothing, WatchingBody>()(
  'watchSession',
  'public',
  'POST /api/exhibition/v1/web/schedule/watching',
)
