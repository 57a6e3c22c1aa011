import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { many } from '../../http/envelope.ts'
import { TurningPoints } from '../../http/turning-points.ts'
import { listNotices } from './notice-service.ts'

export function addNoticeCalls(app: FastifyInstance, deps: Dependencies) {
  const turns = new TurningPoints()

  addCall(app, deps, calls.listNotices, {
    summary: { zh: '主办方的通知', en: 'What the organiser says to everyone, the newest first' },
    reply: schemas.NoticesReply,
    ready: { about: 'notice', dependsOn: () => String(turns.last(deps.clock.now())) },
    handle: async () => many(await listNotices({ ...deps, turns })),
  })
}
