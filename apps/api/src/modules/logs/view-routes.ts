import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { beside } from '../../http/envelope.ts'
import { networkOf } from '../../http/network-address.ts'
import { AddressPace } from './address-pace.ts'
import { logView } from './view-service.ts'

const viewsAMinute = 120

export function addLogCalls(app: FastifyInstance, deps: Dependencies) {
  const pace = new AddressPace(viewsAMinute)

  addCall(app, deps, calls.logView, {
    summary: { zh: '记录展会或展位的访问', en: 'A look at an exhibition or a booth' },
    body: schemas.ViewBody,
    reply: schemas.ViewReply,
    handle: async ({ body, raw }) => {
      pace.take(networkOf(raw.ip), deps.clock.now())
      return beside({ guest_id: await logView(deps, body) })
    },
  })
}
