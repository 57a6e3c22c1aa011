import { type Static, Type } from 'typebox'
import { replyWith } from './envelope.schema.ts'
import { Id } from './ids.schema.ts'

const strict = { additionalProperties: false }

export const ViewBody = Type.Object(
  {
    exhibition_id: Id,
    vhall_id: Type.Optional(Type.Integer({ ...Id, description: 'The booth, for a booth view' })),
    found_by: Type.Optional(
      Type.Object(
        {
          search: Type.String({ minLength: 1, maxLength: 100 }),
          what: Type.Enum(['exhibitor', 'product']),
          exhibition_id: Type.Optional(
            Type.Integer({ ...Id, description: 'Where the search was in one exhibition' }),
          ),
        },
        { ...strict, description: 'The search whose result was opened, for a booth view' },
      ),
    ),
    guest_id: Type.Optional(
      Type.String({
        maxLength: 100,
        description: 'As it was given before; another is given for a wrong one',
      }),
    ),
  },
  strict,
)
export type ViewBody = Static<typeof ViewBody>
export const ViewReply = replyWith({ guest_id: Type.String() })
export type ViewReply = Static<typeof ViewReply>
