import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { many, one } from '../../http/envelope.ts'
import { TurningPoints } from '../../http/turning-points.ts'
import { getDocument, markDocument } from './document-service.ts'
import { getSchedule, listGuests, listLiveSessions, markDocuments } from './schedule-service.ts'

export function addScheduleCalls(app: FastifyInstance, deps: Dependencies) {
  const about = 'schedule'
  const turns = new TurningPoints()
  const ready = { about, dependsOn: () => String(turns.last(deps.clock.now())) }

  addCall(app, deps, calls.getSchedule, {
    summary: { zh: '展会日程', en: 'The programme of an exhibition' },
    query: schemas.ScheduleQuery,
    reply: schemas.ScheduleReply,
    ready,
    stamp: (reply, caller, query) => markDocuments(deps, reply, caller.accountId, query),
    handle: async ({ query }) => many(await getSchedule({ ...deps, turns }, query)),
  })

  addCall(app, deps, calls.listGuests, {
    summary: { zh: '展会嘉宾', en: 'The guests of an exhibition' },
    query: schemas.GuestsQuery,
    reply: schemas.GuestsReply,
    ready: { about },
    handle: async ({ query }) => many(await listGuests(deps, query)),
  })

  addCall(app, deps, calls.getDocument, {
    summary: { zh: '一份资料', en: 'One document' },
    query: schemas.DocumentQuery,
    reply: schemas.DocumentReply,
    ready: { about },
    stamp: (reply, caller) => markDocument(deps, reply, caller.accountId),
    handle: async ({ query }) => one(await getDocument(deps, query)),
  })

  addCall(app, deps, calls.listLiveSessions, {
    summary: {
      zh: '正在直播与即将开始的场次',
      en: 'Sessions live now in all exhibitions, and the next ones',
    },
    reply: schemas.LiveScheduleReply,
    ready,
    handle: async () => many(await listLiveSessions({ ...deps, turns })),
  })
}
