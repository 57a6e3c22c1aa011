import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { AddressLimit } from '../../http/address-limit.ts'
import { dataReply, listReply } from '../../http/envelope.ts'
import { Problem } from '../../http/problem.ts'
import { TurningPoints } from '../../http/turning-points.ts'
import { Audience, againSeconds, pagesAnAddress } from './audience.ts'
import { getDocument, markDocument } from './document-service.ts'
import { addSessionFavouriteCalls } from './favourite-routes.ts'
import { getSchedule, listGuests, listLiveSessions, markProgramme } from './schedule-service.ts'
import { watchingService } from './watching-service.ts'

/** The live status is asked for by every page that shows some; a page may keep it this long. */
const liveStatusMs = 5000

/** Twice as often as all the pages that count for one address have reason to speak. */
const wordsAMinute = 2 * pagesAnAddress * (60 / againSeconds)

export function addScheduleCalls(app: FastifyInstance, deps: Dependencies) {
  const tag = 'schedule'
  const turns = new TurningPoints()
  const audience = new Audience({ ...deps, log: app.log })
  const cache = { tag, varyBy: () => String(turns.last(deps.clock.now())) }

  addCall(app, deps, calls.getSchedule, {
    summary: { zh: '展会日程', en: 'The programme of an exhibition' },
    query: schemas.ScheduleQuery,
    reply: schemas.ScheduleReply,
    cache,
    personalise: (reply, caller, query) => markProgramme(deps, reply, caller.accountId, query),
    handle: async ({ query }) => {
      const { list, edition } = await getSchedule({ ...deps, turns }, query)
      return { ...listReply(list), edition }
    },
  })

  addCall(app, deps, calls.listGuests, {
    summary: { zh: '展会嘉宾', en: 'The guests of an exhibition' },
    query: schemas.GuestsQuery,
    reply: schemas.GuestsReply,
    cache: { tag },
    handle: async ({ query }) => listReply(await listGuests(deps, query)),
  })

  addCall(app, deps, calls.getDocument, {
    summary: { zh: '一份资料', en: 'One document' },
    query: schemas.DocumentQuery,
    reply: schemas.DocumentReply,
    cache: { tag },
    personalise: (reply, caller) => markDocument(deps, reply, caller.accountId),
    handle: async ({ query }) => dataReply(await getDocument(deps, query)),
  })

  addCall(app, deps, calls.listLiveSessions, {
    summary: {
      zh: '正在直播与即将开始的场次',
      en: 'Sessions live now in all exhibitions, and the next ones',
    },
    reply: schemas.LiveScheduleReply,
    // It changes with the audience, and at the next turn of the programme to the moment.
    cache: { ...cache, ttlMs: () => Math.min(liveStatusMs, turns.untilNext(deps.clock.now())) },
    handle: async () => {
      const { list, edition } = await listLiveSessions({ ...deps, turns, audience })
      return { ...listReply(list), edition }
    },
  })

  const pace = new AddressLimit({ most: wordsAMinute, seconds: 60, nowMs: () => deps.clock.now().getTime() })
  const watch = watchingService({ ...deps, audience })
  addCall(app, deps, calls.watchSession, {
    summary: { zh: '页面正在播放某场直播', en: 'A page says that it shows a live session' },
    body: schemas.WatchingBody,
    reply: schemas.WatchingReply,
    handle: async ({ body, raw }) => {
      const retryAfterSeconds = pace.take(raw.ip)
      if (retryAfterSeconds > 0) throw new Problem('too_many', { retryAfterSeconds })
      return dataReply(await watch(body, raw.ip))
    },
  })
  app.addHook('onClose', () => audience.leave())

  addSessionFavouriteCalls(app, deps)
}
