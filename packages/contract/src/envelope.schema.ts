import { type Static, type TProperties, type TSchema, Type } from 'typebox'
import { Count, Instant } from './numbers.schema.ts'

const success = {
  res: Type.Literal(1),
  mes: Type.String({
    description: 'What to tell the reader, in their language; empty when there is nothing to say',
  }),
  errMes: Type.String(),
}

/** Nothing but success, and what to say of it. */
export const MessageReply = Type.Object(success)
export type MessageReply = Static<typeof MessageReply>

/** One thing in `data`. */
export const dataReply = <T extends TSchema>(schema: T) => Type.Object({ ...success, data: schema })

/** Many in `list`, with how many there are in all. */
export const listReply = <T extends TSchema>(schema: T) =>
  Type.Object({ ...success, list: Type.Array(schema), count: Count })

/** The same with more that is about the whole list. */
export const listReplyWith = <T extends TSchema, More extends TProperties>(schema: T, more: More) =>
  Type.Object({ ...success, list: Type.Array(schema), count: Count, ...more })

/** The few answers whose fields stand beside `res` by their own name. */
export const replyWith = <T extends TProperties>(properties: T) => Type.Object({ ...success, ...properties })

/** What every refusal looks like, whatever the call. */
export const Refusal = Type.Object({
  res: Type.Literal(0),
  mes: Type.String(),
  errMes: Type.String(),
  errCode: Type.Optional(Count),
  request_id: Type.Optional(Type.String()),
  server_time: Type.Optional(Instant),
  fields: Type.Optional(Type.Array(Type.Object({ field: Type.String(), problem: Type.String() }))),
})
export type Refusal = Static<typeof Refusal>
