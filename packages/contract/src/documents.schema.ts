import { type Static, Type } from 'typebox'
import { dataReply } from './envelope.schema.ts'
import { Id } from './ids.schema.ts'
import { GuestDocument } from './schedule.schema.ts'

export const DocumentQuery = Type.Object(
  {
    com_doc_id: Type.Optional(
      Type.Integer({ ...Id, description: 'The fair’s first document when not given' }),
    ),
  },
  { additionalProperties: false },
)
export type DocumentQuery = Static<typeof DocumentQuery>

export const FairDocument = Type.Object({ ...GuestDocument.properties, exhibition_id: Id })
export type FairDocument = Static<typeof FairDocument>
export const DocumentReply = dataReply(FairDocument)
export type DocumentReply = Static<typeof DocumentReply>
