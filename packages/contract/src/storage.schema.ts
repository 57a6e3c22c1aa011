import { type Static, Type } from 'typebox'
import { listReply, replyWith } from './envelope.schema.ts'
import { OpaqueId, OpaqueIds } from './ids.schema.ts'
import { Count } from './numbers.schema.ts'

export const UploadForm = Type.Object({
  file: Type.String({
    format: 'binary',
    description: 'One png or jpeg of at most 2 MB and 25 megapixels. What is kept is drawn anew',
  }),
})
export type UploadForm = Static<typeof UploadForm>

export const UploadReply = replyWith({ id: OpaqueId, url: Type.String() })
export type UploadReply = Static<typeof UploadReply>

export const SnapshotParams = Type.Object({ ids: OpaqueIds })
export type SnapshotParams = Static<typeof SnapshotParams>

const Pixels = Type.Union([Count, Type.Null()])

export const Snapshot = Type.Object({
  id: OpaqueId,
  url: Type.String({
    description: 'The address of a private file carries its own signature, good for 10 minutes',
  }),
  mime: Type.String(),
  size: Count,
  width: Pixels,
  height: Pixels,
})
export type Snapshot = Static<typeof Snapshot>
export const SnapshotsReply = listReply(Snapshot)
export type SnapshotsReply = Static<typeof SnapshotsReply>
