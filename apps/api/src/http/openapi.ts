import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { version } from '../version.ts'
import { describePage, type OpenApiDocument } from './openapi-page.ts'
import { prepare } from './ready-answers.ts'
import { sendReady } from './send-ready.ts'

/** The description of every call, from the schemas that check it. Must be registered before the calls. */
export async function registerOpenApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Tradefloor 云展',
        version,
        description:
          'The gateway of the fair. Every call under /api/<service> carries `platform`, `x-timestamp` and `x-signature`; see docs/signing.md.',
      },
    },
  })

  const ready = {
    json: undefined as ReturnType<typeof prepare> | undefined,
    page: undefined as ReturnType<typeof prepare> | undefined,
  }

  app.get('/api/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    ready.json ??= prepare(JSON.stringify(app.swagger()))
    return sendReady(request, reply.type('application/json; charset=utf-8'), await ready.json)
  })

  app.get('/api/docs', { schema: { hide: true } }, async (request, reply) => {
    ready.page ??= prepare(describePage(app.swagger() as unknown as OpenApiDocument))
    return sendReady(request, reply.type('text/html; charset=utf-8'), await ready.page)
  })
}
