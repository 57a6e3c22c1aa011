import { call } from './call.ts'
import type {
  GetExhibitionParams,
  GetExhibitionReply,
  ListExhibitionsQuery,
  ListExhibitionsReply,
} from './exhibitions.schema.ts'

export const listExhibitions = call<ListExhibitionsReply, ListExhibitionsQuery>()(
  'listExhibitions',
  'public',
  'GET /api/exhibition/v2/web/exhibition',
)

// biome-ignore lint/complexity/noBannedTypes: no query
export const getExhibition = call<GetExhibitionReply, {}, GetExhibitionParams>()(
  'getExhibition',
  'public',
  'GET /api/exhibition/v2/web/exhibition/:id',
)
