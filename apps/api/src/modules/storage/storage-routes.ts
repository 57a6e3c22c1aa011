import multipart from '@fastify/multipart'
import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { Semaphore } from '../../concurrency/semaphore.ts'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { listReply, replyWith } from '../../http/envelope.ts'
import { fileAddress } from './file-address.ts'
import { readUpload } from './read-upload.ts'
import { viewSnapshot } from './snapshot-view.ts'
import { readUploads } from './upload-queries.ts'
import { findReadable, storePicture } from './uploads-service.ts'

export function addStorageCalls(app: FastifyInstance, deps: Dependencies) {
  // Decoding takes memory by the picture.
  const decoding = new Semaphore({ permits: 2, queueSize: 20 })
  deps.personalData.add({ name: 'uploads', read: readUploads })

  // Forms are understood here and nowhere else. Their body is not signed, so it is read only after the signature.
  app.register(async (forms) => {
    forms.removeAllContentTypeParsers()
    // Too large is a refusal of our own, said when the form has been read.
    await forms.register(multipart, { throwFileSizeLimit: false })
    addCall(forms, deps, calls.uploadAttachment, {
      summary: {
        zh: '上传名片图片（png、jpg，2 MB 以内）',
        en: 'Upload a card picture (png or jpg, up to 2 MB)',
      },
      form: schemas.UploadForm,
      reply: schemas.UploadReply,
      refusals: ['picture_format', 'picture_size', 'storage_full'],
      handle: async ({ raw, caller }) => {
        const row = await storePicture(deps, decoding, caller.accountId, await readUpload(raw))
        return replyWith({ id: row.id, url: fileAddress(deps, row) })
      },
    })
  })

  addCall(app, deps, calls.getSnapshots, {
    summary: { zh: '文件的地址与资料', en: 'Addresses and facts of files' },
    params: schemas.SnapshotParams,
    reply: schemas.SnapshotsReply,
    handle: async ({ params, caller }) => {
      // A scene reads what guests read: an address of a private file would let it show what is the visitor's own.
      const owner = caller && !caller.isScene ? caller.accountId : null
      const rows = await findReadable(deps, params.ids.split(','), owner)
      return listReply(rows.map((row) => viewSnapshot(deps, row)))
    },
  })
}
