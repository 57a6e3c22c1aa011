import { type Static, type TSchema, Type } from 'typebox'

const success = { res: Type.Literal(1), mes: Type.String(), errMes: Type.String() }

/** One thing in `data`. */
export const one = <T extends TSchema>(schema: T) => Type.Object({ ...success, data: schema })

/** Many in `list`, with how many there are in all. */
export const page = <T extends TSchema>(schema: T) =>
  Type.Object({ ...success, list: Type.Array(schema), count: Type.Integer() })

/** What every refusal looks like, whatever the call. */
export const Refusal = Type.Object({
  res: Type.Literal(0),
  mes: Type.String(),
  errMes: Type.String(),
  errCode: Type.Optional(Type.Integer()),
  request_id: Type.Optional(Type.String()),
  server_time: Type.Optional(Type.Integer()),
  fields: Type.Optional(Type.Array(Type.Object({ field: Type.String(), problem: Type.String() }))),
})
export type Refusal = Static<typeof Refusal>
