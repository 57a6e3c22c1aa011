import { type Static, Type } from 'typebox'
import { listReply } from './envelope.schema.ts'
import { Id } from './ids.schema.ts'
import { Count } from './numbers.schema.ts'

/** What a paper is, so that a visitor knows before it is opened. */
export const boothDocumentKinds = ['catalogue', 'specification', 'certificate', 'manual', 'other'] as const
export type BoothDocumentKind = (typeof boothDocumentKinds)[number]

export const BoothDocumentsQuery = Type.Object({ company_id: Id }, { additionalProperties: false })
export type BoothDocumentsQuery = Static<typeof BoothDocumentsQuery>

export const BoothDocument = Type.Object({
  id: Id,
  kind: Type.Enum([...boothDocumentKinds]),
  name: Type.Object({ cn: Type.String(), en: Type.String() }),
  url: Type.String({ description: 'A PDF file' }),
  size: { ...Count, description: 'Bytes' },
})
export type BoothDocument = Static<typeof BoothDocument>
export const BoothDocumentsReply = listReply(BoothDocument)
export type BoothDocumentsReply = Static<typeof BoothDocumentsReply>
