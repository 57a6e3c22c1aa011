import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { mark } from './favourites-service.ts'
import {
  findCompanyTarget,
  findDocumentTarget,
  findProductTarget,
  findVideoTarget,
} from './target-queries.ts'

export function addMarkCalls(app: FastifyInstance, deps: Dependencies) {
  const { db } = deps.database

  addCall(app, deps, calls.markProduct, {
    summary: { zh: '收藏产品', en: 'Mark a product' },
    body: schemas.MarkProductBody,
    reply: schemas.MessageReply,
    handle: async ({ body, ...by }) =>
      mark(deps, by, 'exh_product', await findProductTarget(db, body.exhibition_product_id)),
  })

  addCall(app, deps, calls.markCompany, {
    summary: { zh: '收藏企业', en: 'Mark an exhibitor' },
    body: schemas.MarkCompanyBody,
    reply: schemas.MessageReply,
    handle: async ({ body, ...by }) =>
      mark(deps, by, 'exh_company', await findCompanyTarget(db, body.exhibition_id, body.company_id)),
  })

  addCall(app, deps, calls.markVideo, {
    summary: { zh: '收藏视频', en: 'Mark a film' },
    body: schemas.MarkVideoBody,
    reply: schemas.MessageReply,
    handle: async ({ body, ...by }) =>
      mark(deps, by, 'resource', await findVideoTarget(db, body.exhibition_id, body.resource_id)),
  })

  addCall(app, deps, calls.markDocument, {
    summary: { zh: '收藏资料', en: 'Mark a document' },
    body: schemas.MarkDocumentBody,
    reply: schemas.MessageReply,
    handle: async ({ body, ...by }) =>
      mark(deps, by, 'com_doc', await findDocumentTarget(db, body.com_doc_id)),
  })
}
