import multipart from '@fastify/multipart'
import * as calls from '@tradefloor/contract'
import { fairDay, productSheetLimits } from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../../dependencies.ts'
import { addCall } from '../../../http/add-call.ts'
import { dataReply } from '../../../http/envelope.ts'
import { textReply } from '../../../http/text-reply.ts'
import { readFormFile } from '../../../modules/storage/index.ts'
import { workbookThreads, workbookType } from '../../../workbooks/index.ts'
import { compareSheet } from './compare-sheet.ts'
import { exportProducts } from './export-products.ts'
import { writeSheet } from './write-sheet.ts'

const types = { csv: 'text/csv; charset=utf-8', xlsx: workbookType }
/** Two thousand lines with every field written anew are about this much. */
const mostBodyBytes = 8 * 1_048_576

/** A company's products as a spreadsheet, and back. */
export function addSheetCalls(app: FastifyInstance, deps: Dependencies) {
  addCall(app, deps, calls.exportProducts, {
    summary: { zh: '展商工作台：导出展品表格', en: 'The desk: the products as a spreadsheet' },
    body: schemas.ExportProductsBody,
    reply: textReply('All products with their drafts, in the organiser’s format', 'text/csv', workbookType),
    handle: async ({ body: { format }, caller: { accountId, companyId }, answer }) => {
      await deps.limits.take([{ key: `desk export:${accountId}`, most: 60, seconds: 3600 }])
      const file = await exportProducts(deps, companyId, format)
      answer
        .type(types[format])
        .header(
          'content-disposition',
          `attachment; filename="products-${fairDay(deps.clock.now())}.${format}"`,
        )
      return file as string
    },
  })

  app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    await forms.register(multipart, { throwFileSizeLimit: false })
    addCall(forms, deps, calls.compareProductSheet, {
      summary: {
        zh: '展商工作台：比较展品表格',
        en: 'The desk: what a spreadsheet of products would change',
      },
      form: schemas.CompareSheetForm,
      reply: schemas.ProductSheetReply,
      refusals: ['sheet_size'],
      handle: async ({ raw, caller: { accountId, companyId }, language }) => {
        const bound = { mostBytes: productSheetLimits.fileBytes, tooLarge: 'sheet_size' } as const
        const file = await readFormFile(raw, bound)
        await deps.limits.take([{ key: `compare sheet ${accountId}`, most: 60, seconds: 600 }])
        return dataReply(await workbookThreads.run(() => compareSheet(deps, file, { companyId, language })))
      },
    })
  })

  addCall(app, deps, calls.writeProductSheet, {
    summary: { zh: '展商工作台：以展品表格为草稿', en: 'The desk: make drafts of a spreadsheet’s lines' },
    body: schemas.WriteSheetBody,
    mostBodyBytes,
    reply: schemas.WriteSheetReply,
    refusals: ['new_products_full'],
    handle: async ({ body: { products }, caller, language }) =>
      dataReply(await writeSheet(deps, caller, { products, language })),
  })
}
