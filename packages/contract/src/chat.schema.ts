import { type Static, Type } from 'typebox'
import { chatLimits } from './chat-limits.ts'
import { dataReply, listReplyWith, replyWith } from './envelope.schema.ts'
import { Id, OpaqueId } from './ids.schema.ts'
import { Count, Instant } from './numbers.schema.ts'
import { priceFields } from './prices.schema.ts'

const strict = { additionalProperties: false }
const Text = Type.String()
const Names = Type.Object({ cn: Text, en: Text })
const Cursor = Type.String({ maxLength: 100, description: 'From the answer before' })
const Sequence = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()])

/** What the sender's device calls a message. Sent twice under one name, it is written once. */
export const ClientId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,64}$' })

/** What a message may carry: words, and at most one thing. */
const parts = {
  text: Type.Optional(Type.String({ maxLength: chatLimits.text })),
  picture: Type.Optional(OpaqueId),
  exhibition_product_id: Type.Optional(Id),
  com_doc_id: Type.Optional(Id),
}

/**
 * To a conversation, or, by a visitor, to a company at an exhibition, which begins one if there is none. A company's
 * person begins one only with who gave them a card.
 */
export const SendMessageBody = Type.Object(
  {
    client_id: ClientId,
    thread_id: Type.Optional(Id),
    exhibition_id: Type.Optional(Id),
    company_id: Type.Optional(Id),
    card_id: Type.Optional(Id),
    ...parts,
  },
  strict,
)
export type SendMessageBody = Static<typeof SendMessageBody>

export const Stored = Type.Object({
  client_id: ClientId,
  thread_id: Id,
  sequence: Sequence,
  time: Instant,
})
export type Stored = Static<typeof Stored>
export const StoredReply = dataReply(Stored)
export type StoredReply = Static<typeof StoredReply>

const MessagePicture = Type.Object({
  id: OpaqueId,
  url: Text,
  width: Count,
  height: Count,
})
const MessageProduct = Type.Object({
  exhibition_product_id: Id,
  exhibition_id: Id,
  company_id: Id,
  name: Names,
  image: Text,
  ...priceFields,
  /** It is no longer shown, and has no page. */
  withdrawn: Type.Boolean(),
})
const MessageDocument = Type.Object({ com_doc_id: Id, name: Names, url: Text })

export const Message = Type.Object({
  thread_id: Id,
  sequence: Sequence,
  /** Only in what the reader wrote. */
  client_id: orNull(Text),
  /** Written by the reader or, at a company, by any of its people. */
  own: Type.Boolean(),
  userName: Text,
  avatar: Text,
  text: Text,
  picture: orNull(MessagePicture),
  /** Null also when what was sent is no longer shown; `gone` says so. */
  product: orNull(MessageProduct),
  document: orNull(MessageDocument),
  gone: Type.Boolean(),
  time: Instant,
})
export type Message = Static<typeof Message>

/** Whom one talks to: the company's people for a visitor, the visitor for the company's people. */
export const Peer = Type.Object({
  uid: Text,
  name: Names,
  post: Names,
  avatar: Text,
  company: Names,
  country: Type.String({ description: 'Two letters; empty when it is not known' }),
  online: Type.Boolean(),
  /** Last seen, while not online. */
  seen: orNull(Instant),
})
export type Peer = Static<typeof Peer>

/** How far a conversation has come, and how far who has read. Enough to know what one has missed. */
export const ThreadHead = Type.Object({
  thread_id: Id,
  last_sequence: Sequence,
  read: Sequence,
  peer_read: Sequence,
})
export type ThreadHead = Static<typeof ThreadHead>

export const Thread = Type.Object({
  ...ThreadHead.properties,
  exhibition_id: Id,
  company_id: Id,
  exhibition: Names,
  peer: Peer,
  unread: Count,
  last: orNull(Message),
  changed_at: Instant,
  /** In which the visitor reads. */
  language: Type.Enum(['zh', 'en']),
  /** Since when the visitor has waited for an answer; null when answered. */
  waiting_since: orNull(Instant),
  /** Who at the company has taken it. Visitors are not told. */
  taken_by: orNull(Type.Object({ uid: Text, name: Names, own: Type.Boolean() })),
  blocked: orNull(Type.Union([Type.Literal('own'), Type.Literal('peer')])),
  /** The company no longer exhibits there: it can be read, and neither side writes. */
  closed: Type.Boolean(),
})
export type Thread = Static<typeof Thread>

export const ThreadsQuery = Type.Object(
  {
    show: Type.Optional(
      Type.Union([Type.Literal('all'), Type.Literal('mine'), Type.Literal('unanswered')], {
        description: 'For a company’s people: all, what one has taken, or what waits, the longest first',
      }),
    ),
    exhibition_id: Type.Optional(Id),
    company_id: Type.Optional(Id),
    cursor: Type.Optional(Cursor),
  },
  strict,
)
export type ThreadsQuery = Static<typeof ThreadsQuery>
export const ThreadsReply = listReplyWith(Thread, {
  /** For the next page; empty at the end. */
  cursor: Text,
  unread: Count,
  unanswered: Count,
})
export type ThreadsReply = Static<typeof ThreadsReply>

export const ThreadParams = Type.Object({ id: Id })
export type ThreadParams = Static<typeof ThreadParams>
export const ThreadReply = dataReply(Thread)
export type ThreadReply = Static<typeof ThreadReply>

/** Forward from what one has, or backward from the oldest one has. Without either, the newest. */
export const HistoryQuery = Type.Object(
  {
    after: Type.Optional(Sequence),
    before: Type.Optional(Sequence),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: chatLimits.page })),
  },
  strict,
)
export type HistoryQuery = Static<typeof HistoryQuery>
/** In the order of their sequence, without a gap. */
export const HistoryReply = replyWith({
  list: Type.Array(Message),
  head: ThreadHead,
  /** Whether there is more in the direction asked for. */
  more: Type.Boolean(),
})
export type HistoryReply = Static<typeof HistoryReply>

/** Every conversation that has changed since, for who cannot keep a connection; those that changed last first. */
export const HeadsQuery = Type.Object(
  { since: Type.Optional(Instant), cursor: Type.Optional(Cursor) },
  strict,
)
export type HeadsQuery = Static<typeof HeadsQuery>
export const HeadsReply = replyWith({
  list: Type.Array(ThreadHead),
  /** To ask with the next time. Of several pages, that of the first. */
  at: Instant,
  /** Of the next page; empty on the last. Asked with the same `since`. */
  cursor: Text,
})
export type HeadsReply = Static<typeof HeadsReply>

export const ReadBody = Type.Object({ sequence: Sequence }, strict)
export type ReadBody = Static<typeof ReadBody>
export const ReadReply = dataReply(ThreadHead)
export type ReadReply = Static<typeof ReadReply>

export const BlockBody = Type.Object({ blocked: Type.Boolean() }, strict)
export type BlockBody = Static<typeof BlockBody>
export const ReportBody = Type.Object({ reason: Type.String({ minLength: 1, maxLength: 500 }) }, strict)
export type ReportBody = Static<typeof ReportBody>

/** Null puts it back to everybody; without a name one takes it oneself. */
export const TakeBody = Type.Object({ uid: Type.Optional(orNull(Text)) }, strict)
export type TakeBody = Static<typeof TakeBody>
