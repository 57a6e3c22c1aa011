import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { TokenBuckets } from '../../concurrency/token-buckets.ts'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { Problem } from '../../http/problem.ts'
import { listForYou } from './for-you-service.ts'

/** A home that is opened again and again, and not a machine that reads the fair this way. */
const burst = 30
const perSecond = 0.5

export function addForYouCall(app: FastifyInstance, deps: Dependencies) {
  const pace = new TokenBuckets({ capacity: burst, perSecond, nowMs: () => deps.clock.now().getTime() })

  addCall(app, deps, calls.listForYou, {
    summary: { zh: '为我推荐的展商和展品', en: 'Exhibitors and products that fit the visitor' },
    body: schemas.ForYouBody,
    reply: schemas.ForYouReply,
    handle: async ({ caller, body }) => {
      const waitMs = pace.take(caller.accountId)
      if (waitMs > 0) throw new Problem('too_many', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
      return listForYou(deps, caller, body)
    },
  })
}
