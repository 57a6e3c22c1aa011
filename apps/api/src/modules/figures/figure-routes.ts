import * as calls from '@tradefloor/contract'
import { fairDay } from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { dataReply } from '../../http/envelope.ts'
import { textReply } from '../../http/text-reply.ts'
import { FairFigureCache } from './fair-figures.ts'
import { figuresAsCsv } from './figure-export.ts'
import { readFigures } from './figure-service.ts'

/** What comes of a company's booths, beside what comes of the others'. */
export function addFigureCalls(app: FastifyInstance, deps: Dependencies) {
  const needs = { ...deps, fairFigures: new FairFigureCache(deps) }

  addCall(app, deps, calls.getFigures, {
    summary: { zh: '展商工作台：数据', en: 'The desk: figures' },
    query: schemas.FiguresQuery,
    reply: schemas.FiguresReply,
    handle: async ({ query, caller, language }) =>
      dataReply(await readFigures(needs, caller.companyId, query, language)),
  })

  addCall(app, deps, calls.exportFigures, {
    summary: { zh: '展商工作台：导出数据', en: 'The desk: export figures' },
    query: schemas.FiguresQuery,
    reply: textReply('The figures, as a spreadsheet', 'text/csv'),
    handle: async ({ query, caller, language, answer }) => {
      await deps.limits.take([{ key: `desk export:${caller.accountId}`, most: 60, seconds: 3600 }])
      answer
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="figures-${fairDay(deps.clock.now())}.csv"`)
      return figuresAsCsv(await readFigures(needs, caller.companyId, query, language), language)
    },
  })
}
