import { call, type Nothing } from './call.ts'
import type { ForYouBody, ForYouReply, SimilarQuery, SimilarReply } from './recommendations.schema.ts'

export const listSimilar = call<SimilarReply, SimilarQuery>()(
  'listSimilar',
  'public',
  'GET /api/exhibition/v1/web/similar',
)

/** What the device remembers goes in the body: addresses are logged. */
export const listForYou = call<ForYouReply, Nothing, Nothing, ForYouBody>()(
  'listForYou',
  'visitor',
  'POST /api/exhibition/v1/purchaser/for_you',
)
