import { call } from './call.ts'
import type { DeskStartReply } from './start.schema.ts'

export const getStart = call<DeskStartReply>()('getStart', 'contact', 'GET /api/desk/v1/start')

export const markProfileSeen = call<DeskStartReply>()(
  'markProfileSeen',
  'contact',
  'POST /api/desk/v1/start/profile',
)
