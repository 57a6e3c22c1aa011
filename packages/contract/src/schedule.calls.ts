import { call } from './call.ts'
import type {
  GuestsQuery,
  GuestsReply,
  LiveScheduleReply,
  ScheduleQuery,
  ScheduleReply,
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
