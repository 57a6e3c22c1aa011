import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { viewCompany, viewDocument, viewProduct, viewVideo } from './favourite-view.ts'
import { list } from './favourites-service.ts'
import { listCompanies, listDocuments, listProducts, listVideos } from './list-queries.ts'

export function addFavouriteLists(app: FastifyInstance, deps: Dependencies) {
  addCall(app, deps, calls.listProductFavourites, {
    summary: { zh: '我收藏的产品', en: 'My favourite products' },
    query: schemas.FavouritesQuery,
    reply: schemas.ProductFavouritesReply,
    handle: (request) => list(deps, request, listProducts, viewProduct),
  })

  addCall(app, deps, calls.listCompanyFavourites, {
    summary: { zh: '我收藏的企业', en: 'My favourite exhibitors' },
    query: schemas.FavouritesQuery,
    reply: schemas.CompanyFavouritesReply,
    handle: (request) => list(deps, request, listCompanies, viewCompany),
  })

  addCall(app, deps, calls.listVideoFavourites, {
    summary: { zh: '我收藏的视频', en: 'My favourite films' },
    query: schemas.FavouritesQuery,
    reply: schemas.VideoFavouritesReply,
    handle: (request) => list(deps, request, listVideos, viewVideo),
  })

  addCall(app, deps, calls.listDocumentFavourites, {
    summary: { zh: '我收藏的资料', en: 'My favourite documents' },
    query: schemas.FavouritesQuery,
    reply: schemas.DocumentFavouritesReply,
    handle: (request) => list(deps, request, listDocuments, viewDocument),
  })
}
