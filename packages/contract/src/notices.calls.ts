import { call } from './call.ts'
import type { NoticesReply } from './notices.schema.ts'

export const listNotices = call<NoticesReply>()('listNotices', 'public', 'GET /api/visitor/v1/notice')
