import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { getHallPlan, stampHallPlan } from './hall-plan-service.ts'

export function addHallPlanCall(app: FastifyInstance, deps: Dependencies) {
  addCall(app, deps, calls.getHallPlan, {
    summary: { zh: '展厅场景所需的全部展位', en: 'All booths of an exhibition, to build its hall from' },
    query: schemas.HallPlanQuery,
    reply: schemas.HallPlanReply,
    // Whatever changes an exhibition tells of its exhibitors too.
    cache: { tag: 'exhibitor' },
    handle: ({ query }) => getHallPlan(deps, query.exhibition_id),
    personalise: (reply, caller) => stampHallPlan(deps, reply, caller),
  })
}
