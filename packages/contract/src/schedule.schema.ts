import { type Static, Type } from 'typebox'
import { dataReply, listReply, listReplyWith } from './envelope.schema.ts'
import { Flag, Id } from './ids.schema.ts'
import { Count, countBounds } from './numbers.schema.ts'

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
  com_doc_id: Id,
  doc_name: Text,
  doc_name_en: Text,
  doc_url: Text,
  is_mark: Flag,
})
export const SessionGuest = Type.Object({
  id: Id,
  image: Text,
  name: Text,
  name_en: Text,
  post: Text,
  post_en: Text,
  docs: Type.Array(GuestDocument),
})
export const Caption = Type.Object({
  lang: Type.Enum(['zh', 'en']),
  label: Type.String({ description: 'The language in its own words' }),
  src: Type.String({ description: 'A WebVTT file of ours' }),
})
export const Quality = Type.Object({
  width: Count,
  height: Count,
  bandwidth: Type.Integer({ ...countBounds, description: 'Bits a second at most' }),
})
export const mediaTypes = ['video/mp4', 'application/vnd.apple.mpegurl', ''] as const

export const Session = Type.Object({
  id: Id,
  title: Text,
  title_en: Text,
  live_status: Type.Integer({ minimum: 1, maximum: 3, description: '1 upcoming, 2 live, 3 over' }),
  live_url: Type.String({
    description:
      'While it is live; empty unless a player may open it: an address of ours, or of an origin that the settings allow',
  }),
  play_back: Type.String({ description: 'When it is over; empty likewise' }),
  media_type: Type.Enum([...mediaTypes], { description: 'Of the address above that is not empty' }),
  captions: Type.Array(Caption, {
    description: 'Of the recording; those of a live stream are in the stream',
  }),
  qualities: Type.Array(Quality, { description: 'Of a stream of ours; the stream of others says so itself' }),
  hall_id: Type.Integer({ minimum: 1, maximum: 2, description: '1 the big hall, 2 the small one' }),
  starts_at: Type.String({ description: 'ISO 8601, with the fair’s offset' }),
  ends_at: Text,
  cancelled: Type.Integer({
    ...Flag,
    description: '1 when the organiser has called it off: it is never live',
  }),
  is_mark: Flag,
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
/** Of all programmes of the fair together, so that one question tells every page whether what it shows is still so. */
const edition = Type.String({
  description: 'Another one whenever a session of the fair was added, changed or taken away',
  examples: ['3f0a9c1d7be24458a1f6c2d09e5b7713'],
})
export const ScheduleReply = listReplyWith(ScheduleGroup, { edition })
export type ScheduleReply = Static<typeof ScheduleReply>

export const GuestsQuery = Type.Object({ exhibition_id: Type.Optional(Id) }, strict)
export type GuestsQuery = Static<typeof GuestsQuery>
export const Guest = Type.Object({
  id: Id,
  image: Text,
  name: Text,
  name_en: Text,
  post: Text,
  post_en: Text,
})
export type Guest = Static<typeof Guest>
export const GuestsReply = listReply(Guest)
export type GuestsReply = Static<typeof GuestsReply>

export const LiveSession = Type.Object({
  ...Session.properties,
  exhibition_id: Id,
  exhibition_name: Names,
  viewers: Type.Integer({
    ...countBounds,
    description: 'Pages that show it now, on all nodes; 0 unless it is live',
  }),
})
export type LiveSession = Static<typeof LiveSession>
export const LiveScheduleReply = listReplyWith(LiveSession, { edition })
export type LiveScheduleReply = Static<typeof LiveScheduleReply>

export const WatchingBody = Type.Object(
  {
    session_id: Id,
    viewer: Type.Optional(
      Type.String({
        maxLength: 100,
        description:
          'As an earlier answer gave it to this page; says that it is the same page, not whose. Only then does the page count',
        examples: ['q7Zt0yB3kXn5Wd2LrV9sHg.u1Ck8fYp4Mz6Jx0EaT3oNw'],
      }),
    ),
  },
  strict,
)
export type WatchingBody = Static<typeof WatchingBody>
export const Watching = Type.Object({
  session_id: Id,
  viewer: Type.String({
    description: 'What the page calls itself from now on; another for a missing or wrong one',
    examples: ['q7Zt0yB3kXn5Wd2LrV9sHg.u1Ck8fYp4Mz6Jx0EaT3oNw'],
  }),
  viewers: Count,
  again_seconds: Type.Integer({
    ...countBounds,
    description: 'When the page says so again, to be counted further',
  }),
})
export type Watching = Static<typeof Watching>
export const WatchingReply = dataReply(Watching)
export type WatchingReply = Static<typeof WatchingReply>
