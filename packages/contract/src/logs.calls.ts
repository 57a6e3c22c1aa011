import { call, type Nothing } from './call.ts'
import type { ViewBody, ViewReply } from './logs.schema.ts'

export const logView = call<ViewReply, Nothing, Nothing, ViewBody>()(
  'logView',
  'public',
  'POST /api/log/v1/vhallview',
)
