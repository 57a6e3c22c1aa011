import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { listSimilar } from './similar.ts'

export function addSimilarCall(app: FastifyInstance, deps: Dependencies) {
  addCall(app, deps, calls.listSimilar, {
    summary: { zh: '类似的展商或展品', en: 'Exhibitors or products like one' },
    query: schemas.SimilarQuery,
    reply: schemas.SimilarReply,
    cache: { tag: 'product' },
    handle: ({ query }) => listSimilar(deps, query),
  })
}
