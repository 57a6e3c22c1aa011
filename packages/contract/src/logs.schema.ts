import { type Static, Type } from 'typebox'
import { replyWith } from './envelope.schema.ts'
import { Id, OpaqueId } from './ids.schema.ts'

const strict = { additionalProperties: false }

export const ViewBody = Type.Object(
  {
    exhibition_id: Id,
    vhall_id: Type.Optional(Type.Integer({ ...Id, description: 'The booth, for a booth view' })),
    exhibition_product_id: Type.Optional(
      Type.Integer({ ...Id, description: 'With vhall_id: a product of the booth is looked at' }),
    ),
    resource_id: Type.Optional(
      Type.String({ ...OpaqueId, description: 'With vhall_id: a video of the booth is played' }),
    ),
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
