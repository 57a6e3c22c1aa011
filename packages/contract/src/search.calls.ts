import { call } from './call.ts'
import type { SuggestQuery, SuggestReply } from './search.schema.ts'

export const suggest = call<SuggestReply, SuggestQuery>()(
  'suggest',
  'public',
  'GET /api/exhibition/v1/web/suggest',
)
