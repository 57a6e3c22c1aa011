import type { FastifyInstance } from 'fastify'
import { version } from '../config/version.ts'
import type { Database } from '../db/open-database.ts'
import { readOnlyReason } from '../db/read-only-watch.ts'

/** Whether the process lives, and whether it can serve. */
export function addHealthRoutes(
  app: FastifyInstance,
  { database }: { database: Database },
  isStopping: () => boolean,
) {
  app.get('/healthz', { schema: { hide: true } }, async (_, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok', database: database.kind, durability: database.durability, version }
  })

  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const reason = isStopping() ? 'stopping' : await databaseFault(() => database.ready(), request.log)
    if (!reason) return { status: 'ready' }
    return reply.code(503).header('retry-after', 2).send({ status: 'not ready', reason })
  })
}

async function databaseFault(ready: () => Promise<void>, log: { warn(object: object, text: string): void }) {
  try {
    await ready()
    return null
  } catch (error) {
    const { message } = error as Error
    log.warn({ reason: message }, 'the database is not ready')
    return message === readOnlyReason ? readOnlyReason : 'the database does not answer'
  }
}
