import * as calls from '@tradefloor/contract'
import { fairDateTime, type SessionFavourite } from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { idsFrom } from '../../http/id-list.ts'
import { list, mark, unmark, unmarkRecords } from '../favourites/index.ts'
import { appearancesIn } from './appearances.ts'
import { findFavouriteSessions } from './favourite-queries.ts'
import { viewSession } from './schedule-view.ts'
import { findSession } from './session-control.ts'

/** Of a withdrawn session a visitor keeps what it was and when, and nothing to open. */
const nothingToPlay = { live_url: '', play_back: '', captions: [], qualities: [] }

/** A session is marked like anything else of the fair; what is listed of it is how it stands now. */
export function addSessionFavouriteCalls(app: FastifyInstance, deps: Dependencies) {
  const { db } = deps.database

  addCall(app, deps, calls.listSessionFavourites, {
    summary: { zh: '我收藏的场次', en: 'My favourite sessions' },
    query: schemas.FavouritesQuery,
    reply: schemas.SessionFavouritesReply,
    handle: async (request) => {
      const page = await list(deps, request, findFavouriteSessions, (row) => row)
      const appearances = await appearancesIn(
        deps.database,
        page.list.map(({ session }) => session),
      )
      const surroundings = { now: deps.clock.now(), streamOrigins: deps.config.streamOrigins }
      const view = ({
        favourite,
        session,
        exhibition,
        withdrawn,
      }: (typeof page.list)[number]): SessionFavourite => ({
        id: favourite.id,
        session_id: session.id,
        exhibition_id: exhibition.id,
        session: {
          ...viewSession(session, appearances(session.id), surroundings),
          ...(withdrawn && nothingToPlay),
          is_mark: 1,
        },
        exhibition: { id: exhibition.id, name: { cn: exhibition.nameZh, en: exhibition.nameEn } },
        marked_at: fairDateTime(favourite.markedAt),
        withdrawn,
      })
      return { ...page, list: page.list.map(view) }
    },
  })

  addCall(app, deps, calls.markSession, {
    summary: { zh: '收藏场次', en: 'Mark a session' },
    body: schemas.MarkSessionBody,
    reply: schemas.MessageReply,
    handle: async ({ body, ...by }) => {
      const found = await findSession(db, body.session_id)
      const target = found && { exhibitionId: found.exhibition.id, target: String(body.session_id) }
      return mark(deps, by, 'session', target)
    },
  })

  addCall(app, deps, calls.unmarkSession, {
    summary: { zh: '取消收藏一个场次', en: 'Unmark a session' },
    body: schemas.MarkSessionBody,
    reply: schemas.MessageReply,
    handle: ({ body, ...by }) => unmark(deps, by, 'session', { targets: [String(body.session_id)] }),
  })

  addCall(app, deps, calls.unmarkSessionFavourites, {
    summary: { zh: '批量取消收藏场次（收藏记录 id）', en: 'Unmark sessions by ids of records' },
    params: schemas.IdsParams,
    reply: schemas.MessageReply,
    handle: ({ params, ...by }) => unmarkRecords(deps, by, 'session', idsFrom(params.ids)),
  })
}
