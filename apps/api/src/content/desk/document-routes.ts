import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { dataReply } from '../../http/envelope.ts'
import { addDocument } from './documents-service.ts'
import { moveRecord } from './record-order.ts'
import { returnRecord, withdrawRecord } from './withdrawing.ts'

const table = 'booth-documents'

/** What a company gives out at its booths. Its fields are those of every record. */
export function addDocumentCalls(app: FastifyInstance, deps: Dependencies) {
  addCall(app, deps, calls.addDeskDocument, {
    summary: { zh: '展商工作台：以上传的文件新建资料', en: 'The desk: a new document with an uploaded file' },
    body: schemas.AddDocumentBody,
    reply: schemas.ContentRecordReply,
    refusals: ['documents_full'],
    handle: async ({ caller, body, language }) =>
      dataReply(await addDocument(deps, caller, { ...body, language })),
  })

  addCall(app, deps, calls.withdrawDeskDocument, {
    summary: { zh: '展商工作台：下架资料', en: 'The desk: withdraw a document' },
    params: schemas.RecordIdParams,
    reply: schemas.ContentRecordReply,
    handle: async ({ caller, params: { id }, language }) =>
      dataReply(await withdrawRecord(deps, caller, { key: { table, id }, language })),
  })

  addCall(app, deps, calls.returnDeskDocument, {
    summary: { zh: '展商工作台：重新上架资料', en: 'The desk: list a withdrawn document again' },
    params: schemas.RecordIdParams,
    reply: schemas.ContentRecordReply,
    refusals: ['withdrawn_by_organiser'],
    handle: async ({ caller, params: { id }, language }) =>
      dataReply(await returnRecord(deps, caller, { key: { table, id }, language })),
  })

  addCall(app, deps, calls.moveDeskDocument, {
    summary: { zh: '展商工作台：调整资料次序', en: 'The desk: move a document among the others' },
    params: schemas.RecordIdParams,
    body: schemas.MoveRecordBody,
    reply: schemas.MoveRecordReply,
    handle: async ({ caller, params: { id }, body: { before } }) =>
      dataReply({ order: await moveRecord(deps, caller, { table, id, before }) }),
  })
}
