import type { FastifyInstance } from 'fastify'

/** One line a request, made of these fields alone: no query, header or body can carry a secret into the log. */
export function registerRequestLog(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (reply.statusCode >= 500) request.log.warn(line, 'request')
    else request.log.debug(line, 'request')
  })
}
