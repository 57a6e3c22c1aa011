import * as calls from '@tradefloor/contract'
import { fairDay } from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { Semaphore } from '../../../concurrency/semaphore.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { addCall } from '../../../http/add-call.ts'
import { textReply } from '../../../http/text-reply.ts'
import { workbookType } from '../../../workbooks/index.ts'
import { exportProducts } from './export-products.ts'

const types = { csv: 'text/csv; charset=utf-8', xlsx: workbookType }

/** A company's products as a spreadsheet. */
export function addSheetCalls(app: FastifyInstance, deps: Dependencies) {
  // Each takes a core for a second.
  const threads = new Semaphore({ permits: 1, queueSize: 20, retryAfterSeconds: 5 })

  addCall(app, deps, calls.exportProducts, {
    summary: { zh: '展商工作台：导出展品表格', en: 'The desk: the products as a spreadsheet' },
    body: schemas.ExportProductsBody,
    reply: textReply('All products with their drafts, in the organiser’s format', 'text/csv', workbookType),
    handle: async ({ body: { format }, caller: { accountId, companyId }, answer }) => {
      await deps.limits.take([{ key: `desk export:${accountId}`, most: 60, seconds: 3600 }])
      const file = await threads.run(() => exportProducts(deps, companyId, format))
      answer
        .type(types[format])
        .header(
          'content-disposition',
          `attachment; filename="products-${fairDay(deps.clock.now())}.${format}"`,
        )
      return file as string
    },
  })
}
