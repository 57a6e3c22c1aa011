import { type Static, Type } from 'typebox'
import { page } from './envelope.schema.ts'
import { Flag, Id } from './ids.schema.ts'

const strict = { additionalProperties: false }
const Text = Type.String()
const Names = Type.Object({ cn: Text, en: Text })

export const ScheduleQuery = Type.Object(
  {
    hall_id: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 3,
        description: '1 the big hall, 2 the small one, 3 (or none) both',
      }),
    ),
    exhibition_id: Type.Optional(Type.Integer({ ...Id, description: '25 when not given' })),
  },
  strict,
)
export type ScheduleQuery = Static<typeof ScheduleQuery>

export const GuestDocument = Type.Object({
  com_doc_id: Type.Integer(),
  doc_name: Text,
  doc_name_en: Text,
  doc_url: Text,
  is_mark: Flag,
})
export const SessionGuest = Type.Object({
  id: Type.Integer(),
  name: Text,
  name_en: Text,
  post: Text,
  post_en: Text,
  docs: Type.Array(GuestDocument),
})
export const Session = Type.Object({
  id: Type.Integer(),
  title: Text,
  title_en: Text,
  live_status: Type.Integer({ description: '1 upcoming, 2 live, 3 over' }),
  live_url: Text,
  play_back: Text,
  hall_id: Type.Integer({ description: '1 the big hall, 2 the small one' }),
  starts_at: Type.String({ description: 'ISO 8601, with the fair’s offset' }),
  ends_at: Text,
  guests: Type.Array(SessionGuest),
})
export type Session = Static<typeof Session>

export const ScheduleGroup = Type.Object({
  theme: Text,
  theme_en: Text,
  date: Type.String({ description: 'YYYY-MM-DD at the fair' }),
  data: Type.Array(
    Type.Object({
      time: Type.String({ description: 'HH:mm-HH:mm on the fair’s clock' }),
      data: Type.Array(Session),
    }),
  ),
})
export type ScheduleGroup = Static<typeof ScheduleGroup>
export const ScheduleReply = page(ScheduleGroup)
export type ScheduleReply = Static<typeof ScheduleReply>

export const GuestsQuery = Type.Object({ exhibition_id: Type.Optional(Id) }, strict)
export type GuestsQuery = Static<typeof GuestsQuery>
export const Guest = Type.Object({
  id: Type.Integer(),
  image: Text,
  name: Text,
  name_en: Text,
  post: Text,
  post_en: Text,
})
export type Guest = Static<typeof Guest>
export const GuestsReply = page(Guest)
export type GuestsReply = Static<typeof GuestsReply>

export const LiveSession = Type.Object({
  ...Session.properties,
  exhibition_id: Type.Integer(),
  exhibition_name: Names,
})
export type LiveSession = Static<typeof LiveSession>
export const LiveScheduleReply = page(LiveSession)
export type LiveScheduleReply = Static<typeof LiveScheduleReply>
