import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { listReply } from '../../http/envelope.ts'
import { TurningPoints } from '../../http/turning-points.ts'
import { listNotices } from './notice-service.ts'

export function addNoticeCalls(app: FastifyInstance, deps: Dependencies) {
  const turns = new TurningPoints()

  addCall(app, deps, calls.listNotices, {
    summary: { zh: '主办方的通知', en: 'What the organiser says to everyone, the newest first' },
    reply: schemas.NoticesReply,
    cache: { tag: 'notice', varyBy: () => String(turns.last(deps.clock.now())) },
    handle: async () => listReply(await listNotices({ ...deps, turns })),
  })
}
