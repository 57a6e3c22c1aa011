import type { ErrorName } from '@tradefloor/contract'
import type { FastifyRequest } from 'fastify'
import { Problem } from '../../http/problem.ts'
import { mostUploadBytes } from './re-encode.ts'

const limits = {
  files: 1,
  fields: 4,
  parts: 5,
  fieldSize: 1000,
  fieldNameSize: 100,
  headerPairs: 20,
}
/** Boundaries, names and the few fields that may stand beside the file. */
const roomForTheRest = 65_536

/** The one picture of a form, or a part of it. */
export const readUpload = async (request: FastifyRequest): Promise<Buffer> =>
  (await readFormFile(request, { mostBytes: mostUploadBytes, tooLarge: 'picture_size' })).bytes

interface Bound {
  mostBytes: number
  tooLarge: ErrorName
}

/** The one file of a form. The form is read to its end even when it is refused, so that the connection stays good. */
export async function readFormFile(
  request: FastifyRequest,
  { mostBytes, tooLarge: refusal }: Bound,
): Promise<{ name: string; bytes: Buffer }> {
  if (Number(request.headers['content-length'] ?? 0) > mostBytes + roomForTheRest) throw new Problem(refusal)
  let bytes: Buffer | undefined
  let name = ''
  let tooLarge = false
  let misplaced = false
  try {
    for await (const part of request.parts({ limits: { ...limits, fileSize: mostBytes } })) {
      if (part.type !== 'file') continue
      bytes = await part.toBuffer()
      name = part.filename
      tooLarge ||= part.file.truncated
      misplaced ||= part.fieldname !== 'file'
    }
  } catch {
    // Too many parts, no boundary, an end in the middle: whatever the parser does not like.
    throw new Problem('bad_input')
  }
  if (!bytes || misplaced)
    throw new Problem('bad_input', { fields: [{ field: 'file', problem: 'required' }] })
  if (tooLarge) throw new Problem(refusal)
  return { name, bytes }
}
