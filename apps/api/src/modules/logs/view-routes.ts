import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { AddressLimit } from '../../http/address-limit.ts'
import { replyWith } from '../../http/envelope.ts'
import { Problem } from '../../http/problem.ts'
import { logView } from './view-service.ts'

/** Counted in memory on each node: a view is worth less than the write that an exact count would cost. */
const viewsAMinute = 120

export function addLogCalls(app: FastifyInstance, deps: Dependencies) {
  const pace = new AddressLimit({ most: viewsAMinute, seconds: 60, nowMs: () => deps.clock.now().getTime() })

  app.addHook('onClose', () => deps.searchCounts.flush())

  addCall(app, deps, calls.logView, {
    summary: { zh: '记录展会或展位的访问', en: 'A look at an exhibition or a booth' },
    body: schemas.ViewBody,
    reply: schemas.ViewReply,
    handle: async ({ body, raw, language }) => {
      const retryAfterSeconds = pace.take(raw.ip)
      if (retryAfterSeconds > 0) throw new Problem('too_many', { retryAfterSeconds })
      return replyWith({ guest_id: await logView(deps, body, language) })
    },
  })
}
