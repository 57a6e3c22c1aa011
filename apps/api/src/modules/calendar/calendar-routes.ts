import { type Language, languageFrom, largestId } from '@tradefloor/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Dependencies } from '../../dependencies.ts'
import { registerAddressLimit } from '../../http/address-limit.ts'
import { etagOf, prepare } from '../../http/reply-cache.ts'
import { sendCached } from '../../http/send-cached.ts'
import { exhibitionCalendar, feedCalendar, sessionCalendar } from './calendar-service.ts'
import { type Calendar, toCalendar } from './icalendar.ts'

const strict = { additionalProperties: false }
const lang = { lang: Type.Optional(Type.Enum(['zh', 'en'])) }
const Numbered = Type.Object({ id: Type.Integer({ minimum: 1, maximum: largestId }) })
const OfExhibition = Type.Object(
  {
    ...lang,
    day: Type.Optional(Type.String({ pattern: '^20\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' })),
    hall_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 })),
  },
  strict,
)

interface Asked {
  Params: { id: number; token: string }
  Querystring: { lang?: Language; day?: string; hall_id?: number }
}

/** Calendars at plain addresses, for links and for programs that sign nothing. Limited like calls. */
export async function addCalendarRoutes(app: FastifyInstance, deps: Dependencies) {
  await app.register(async (calendars) => {
    registerAddressLimit(calendars, deps.config.limits)
    const query = Type.Object(lang, strict)

    calendars.get<Asked>(
      '/calendar/sessions/:id(^\\d+).ics',
      { schema: { hide: true, params: Numbered, querystring: query } },
      async (request, reply) => {
        const { id } = request.params
        return send(request, reply, await sessionCalendar(deps, id, languageOf(request)), `session-${id}`)
      },
    )

    calendars.get<Asked>(
      '/calendar/exhibitions/:id(^\\d+).ics',
      { schema: { hide: true, params: Numbered, querystring: OfExhibition } },
      async (request, reply) => {
        const { id } = request.params
        const { day, hall_id } = request.query
        const calendar = await exhibitionCalendar(deps, { id, day, hall_id }, languageOf(request))
        const name = [`exhibition-${id}`, hall_id && `hall-${hall_id}`, day].filter(Boolean).join('-')
        return send(request, reply, calendar, name)
      },
    )

    calendars.get<Asked>(
      '/calendar/favourites/:token(^[\\w-]{43}).ics',
      { schema: { hide: true, querystring: query } },
      async (request, reply) => {
        const calendar = await feedCalendar(deps, request.params.token, languageOf(request))
        // The address is all it takes to read it, so nobody on the way keeps it, and no page it leads to is told of it.
        reply.header('cache-control', 'private, no-cache').header('referrer-policy', 'no-referrer')
        return send(request, reply, calendar, 'favourites')
      },
    )
  })
}

const languageOf = ({ query, headers }: FastifyRequest<Asked>) =>
  languageFrom(query.lang ?? headers['accept-language'])

/** The instant of writing is in every event; without it the same calendar has the same mark, whenever it is asked for. */
async function send(request: FastifyRequest, reply: FastifyReply, calendar: Calendar, name: string) {
  const answer = await prepare(toCalendar(calendar))
  const etag = etagOf(toCalendar({ ...calendar, now: new Date(0) }))
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.ics"`)
  return sendCached(request, reply, { ...answer, etag })
}
