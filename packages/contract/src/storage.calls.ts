import { call, type Nothing } from './call.ts'
import type { SnapshotParams, SnapshotsReply, UploadReply } from './storage.schema.ts'

export const uploadAttachment = call<UploadReply, Nothing, Nothing, FormData>()(
  'uploadAttachment',
  'person',
  'POST /api/storage/v1/attachment',
)

export const getSnapshots = call<SnapshotsReply, Nothing, SnapshotParams>()(
  'getSnapshots',
  'anyone',
  'GET /api/storage/v1/resource/snapshot/:ids',
)
