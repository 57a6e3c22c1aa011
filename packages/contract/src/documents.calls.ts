import { call } from './call.ts'
import type { DocumentQuery, DocumentReply } from './documents.schema.ts'

export const getDocument = call<DocumentReply, DocumentQuery>()(
  'getDocument',
  'anyone',
  'GET /api/exhibition/v1/web/com_doc',
)
