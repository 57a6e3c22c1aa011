import * as calls from '@tradefloor/contract'
import { fairDay } from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { dataReply, listReply } from '../../http/envelope.ts'
import { addBoothCalls } from './booths-routes.ts'
import { getExhibition, listExhibitions } from './exhibitions-service.ts'
import { addExhibitorCalls } from './exhibitors-routes.ts'
import { addHallPlanCall } from './hall-plan-routes.ts'
import { addProductCalls } from './products-routes.ts'
import { forgetSearchedNames } from './search-counting.ts'

export function addExhibitionCalls(app: FastifyInstance, deps: Dependencies) {
  forgetSearchedNames(deps)
  // Status changes at midnight of the fair, so a day's answers end with it.
  const cache = { tag: 'exhibition', varyBy: () => fairDay(deps.clock.now()) }

  addCall(app, deps, calls.listExhibitions, {
    summary: { zh: '展会与展馆列表', en: 'Exhibitions and pavilions' },
    query: schemas.ListExhibitionsQuery,
    reply: schemas.ListExhibitionsReply,
    cache,
    handle: async ({ query }) => listReply(await listExhibitions(deps, query)),
  })

  addCall(app, deps, calls.getExhibition, {
    summary: { zh: '一个展会的资料', en: 'One exhibition' },
    params: schemas.GetExhibitionParams,
    reply: schemas.GetExhibitionReply,
    cache,
    handle: async ({ params }) => dataReply(await getExhibition(deps, params.id)),
  })

  addExhibitorCalls(app, deps)
  addProductCalls(app, deps)
  addBoothCalls(app, deps)
  addHallPlanCall(app, deps)
}
