import { call, type Nothing } from './call.ts'
import type { MessageReply } from './envelope.schema.ts'
import type {
  CompanyFavouritesReply,
  DocumentFavouritesReply,
  FavouritesQuery,
  MarkCompanyBody,
  MarkDocumentBody,
  MarkProductBody,
  MarkSessionBody,
  MarkVideoBody,
  ProductFavouritesReply,
  SessionFavouritesReply,
  UnmarkDocumentsBody,
  VideoFavouritesReply,
} from './favourites.schema.ts'
import type { IdsParams } from './ids.schema.ts'

export const listProductFavourites = call<ProductFavouritesReply, FavouritesQuery>()(
  'listProductFavourites',
  'visitor',
  'GET /api/exhibition/v1/purchaser/exh_product/mark',
)

export const markProduct = call<MessageReply, Nothing, Nothing, MarkProductBody>()(
  'markProduct',
  'visitor',
  'POST /api/exhibition/v1/purchaser/exh_product/mark',
)

export const unmarkProduct = call<MessageReply, Nothing, Nothing, MarkProductBody>()(
  'unmarkProduct',
  'visitor',
  'DELETE /api/exhibition/v1/purchaser/exh_product/unmark',
)

export const unmarkProductFavourites = call<MessageReply, Nothing, IdsParams>()(
  'unmarkProductFavourites',
  'visitor',
  'DELETE /api/exhibition/v2/purchaser/exh_product/unmark/:ids',
)

export const listCompanyFavourites = call<CompanyFavouritesReply, FavouritesQuery>()(
  'listCompanyFavourites',
  'visitor',
  'GET /api/exhibition/v1/purchaser/exh_company/mark',
)

export const markCompany = call<MessageReply, Nothing, Nothing, MarkCompanyBody>()(
  'markCompany',
  'visitor',
  'POST /api/exhibition/v1/purchaser/exh_company/mark',
)

export const unmarkCompany = call<MessageReply, Nothing, Nothing, MarkCompanyBody>()(
  'unmarkCompany',
  'visitor',
  'DELETE /api/exhibition/v1/purchaser/exh_company/unmark',
)

export const unmarkCompanyFavourites = call<MessageReply, Nothing, IdsParams>()(
  'unmarkCompanyFavourites',
  'visitor',
  'DELETE /api/exhibition/v2/purchaser/exh_company/unmark/:ids',
)

export const listVideoFavourites = call<VideoFavouritesReply, FavouritesQuery>()(
  'listVideoFavourites',
  'visitor',
  'GET /api/exhibition/v1/purchaser/resource/mark',
)

export const markVideo = call<MessageReply, Nothing, Nothing, MarkVideoBody>()(
  'markVideo',
  'visitor',
  'POST /api/exhibition/v1/purchaser/resource/mark',
)

export const unmarkVideo = call<MessageReply, Nothing, Nothing, MarkVideoBody>()(
  'unmarkVideo',
  'visitor',
  'DELETE /api/exhibition/v1/purchaser/resource/unmark',
)

export const unmarkVideoFavourites = call<MessageReply, Nothing, IdsParams>()(
  'unmarkVideoFavourites',
  'visitor',
  'DELETE /api/exhibition/v2/purchaser/resource/unmark/:ids',
)

export const listDocumentFavourites = call<DocumentFavouritesReply, FavouritesQuery>()(
  'listDocumentFavourites',
  'visitor',
  'GET /api/exhibition/v1/purchaser/com_doc/mark',
)

export const markDocument = call<MessageReply, Nothing, Nothing, MarkDocumentBody>()(
  'markDocument',
  'visitor',
  'POST /api/exhibition/v1/purchaser/com_doc/mark',
)

export const unmarkDocuments = call<MessageReply, Nothing, Nothing, UnmarkDocumentsBody>()(
  'unmarkDocuments',
  'visitor',
  'DELETE /api/exhibition/v1/purchaser/com_doc/unmark',
)

export const listSessionFavourites = call<SessionFavouritesReply, FavouritesQuery>()(
  'listSessionFavourites',
  'visitor',
  'GET /api/exhibition/v1/purchaser/session/mark',
)

export const markSession = call<MessageReply, Nothing, Nothing, MarkSessionBody>()(
  'markSession',
  'visitor',
  'POST /api/exhibition/v1/purchaser/session/mark',
)

export const unmarkSession = call<MessageReply, Nothing, Nothing, MarkSessionBody>()(
  'unmarkSession',
  'visitor',
  'DELETE /api/exhibition/v1/purchaser/session/unmark',
)

export const unmarkSessionFavourites = call<MessageReply, Nothing, IdsParams>()(
  'unmarkSessionFavourites',
  'visitor',
  'DELETE /api/exhibition/v2/purchaser/session/unmark/:ids',
)
