import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { getExhibitor, listExhibitors, stampExhibitor, stampExhibitors } from './exhibitors-service.ts'
import { countingSearches } from './search-counting.ts'

export function addExhibitorCalls(app: FastifyInstance, deps: Dependencies) {
  const cache = { tag: 'exhibitor' }

  addCall(app, deps, calls.listExhibitors, {
    summary: { zh: '参展企业列表', en: 'Exhibitors, searched and filtered' },
    query: schemas.ListExhibitorsQuery,
    reply: schemas.ListExhibitorsReply,
    cache: { ...cache, onHit: countingSearches(deps, 'exhibitor') },
    handle: ({ query }) => listExhibitors(deps, query),
    personalise: (reply, caller) => stampExhibitors(deps, reply, caller),
  })

  addCall(app, deps, calls.getExhibitor, {
    summary: { zh: '一家企业在展会中的资料', en: 'A company in an exhibition' },
    params: schemas.CompanyParams,
    query: schemas.GetExhibitorQuery,
    reply: schemas.GetExhibitorReply,
    cache,
    handle: ({ params, query }) => getExhibitor(deps, params.id, query.exhibition_id),
    personalise: (reply, caller) => stampExhibitor(deps, reply, caller),
  })
}
