import type { BoothDocumentsQuery, BoothDocumentsReply } from './booth-documents.schema.ts'
import { call } from './call.ts'

export const listBoothDocuments = call<BoothDocumentsReply, BoothDocumentsQuery>()(
  'listBoothDocuments',
  'public',
  'GET /api/exhibition/v1/web/booth-document',
)
