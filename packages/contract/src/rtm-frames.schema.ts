import { type Static, Type } from 'typebox'
import { Message, SendMessageBody, Stored, Thread, ThreadHead } from './chat.schema.ts'
import { Id } from './ids.schema.ts'
import { Count, Instant } from './numbers.schema.ts'

const strict = { additionalProperties: false }
const frame = <const Name extends string>(type: Name) => ({ type: Type.Literal(type) })
const Sequence = ThreadHead.properties.last_sequence

/** What a client may say on `/rtm`. The first is `hello`; without it nothing else is heard. */
export const clientFrames = {
  hello: Type.Object(
    {
      ...frame('hello'),
      v: Type.Literal(1),
      rtm_token: Type.String({ maxLength: 200 }),
      rtm_uid: Type.String({ maxLength: 100 }),
      lang: Type.Optional(Type.Union([Type.Literal('zh'), Type.Literal('en')])),
      /** When the client last knew everything, as the server told it; it is then told only of what changed since. */
      since: Type.Optional(Instant),
    },
    strict,
  ),
  send: Type.Object({ ...frame('send'), ...SendMessageBody.properties }, strict),
  read: Type.Object({ ...frame('read'), thread_id: Id, sequence: Sequence }, strict),
  ping: Type.Object(frame('ping'), strict),
} as const
export type ClientFrame = {
  [Name in keyof typeof clientFrames]: Static<(typeof clientFrames)[Name]>
}[keyof typeof clientFrames]

/** What the server says. */
export const serverFrames = {
  welcome: Type.Object({
    ...frame('welcome'),
    rtm_uid: Type.String(),
    server_time: Instant,
    heartbeat_ms: Count,
    /** How far every conversation has come. What is behind is asked for by history; what comes later is told. */
    heads: Type.Array(ThreadHead),
    /** There are more heads: the call gives them from here on, asked with the same `since` as `hello`. */
    cursor: Type.Optional(Type.String()),
  }),
  /** Written, and safe. */
  stored: Type.Object({ ...frame('stored'), ...Stored.properties }),
  /** Not written. `retry` says whether the same may be tried again, `after_ms` when. */
  refused: Type.Object({
    ...frame('refused'),
    client_id: Type.String(),
    errCode: Count,
    mes: Type.String(),
    retry: Type.Boolean(),
    after_ms: Type.Optional(Count),
  }),
  /** In order within a conversation, without a gap; the own ones too, for the other devices. */
  message: Type.Object({
    ...frame('message'),
    message: Message,
    /** For a company's people: since when the visitor has waited, now. */
    waiting_since: Type.Optional(Thread.properties.waiting_since),
  }),
  /** Somebody has read, here or there. */
  head: Type.Object({ ...frame('head'), ...ThreadHead.properties }),
  /** A conversation that is new, taken, handed over, blocked or closed. */
  thread: Type.Object({ ...frame('thread'), thread: Thread }),
  presence: Type.Object({
    ...frame('presence'),
    thread_id: Id,
    online: Type.Boolean(),
    seen: Type.Union([Instant, Type.Null()]),
  }),
  /** Answers a ping. Everything up to `server_time` has been told. */
  pong: Type.Object({ ...frame('pong'), server_time: Instant }),
} as const
export type ServerFrame = {
  [Name in keyof typeof serverFrames]: Static<(typeof serverFrames)[Name]>
}[keyof typeof serverFrames]
