import { call, type Nothing } from './call.ts'
import type { BeginUploadBody, DeskUploadReply, UploadParams, UploadPartParams } from './desk-files.schema.ts'
import type { MessageReply } from './envelope.schema.ts'

/** Begins an upload, or says where to go on with one that was begun. */
export const beginUpload = call<DeskUploadReply, Nothing, Nothing, BeginUploadBody>()(
  'beginUpload',
  'contact',
  'POST /api/desk/v1/upload',
)

export const sendUploadPart = call<DeskUploadReply, Nothing, UploadPartParams, FormData>()(
  'sendUploadPart',
  'contact',
  'POST /api/desk/v1/upload/:id/part/:offset',
)

export const finishUpload = call<DeskUploadReply, Nothing, UploadParams>()(
  'finishUpload',
  'contact',
  'POST /api/desk/v1/upload/:id/finish',
)

export const cancelUpload = call<MessageReply, Nothing, UploadParams>()(
  'cancelUpload',
  'contact',
  'DELETE /api/desk/v1/upload/:id',
)
