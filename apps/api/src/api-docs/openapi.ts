import swagger from '@fastify/swagger'
import { type AnyCall, type ErrorName, errors } from '@tradefloor/contract'
import { Refusal } from '@tradefloor/contract/schemas'
import type { FastifyInstance, FastifySchema } from 'fastify'
import type { TObject, TSchema } from 'typebox'
import { version } from '../config/version.ts'
import { prepare } from '../http/reply-cache.ts'
import { sendCached } from '../http/send-cached.ts'
import type { OpenApiDocument } from './openapi-document.ts'
import { type CallFacts, withExamples } from './openapi-examples.ts'
import { describePage } from './openapi-page.ts'

/** What a call's route carries beside its schemas. */
interface CallConfig {
  call: AnyCall
  refusals: ErrorName[]
  form: TObject
}

/** The description of every call, from the schemas that check it. Must be registered before the calls. */
export async function registerOpenApi(app: FastifyInstance) {
  const facts = new Map<string, CallFacts>()
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
    transform: ({ schema, url, route }) => {
      const { call, refusals = [], form } = (route.config ?? {}) as Partial<CallConfig>
      if (call) facts.set(call.name, { call, refusals })
      const described = withRefusals(schema, refusals)
      return {
        schema: form ? { ...described, consumes: ['multipart/form-data'], body: form } : described,
        url,
      }
    },
    transformObject: (made) =>
      'openapiObject' in made
        ? (withExamples(made.openapiObject as OpenApiDocument, facts) as typeof made.openapiObject)
        : made.swaggerObject,
  })

  const ready = {
    json: undefined as ReturnType<typeof prepare> | undefined,
    page: undefined as ReturnType<typeof prepare> | undefined,
  }

  app.get('/api/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    ready.json ??= prepare(JSON.stringify(app.swagger()))
    return sendCached(request, reply.type('application/json; charset=utf-8'), await ready.json)
  })

  app.get('/api/docs', { schema: { hide: true } }, async (request, reply) => {
    ready.page ??= prepare(describePage(app.swagger() as unknown as OpenApiDocument, facts))
    return sendCached(request, reply.type('text/html; charset=utf-8'), await ready.page)
  })
}

/** A refusal a visitor can act on comes with status 200: the description says so, and which ones there are. */
function withRefusals(schema: FastifySchema | undefined, names: ErrorName[]) {
  const response = schema?.response as Record<string, TSchema> | undefined
  if (!schema || !response?.[200] || names.length === 0) return schema ?? {}
  const words = names.map((name) => `${errors[name].code} ${errors[name].zh} ${errors[name].en}`)
  const success = response[200] as TSchema & { description?: string }
  const told = `With res 0: ${words.join(' · ')}`
  // A file of text has no envelope of which a refusal could be the other form.
  const described =
    'content' in success
      ? { ...success, description: `${success.description}. ${told}` }
      : { description: told, anyOf: [success, Refusal] }
  return { ...schema, response: { ...response, 200: described } }
}
