import type {
  BoothResourceQuery,
  BoothResourceReply,
  BoothWallQuery,
  BoothWallReply,
  PanoQuery,
  PanosReply,
} from './booths.schema.ts'
import { call } from './call.ts'

export const listBoothResources = call<BoothResourceReply, BoothResourceQuery>()(
  'listBoothResources',
  'anyone',
  'GET /api/exhibition/v1/web/booth-resource',
)

export const getBoothWall = call<BoothWallReply, BoothWallQuery>()(
  'getBoothWall',
  'public',
  'GET /api/exhibition/v1/web/booth-wall',
)

export const listPanos = call<PanosReply, PanoQuery>()(
  'listPanos',
  'public',
  'GET /api/pano/api/pano/resourceList',
)
