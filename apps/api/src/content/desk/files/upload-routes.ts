import multipart from '@fastify/multipart'
import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { Semaphore } from '../../../concurrency/semaphore.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { addCall } from '../../../http/add-call.ts'
import { dataReply, messageReply } from '../../../http/envelope.ts'
import { readUpload } from '../../../modules/storage/index.ts'
import { beginUpload, cancelUpload, finishUpload, takePart } from './uploads-service.ts'

const cancelled = { zh: '已取消上传', en: 'Upload cancelled' }

/** Pictures and documents of a company, brought in pieces. */
export function addUploadCalls(app: FastifyInstance, deps: Dependencies) {
  // Decoding takes memory by the picture.
  const decoding = new Semaphore({ permits: 2, queueSize: 40 })

  addCall(app, deps, calls.beginUpload, {
    summary: { zh: '展商工作台：开始或继续上传', en: 'The desk: begin an upload, or go on with one' },
    body: schemas.BeginUploadBody,
    reply: schemas.DeskUploadReply,
    refusals: ['desk_picture_size', 'desk_document_size', 'desk_storage_full'],
    handle: async ({ caller, body }) => dataReply(await beginUpload(deps, caller.companyId, body)),
  })
  app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    await forms.register(multipart, { throwFileSizeLimit: false })
    addCall(forms, deps, calls.sendUploadPart, {
      summary: { zh: '展商工作台：上传一段', en: 'The desk: the next piece of an upload' },
      params: schemas.UploadPartParams,
      form: schemas.UploadPartForm,
      reply: schemas.DeskUploadReply,
      handle: async ({ caller, params, raw }) =>
        dataReply(await takePart(deps, caller.companyId, { ...params, bytes: await readUpload(raw) })),
    })
  })
  addCall(app, deps, calls.finishUpload, {
    summary: {
      zh: '展商工作台：完成上传',
      en: 'The desk: make a picture or a document of what was uploaded',
    },
    params: schemas.UploadParams,
    reply: schemas.DeskUploadReply,
    refusals: [
      'desk_picture_format',
      'desk_picture_size',
      'desk_document_format',
      'desk_document_encrypted',
      'desk_document_size',
      'desk_storage_full',
    ],
    handle: async ({ caller, params }) =>
      dataReply(await finishUpload(deps, decoding, caller.companyId, params.id)),
  })
  addCall(app, deps, calls.cancelUpload, {
    summary: { zh: '展商工作台：取消上传', en: 'The desk: cancel an upload' },
    params: schemas.UploadParams,
    reply: schemas.MessageReply,
    handle: async ({ caller, params, language }) => {
      await cancelUpload(deps, caller.companyId, params.id)
      return messageReply(cancelled[language])
    },
  })
}
