import type { Call, Language } from '@tradefloor/contract'
import { languageFrom } from '@tradefloor/contract'
import { Refusal } from '@tradefloor/contract/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type TObject, type TSchema, Type } from 'typebox'
import type { ReadyAnswers } from './ready-answers.ts'
import { sendReady } from './send-ready.ts'

export interface CallRequest<Params, Query, Body> {
  params: Params
  query: Query
  body: Body
  language: Language
  raw: FastifyRequest
}

interface Description<Params, Query, Body, Reply> {
  summary: { zh: string; en: string }
  reply: TSchema
  params?: TObject
  query?: TObject
  body?: TSchema
  handle(request: CallRequest<Params, Query, Body>): Promise<Reply>
  /** The same for every caller: kept ready under this name, and per whatever else the answer depends on. */
  ready?: { about: string; answers: ReadyAnswers; dependsOn?: () => string }
}

const strict = { additionalProperties: false }
const onEveryCall = {
  platform: Type.String({ description: 'The fixed value given by /api/config' }),
  lang: Type.Optional(Type.Enum(['zh', 'en'], { description: 'Language of messages; else Accept-Language' })),
}

/** Registers a call of the contract: its address and types from there, its schemas for checking and describing. */
export function addCall<Params, Query, Body, Reply>(
  app: FastifyInstance,
  call: Call<Params, Query, Body, Reply>,
  description: Description<Params, Query, Body, Reply>,
) {
  const { summary, ready } = description
  const run = (request: FastifyRequest) =>
    description.handle({
      params: request.params as Params,
      query: request.query as Query,
      body: request.body as Body,
      language: languageFrom((request.query as { lang?: string }).lang ?? request.headers['accept-language']),
      raw: request,
    })

  app.route({
    method: call.method,
    url: call.path,
    config: { call },
    schema: {
      operationId: call.name,
      tags: [call.path.split('/')[2] ?? ''],
      summary: summary.en,
      description: summary.zh,
      querystring: Type.Object({ ...description.query?.properties, ...onEveryCall }, strict),
      ...(description.params ? { params: description.params } : {}),
      ...(description.body ? { body: description.body } : {}),
      response: { 200: description.reply, '4xx': Refusal, '5xx': Refusal },
    },
    handler: ready
      ? (request, reply) => answerReady(ready, call, run, request, reply)
      : async (request, reply) => {
          reply.header('cache-control', 'no-store')
          return run(request)
        },
  })
}

async function answerReady(
  ready: NonNullable<Description<unknown, unknown, unknown, unknown>['ready']>,
  call: { name: string },
  run: (request: FastifyRequest) => Promise<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { platform: _, lang: __, ...asked } = request.query as Record<string, unknown>
  const key = JSON.stringify([call.name, request.params, asked, ready.dependsOn?.()])
  const answer = await ready.answers.get(key, ready.about, async () =>
    String(reply.serializeInput((await run(request)) as Record<string, unknown>, '200')),
  )
  reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache')
  return sendReady(request, reply, answer)
}
