import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hasCurrent } from './if-none-match.ts'
import type { CachedReply } from './reply-cache.ts'

/** Sends a cached reply in the best encoding the client accepts, or 304 when it has it already. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, answer: CachedReply) {
  reply.header('etag', answer.etag).header('vary', 'Accept-Encoding')
  if (hasCurrent(request, answer.etag)) return reply.code(304).send()
  const accepts = request.headers['accept-encoding']
  if (answer.br && takes(accepts, 'br')) return reply.header('content-encoding', 'br').send(answer.br)
  if (answer.gzip && takes(accepts, 'gzip')) return reply.header('content-encoding', 'gzip').send(answer.gzip)
  return reply.send(answer.plain)
}

const zip = promisify(gzip)
/** From here on the time on the way outweighs the time to compress, also for an answer that is sent once. */
const worthCompressingOnce = 8192

/** Sends an answer that is for one visitor and kept by nobody. */
export async function sendOnce(request: FastifyRequest, reply: FastifyReply, text: string) {
  reply.header('vary', 'Accept-Encoding').type('application/json; charset=utf-8')
  if (text.length < worthCompressingOnce || !takes(request.headers['accept-encoding'], 'gzip'))
    return reply.send(text)
  return reply.header('content-encoding', 'gzip').send(await zip(text, { level: 4 }))
}

const takes = (header: string | string[] | undefined, encoding: 'br' | 'gzip') =>
  String(header ?? '')
    .toLowerCase()
    .split(',')
    .some((part) => {
      const [name, ...rest] = part.split(';').map((piece) => piece.trim())
      return name === encoding && !rest.some((piece) => /^q=0(\.0*)?$/.test(piece))
    })
