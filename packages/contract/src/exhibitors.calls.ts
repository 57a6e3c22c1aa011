import { call } from './call.ts'
import type {
  CompanyParams,
  GetExhibitorQuery,
  GetExhibitorReply,
  ListExhibitorsQuery,
  ListExhibitorsReply,
} from './exhibitors.schema.ts'

export const listExhibitors = call<ListExhibitorsReply, ListExhibitorsQuery>()(
  'listExhibitors',
  'anyone',
  'GET /api/exhibition/v1/web/exhibitor',
)

export const getExhibitor = call<GetExhibitorReply, GetExhibitorQuery, CompanyParams>()(
  'getExhibitor',
  'anyone',
  'GET /api/exhibition/v1/web/exhibitor/:id',
)
