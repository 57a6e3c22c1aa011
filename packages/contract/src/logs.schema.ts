import { type Static, Type } from 'typebox'
import { replyWith } from './envelope.schema.ts'
import { Id } from './ids.schema.ts'

export const ViewBody = Type.Object(
  {
    exhibition_id: Id,
    vhall_id: Type.Optional(Type.Integer({ ...Id, description: 'The booth, for a booth view' })),
    guest_id: Type.Optional(
      Type.String({
        maxLength: 100,
        description: 'As it was given before; another is given for a wrong one',
      }),
    ),
  },
  { additionalProperties: false },
)
export type ViewBody = Static<typeof ViewBody>
export const ViewReply = replyWith({ guest_id: Type.String() })
export type ViewReply = Static<typeof ViewReply>
