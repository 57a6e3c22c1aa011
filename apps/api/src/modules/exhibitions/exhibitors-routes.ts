import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { getExhibitor, listExhibitors, stampExhibitor, stampExhibitors } from './exhibitors-service.ts'
import { countingMisses } from './search-counting.ts'

export function addExhibitorCalls(app: FastifyInstance, deps: Dependencies) {
  const ready = { about: 'exhibitor' }

  addCall(app, deps, calls.listExhibitors, {
    summary: { zh: '参展企业列表', en: 'Exhibitors, searched and filtered' },
    query: schemas.ListExhibitorsQuery,
    reply: schemas.ListExhibitorsReply,
    ready: { ...ready, served: countingMisses(deps, 'exhibitor') },
    handle: ({ query }) => listExhibitors(deps, query),
    stamp: (reply, caller) => stampExhibitors(deps, reply, caller),
  })

  addCall(app, deps, calls.getExhibitor, {
    summary: { zh: '一家企业在展会中的资料', en: 'A company in an exhibition' },
    params: schemas.CompanyParams,
    query: schemas.GetExhibitorQuery,
    reply: schemas.GetExhibitorReply,
    ready,
    handle: ({ params, query }) => getExhibitor(deps, params.id, query.exhibition_id),
    stamp: (reply, caller) => stampExhibitor(deps, reply, caller),
  })
}
