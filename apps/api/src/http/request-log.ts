import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

const idBytes = 9

/** A new id for each request. Random bytes are drawn for many at once: one draw costs more than the look-up of a cached reply. */
export function requestIds() {
  let bytes = Buffer.alloc(0)
  let used = 0
  return () => {
    if (used >= bytes.length) {
      bytes = randomBytes(idBytes * 512)
      used = 0
    }
    used += idBytes
    return bytes.toString('base64url', used - idBytes, used)
  }
}

/** One line a request, made of these fields alone: no query, header or body can carry a secret into the log. */
export function registerRequestLog(app: FastifyInstance) {
  const tellsAll = app.log.level === 'debug' || app.log.level === 'trace'
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode < 500 && !tellsAll) return done()
    const line = {
      request_id: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (reply.statusCode >= 500) request.log.warn(line, 'request')
    else request.log.debug(line, 'request')
    done()
  })
}
