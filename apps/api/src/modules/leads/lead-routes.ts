import * as calls from '@tradefloor/contract'
import { fairDay, leadLimits } from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { dataReply, listReply, messageReply } from '../../http/envelope.ts'
import { textReply } from '../../http/text-reply.ts'
import { workbookType } from '../../workbooks/index.ts'
import { pageOf } from '../catalogue/index.ts'
import { exportLeads } from './lead-export.ts'
import { countLeads, findLeads } from './lead-queries.ts'
import { addNote, changeLead, changeLeads, readerOf, readLead, removeNote } from './lead-service.ts'
import { viewLead } from './lead-view.ts'

const deleted = { zh: '笔记已删除', en: 'The note is deleted' }
const types = {
  csv: 'text/csv; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  xlsx: workbookType,
} as const

/** Everyone who gave a company a card or wrote to it, and what the company makes of it. */
export function addLeadCalls(app: FastifyInstance, deps: Dependencies) {
  addListCalls(app, deps)
  addChangeCalls(app, deps)
  addNoteCalls(app, deps)
}

function addListCalls(app: FastifyInstance, deps: Dependencies) {
  const { db } = deps.database
  addCall(app, deps, calls.listLeads, {
    summary: { zh: '展商工作台：线索', en: 'The desk: leads' },
    query: schemas.LeadsQuery,
    reply: schemas.LeadsReply,
    handle: async ({ query, caller, language }) => {
      const reader = readerOf(deps, caller)
      const [{ rows, count }, counted] = await Promise.all([
        findLeads(db, reader, query, pageOf(query)),
        countLeads(db, reader),
      ])
      const list = rows.map((row) => viewLead(row, { accountId: caller.accountId, language }))
      return { ...listReply(list, count), ...counted }
    },
  })

  addCall(app, deps, calls.exportLeads, {
    summary: { zh: '展商工作台：导出线索', en: 'The desk: export leads' },
    query: schemas.ExportLeadsQuery,
    reply: textReply(
      'The leads, as a spreadsheet or for an address book',
      'text/csv',
      'text/vcard',
      workbookType,
    ),
    handle: async ({ query: { format = 'csv', ...choice }, caller, language, answer }) => {
      await deps.limits.take([{ key: `desk export:${caller.accountId}`, most: 60, seconds: 3600 }])
      const page = { limit: leadLimits.exported, offset: 0 }
      const { rows } = await findLeads(db, readerOf(deps, caller), choice, page)
      const leads = rows.map((row) => viewLead(row, { accountId: caller.accountId, language }))
      const name = `leads-${fairDay(deps.clock.now())}.${format}`
      answer.type(types[format]).header('content-disposition', `attachment; filename="${name}"`)
      return (await exportLeads(leads, format, language)) as string
    },
  })

  addCall(app, deps, calls.getLead, {
    summary: { zh: '展商工作台：一条线索与往来记录', en: 'The desk: one lead with its history' },
    params: schemas.LeadParams,
    reply: schemas.LeadReply,
    handle: async ({ params, caller, language }) =>
      dataReply(await readLead(db, caller, params.uid, language)),
  })
}

function addChangeCalls(app: FastifyInstance, deps: Dependencies) {
  addCall(app, deps, calls.changeLead, {
    summary: {
      zh: '展商工作台：线索的意向、标签、负责人与下一步',
      en: 'The desk: interest, tags, owner, next step',
    },
    params: schemas.LeadParams,
    body: schemas.ChangeLeadBody,
    reply: schemas.LeadReply,
    refusals: ['lead_notes_full'],
    handle: async ({ params: { uid }, body, caller, language }) =>
      dataReply(await changeLead(deps, caller, { uid, body, language })),
  })

  addCall(app, deps, calls.changeLeads, {
    summary: { zh: '展商工作台：批量修改线索', en: 'The desk: change many leads' },
    body: schemas.ChangeLeadsBody,
    reply: schemas.ChangeLeadsReply,
    handle: async ({ body, caller }) => dataReply({ changed: await changeLeads(deps, caller, body) }),
  })
}

function addNoteCalls(app: FastifyInstance, deps: Dependencies) {
  addCall(app, deps, calls.addLeadNote, {
    summary: { zh: '展商工作台：给线索写笔记', en: 'The desk: a note on a lead' },
    params: schemas.LeadParams,
    body: schemas.LeadNoteBody,
    reply: schemas.LeadReply,
    refusals: ['lead_notes_full'],
    handle: async ({ params: { uid }, body: { text }, caller, language }) =>
      dataReply(await addNote(deps, caller, { uid, text, language })),
  })

  addCall(app, deps, calls.deleteLeadNote, {
    summary: { zh: '展商工作台：删除自己的笔记', en: 'The desk: delete a note of one’s own' },
    params: schemas.LeadNoteParams,
    reply: schemas.MessageReply,
    handle: async ({ params: { uid, id }, caller, language }) => {
      await removeNote(deps, caller, uid, id)
      return messageReply(deleted[language])
    },
  })
}
