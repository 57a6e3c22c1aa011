import { call, type Nothing } from './call.ts'
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

export const getExhibition = call<GetExhibitionReply, Nothing, GetExhibitionParams>()(
  'getExhibition',
  'public',
  'GET /api/exhibition/v2/web/exhibition/:id',
)
