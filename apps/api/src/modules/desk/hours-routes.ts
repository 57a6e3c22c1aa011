import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { dataReply } from '../../http/envelope.ts'
import { readHours, setHours } from './hours-service.ts'

export function addHoursCalls(app: FastifyInstance, deps: Dependencies) {
  addCall(app, deps, calls.getDeskHours, {
    summary: { zh: '展商工作台：回复时间', en: 'The desk: when the company answers' },
    reply: schemas.DeskHoursReply,
    handle: async ({ caller }) => dataReply({ hours: await readHours(deps.database.db, caller.companyId) }),
  })

  addCall(app, deps, calls.patchDeskHours, {
    summary: { zh: '展商工作台：设置回复时间', en: 'The desk: set when the company answers' },
    body: schemas.PatchDeskHoursBody,
    reply: schemas.DeskHoursReply,
    handle: async ({ caller, body }) =>
      dataReply({ hours: await setHours(deps, caller.companyId, body.hours) }),
  })
}
