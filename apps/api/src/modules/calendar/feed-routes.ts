import { randomBytes } from 'node:crypto'
import * as calls from '@tradefloor/contract'
import { type CalendarFeed, fairDateTime } from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { hashOfToken } from '../../http/caller.ts'
import { dataReply, messageReply } from '../../http/envelope.ts'
import { textReply } from '../../http/text-reply.ts'
import { deleteFeed, findFeed, putFeed } from './calendar-queries.ts'
import { favouritesCalendar } from './calendar-service.ts'
import { toCalendar } from './icalendar.ts'

const withdrawn = { zh: '订阅地址已停用', en: 'The calendar address no longer works' }

const view = (madeAt: Date | undefined): CalendarFeed => ({
  exists: madeAt ? 1 : 0,
  made_at: madeAt ? fairDateTime(madeAt) : '',
})

export function addFeedCalls(app: FastifyInstance, deps: Dependencies) {
  const { db } = deps.database

  addCall(app, deps, calls.exportSessionFavourites, {
    summary: { zh: '导出我收藏的场次', en: 'Export my favourite sessions' },
    reply: textReply('All favourite sessions, as a calendar file', 'text/calendar'),
    handle: async ({ caller, language, answer }) => {
      answer
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="favourites.ics"')
      return toCalendar(await favouritesCalendar(deps, caller.accountId, language))
    },
  })

  addCall(app, deps, calls.getCalendarFeed, {
    summary: { zh: '我的日历订阅', en: 'Whether my favourite sessions have a calendar address' },
    reply: schemas.CalendarFeedReply,
    handle: async ({ caller }) => dataReply(view((await findFeed(db, caller.accountId))?.madeAt)),
  })

  addCall(app, deps, calls.renewCalendarFeed, {
    summary: {
      zh: '生成日历订阅地址，原有地址随即失效',
      en: 'Make a calendar address of my favourite sessions, in place of the one there was',
    },
    reply: schemas.NewCalendarFeedReply,
    handle: async ({ caller: { accountId } }) => {
      const token = randomBytes(32).toString('base64url')
      const madeAt = deps.clock.now()
      await putFeed(db, { accountId, tokenHash: hashOfToken(token), madeAt })
      return dataReply({ ...view(madeAt), address: `/calendar/favourites/${token}.ics` })
    },
  })

  addCall(app, deps, calls.withdrawCalendarFeed, {
    summary: { zh: '停用日历订阅地址', en: 'Withdraw the calendar address' },
    reply: schemas.MessageReply,
    handle: async ({ caller, language }) => {
      await deleteFeed(db, caller.accountId)
      return messageReply(withdrawn[language])
    },
  })
}
