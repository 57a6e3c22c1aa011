import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReadyAnswer } from './ready-answers.ts'

/** Sends a ready answer in the best encoding the caller takes, or 304 when it has it already. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer) {
  reply.header('etag', answer.etag).header('vary', 'Accept-Encoding')
  if (hasIt(request.headers['if-none-match'], answer.etag)) return reply.code(304).send()
  const accepts = request.headers['accept-encoding']
  if (answer.br && takes(accepts, 'br')) return reply.header('content-encoding', 'br').send(answer.br)
  if (answer.gzip && takes(accepts, 'gzip')) return reply.header('content-encoding', 'gzip').send(answer.gzip)
  return reply.send(answer.plain)
}

const takes = (header: string | string[] | undefined, encoding: 'br' | 'gzip') =>
  String(header ?? '')
    .toLowerCase()
    .split(',')
    .some((part) => {
      const [name, ...rest] = part.split(';').map((piece) => piece.trim())
      return name === encoding && !rest.some((piece) => /^q=0(\.0*)?$/.test(piece))
    })

const hasIt = (header: string | undefined, etag: string) =>
  header?.split(',').some((part) => part.trim() === etag)
