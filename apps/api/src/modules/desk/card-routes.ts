import * as calls from '@tradefloor/contract'
import { fairDay } from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { listReply, messageReply } from '../../http/envelope.ts'
import { Problem } from '../../http/problem.ts'
import { textReply } from '../../http/text-reply.ts'
import { pageOf } from '../catalogue/index.ts'
import { toCsv } from './card-csv.ts'
import { countByExhibition, countCards, listCards, writeNote } from './card-queries.ts'
import { viewCard } from './card-view.ts'

const saved = { zh: '备注已保存', en: 'Note saved' }
/** As many as a spreadsheet shows without complaint. */
const mostExported = 10_000

/** The cards a company was given. */
export function addDeskCardCalls(app: FastifyInstance, deps: Dependencies) {
  const { db } = deps.database

  addCall(app, deps, calls.listDeskCards, {
    summary: { zh: '展商工作台：收到的名片', en: 'The desk: received business cards' },
    query: schemas.DeskCardsQuery,
    reply: schemas.DeskCardsReply,
    handle: async ({ query, caller: { companyId }, language }) => {
      const choice = {
        companyId,
        search: query.search,
        exhibitionId: query.exhibition_id,
        threadId: query.thread_id,
      }
      const rows = await listCards(db, choice, pageOf(query))
      const list = rows.map((row) => viewCard(row, language))
      const exhibitions = (await countByExhibition(db, companyId)).map(({ nameZh, nameEn, ...one }) => ({
        ...one,
        name: { cn: nameZh, en: nameEn },
      }))
      return { ...listReply(list, await countCards(db, choice)), exhibitions }
    },
  })

  addCall(app, deps, calls.exportDeskCards, {
    summary: { zh: '展商工作台：导出收到的名片', en: 'The desk: export received business cards' },
    query: schemas.ExportDeskCardsQuery,
    reply: textReply('The cards that were not taken back, as a spreadsheet', 'text/csv'),
    handle: async ({ query, caller: { accountId, companyId }, language, answer }) => {
      await deps.limits.take([{ key: `desk export:${accountId}`, most: 60, seconds: 3600 }])
      const choice = { companyId, search: query.search, exhibitionId: query.exhibition_id }
      const rows = await listCards(db, choice, { limit: mostExported, offset: 0, inForce: true })
      answer
        .type('text/csv; charset=utf-8')
        .header(
          'content-disposition',
          `attachment; filename="received-cards-${fairDay(deps.clock.now())}.csv"`,
        )
      return toCsv(
        rows.map((row) => viewCard(row, language)),
        language,
      )
    },
  })

  addCall(app, deps, calls.noteOnCard, {
    summary: { zh: '展商工作台：给名片写备注', en: 'The desk: a note on a received card' },
    params: schemas.DeskCardParams,
    body: schemas.NoteBody,
    reply: schemas.MessageReply,
    handle: async ({ params, body, caller: { companyId }, language }) => {
      if (!(await writeNote(db, { id: params.id, companyId }, body.note.trim(), deps.clock.now())))
        throw new Problem('not_found')
      return messageReply(saved[language])
    },
  })
}
