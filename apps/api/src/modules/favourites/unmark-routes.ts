import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { idsFrom } from '../../http/id-list.ts'
import { unmark, unmarkRecords } from './favourites-service.ts'

export function addUnmarkCalls(app: FastifyInstance, deps: Dependencies) {
  addCall(app, deps, calls.unmarkProduct, {
    summary: { zh: '取消收藏一个产品', en: 'Unmark a product' },
    body: schemas.MarkProductBody,
    reply: schemas.MessageReply,
    handle: ({ body, ...by }) =>
      unmark(deps, by, 'exh_product', { targets: [String(body.exhibition_product_id)] }),
  })

  addCall(app, deps, calls.unmarkCompany, {
    summary: { zh: '取消收藏一家企业', en: 'Unmark an exhibitor' },
    body: schemas.MarkCompanyBody,
    reply: schemas.MessageReply,
    handle: ({ body, ...by }) =>
      unmark(deps, by, 'exh_company', {
        targets: [String(body.company_id)],
        exhibitionId: body.exhibition_id,
      }),
  })

  addCall(app, deps, calls.unmarkVideo, {
    summary: { zh: '取消收藏一个视频', en: 'Unmark a film' },
    body: schemas.MarkVideoBody,
    reply: schemas.MessageReply,
    handle: ({ body, ...by }) =>
      unmark(deps, by, 'resource', { targets: [body.resource_id], exhibitionId: body.exhibition_id }),
  })

  // A document has one exhibition only, so its id says it all and the exhibition that is sent is not looked at.
  addCall(app, deps, calls.unmarkDocuments, {
    summary: { zh: '取消收藏资料，可多个', en: 'Unmark one document or several' },
    body: schemas.UnmarkDocumentsBody,
    reply: schemas.MessageReply,
    handle: ({ body, ...by }) =>
      unmark(deps, by, 'com_doc', { targets: idsFrom(String(body.com_doc_id)).map(String) }),
  })

  addCall(app, deps, calls.unmarkProductFavourites, {
    summary: { zh: '批量取消收藏产品（收藏记录 id）', en: 'Unmark products by ids of records' },
    params: schemas.IdsParams,
    reply: schemas.MessageReply,
    handle: ({ params, ...by }) => unmarkRecords(deps, by, 'exh_product', idsFrom(params.ids)),
  })

  addCall(app, deps, calls.unmarkCompanyFavourites, {
    summary: { zh: '批量取消收藏企业（收藏记录 id）', en: 'Unmark exhibitors by ids of records' },
    params: schemas.IdsParams,
    reply: schemas.MessageReply,
    handle: ({ params, ...by }) => unmarkRecords(deps, by, 'exh_company', idsFrom(params.ids)),
  })

  addCall(app, deps, calls.unmarkVideoFavourites, {
    summary: { zh: '批量取消收藏视频（收藏记录 id）', en: 'Unmark films by ids of records' },
    params: schemas.IdsParams,
    reply: schemas.MessageReply,
    handle: ({ params, ...by }) => unmarkRecords(deps, by, 'resource', idsFrom(params.ids)),
  })
}
