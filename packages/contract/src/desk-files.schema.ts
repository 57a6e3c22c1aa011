import { type Static, Type } from 'typebox'
import { deskFileLimits } from './desk-file-limits.ts'
import { dataReply } from './envelope.schema.ts'
import { Count } from './numbers.schema.ts'

const strict = { additionalProperties: false }

/** Made by the browser at random, so that it is nobody else's and a request can be sent again. */
const UploadId = Type.String({
  pattern: '^[A-Za-z0-9_-]{16,40}$',
  description: 'Made by the caller, at random',
  examples: ['u3f9a1c7be02d4815c6a9f'],
})

/** A file of the desk: `path` is how a cell of the format names it, `url` where the browser finds it. */
export const DeskFile = Type.Object({
  path: Type.String(),
  url: Type.String({ description: 'Signed, for an hour or two, until the file is published' }),
})
export type DeskFile = Static<typeof DeskFile>

const UploadKind = Type.Enum(['picture', 'logo', 'document'])
export type UploadKind = Static<typeof UploadKind>

export const BeginUploadBody = Type.Object(
  {
    id: UploadId,
    kind: UploadKind,
    size: Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: 'Bytes' }),
  },
  strict,
)
export type BeginUploadBody = Static<typeof BeginUploadBody>

export const UploadParams = Type.Object({ id: UploadId })
export type UploadParams = Static<typeof UploadParams>

export const UploadPartParams = Type.Object({
  id: UploadId,
  offset: Type.Integer({ minimum: 0, maximum: Math.max(...Object.values(deskFileLimits.uploadBytes)) }),
})
export type UploadPartParams = Static<typeof UploadPartParams>

export const UploadPartForm = Type.Object({
  file: Type.String({
    format: 'binary',
    description: `The bytes from the offset on, at most ${deskFileLimits.partBytes}. Only where all before has come`,
  }),
})
export type UploadPartForm = Static<typeof UploadPartForm>

export const DeskUpload = Type.Object({
  received: { ...Count, description: 'Bytes that have come: where to go on' },
  size: Count,
  file: Type.Union([DeskFile, Type.Null()], { description: 'Once it is finished' }),
})
export type DeskUpload = Static<typeof DeskUpload>
export const DeskUploadReply = dataReply(DeskUpload)
export type DeskUploadReply = Static<typeof DeskUploadReply>
