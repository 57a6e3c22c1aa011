import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { getProduct, listProducts, stampProduct, stampProducts } from './products-service.ts'
import { countingSearches } from './search-counting.ts'

export function addProductCalls(app: FastifyInstance, deps: Dependencies) {
  const cache = { tag: 'product' }

  addCall(app, deps, calls.listProducts, {
    summary: { zh: '展品列表', en: 'Exhibits, searched and filtered' },
    query: schemas.ListProductsQuery,
    reply: schemas.ListProductsReply,
    cache: { ...cache, onHit: countingSearches(deps, 'product') },
    handle: ({ query }) => listProducts(deps, query),
    personalise: (reply, caller) => stampProducts(deps, reply, caller),
  })

  addCall(app, deps, calls.getProduct, {
    summary: { zh: '一件展品的资料', en: 'A product in an exhibition' },
    params: schemas.ProductParams,
    query: schemas.GetProductQuery,
    reply: schemas.GetProductReply,
    cache,
    handle: ({ params, query }) => getProduct(deps, params.id, query),
    personalise: (reply, caller) => stampProduct(deps, reply, caller),
  })
}
