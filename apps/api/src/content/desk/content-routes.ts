import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { dataReply, listReply } from '../../http/envelope.ts'
import { addDocumentCalls } from './document-routes.ts'
import { changeDrafts, discardDrafts } from './drafting.ts'
import { addUploadCalls } from './files/upload-routes.ts'
import { addProduct } from './products-service.ts'
import { publishDrafts } from './publishing.ts'
import { moveRecord } from './record-order.ts'
import { listRecords, readRecord } from './records-service.ts'
import { addSheetCalls } from './sheets/sheet-routes.ts'
import { listVersions, restoreVersion } from './versions.ts'
import { returnRecord, withdrawRecord } from './withdrawing.ts'

/** What an exhibitor says of itself and its products: drafted, published, restored. */
export function addDeskContentCalls(app: FastifyInstance, deps: Dependencies) {
  addRecordCalls(app, deps)
  addVersionCalls(app, deps)
  addProductCalls(app, deps)
  addDocumentCalls(app, deps)
  addUploadCalls(app, deps)
  addSheetCalls(app, deps)
}

function addRecordCalls(app: FastifyInstance, deps: Dependencies) {
  addCall(app, deps, calls.listContent, {
    summary: { zh: '展商工作台：展位资料与展品列表', en: 'The desk: the booth profile and the products' },
    reply: schemas.ContentListReply,
    handle: async ({ caller }) => listReply(await listRecords(deps, caller.companyId)),
  })

  addCall(app, deps, calls.getContent, {
    summary: {
      zh: '展商工作台：一项内容的各字段与草稿',
      en: 'The desk: the fields and drafts of one record',
    },
    params: schemas.ContentParams,
    reply: schemas.ContentRecordReply,
    handle: async ({ caller: { companyId }, params, language }) =>
      dataReply(await readRecord(deps, deps.database.db, params, { companyId, language })),
  })

  addCall(app, deps, calls.patchContent, {
    summary: { zh: '展商工作台：逐字段保存草稿', en: 'The desk: save drafts field by field' },
    params: schemas.ContentParams,
    body: schemas.PatchContentBody,
    reply: schemas.PatchContentReply,
    handle: async ({ caller, params, body, language }) =>
      dataReply(await changeDrafts(deps, caller, { key: params, changes: body.changes, language })),
  })

  addCall(app, deps, calls.discardDrafts, {
    summary: { zh: '展商工作台：放弃未发布的更改', en: 'The desk: discard what is not published' },
    params: schemas.ContentParams,
    body: schemas.DiscardDraftsBody,
    reply: schemas.DiscardDraftsReply,
    handle: async ({ caller, params, body, language }) =>
      dataReply(await discardDrafts(deps, caller, { key: params, field: body.field, language })),
  })

  addCall(app, deps, calls.publishContent, {
    summary: { zh: '展商工作台：发布更改', en: 'The desk: publish changes' },
    body: schemas.PublishContentBody,
    reply: schemas.PublishContentReply,
    handle: async ({ caller, body, language }) =>
      dataReply(await publishDrafts(deps, caller, { records: body.records, language })),
  })
}

function addVersionCalls(app: FastifyInstance, deps: Dependencies) {
  addCall(app, deps, calls.listContentVersions, {
    summary: { zh: '展商工作台：一项内容的历史版本', en: 'The desk: the versions of one record' },
    params: schemas.ContentParams,
    reply: schemas.ContentVersionsReply,
    handle: async ({ caller, params }) => listReply(await listVersions(deps, caller, params)),
  })

  addCall(app, deps, calls.restoreContentVersion, {
    summary: { zh: '展商工作台：以历史版本为草稿', en: 'The desk: restore a version as drafts' },
    params: schemas.ContentParams,
    body: schemas.RestoreVersionBody,
    reply: schemas.ContentRecordReply,
    refusals: ['drafts_unpublished'],
    handle: async ({ caller, params, body, language }) =>
      dataReply(await restoreVersion(deps, caller, { key: params, versionId: body.version_id, language })),
  })
}

function addProductCalls(app: FastifyInstance, deps: Dependencies) {
  addCall(app, deps, calls.addDeskProduct, {
    summary: { zh: '展商工作台：新建或复制展品', en: 'The desk: a new product, empty or as a copy' },
    body: schemas.AddProductBody,
    reply: schemas.ContentRecordReply,
    refusals: ['new_products_full'],
    handle: async ({ caller, body, language }) =>
      dataReply(await addProduct(deps, caller, { copyOf: body.copy_of, language })),
  })

  addCall(app, deps, calls.withdrawDeskProduct, {
    summary: { zh: '展商工作台：下架展品', en: 'The desk: withdraw a product' },
    params: schemas.RecordIdParams,
    reply: schemas.ContentRecordReply,
    handle: async ({ caller, params: { id }, language }) =>
      dataReply(await withdrawRecord(deps, caller, { key: { table: 'products', id }, language })),
  })

  addCall(app, deps, calls.returnDeskProduct, {
    summary: { zh: '展商工作台：重新上架展品', en: 'The desk: list a withdrawn product again' },
    params: schemas.RecordIdParams,
    reply: schemas.ContentRecordReply,
    refusals: ['withdrawn_by_organiser'],
    handle: async ({ caller, params: { id }, language }) =>
      dataReply(await returnRecord(deps, caller, { key: { table: 'products', id }, language })),
  })

  addCall(app, deps, calls.moveDeskProduct, {
    summary: { zh: '展商工作台：调整展品次序', en: 'The desk: move a product among the others' },
    params: schemas.RecordIdParams,
    body: schemas.MoveRecordBody,
    reply: schemas.MoveRecordReply,
    handle: async ({ caller, params: { id }, body: { before } }) =>
      dataReply({ order: await moveRecord(deps, caller, { table: 'products', id, before }) }),
  })
}
