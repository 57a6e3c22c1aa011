import type { Call, Who } from '@tradefloor/contract'
import { Refusal } from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { answerCall } from './answer-call.ts'
import type { CallDependencies, Description } from './call-description.ts'
import { type DeleteFields, fieldsOf } from './delete-fields.ts'
import { neededPermission, refusalsBy } from './desk-permission.ts'

const strict = { additionalProperties: false }
const onEveryCall = {
  platform: Type.String({ description: 'The fixed value given by /api/config' }),
  lang: Type.Optional(Type.Enum(['zh', 'en'], { description: 'Language of messages; else Accept-Language' })),
}

/** Registers a call of the contract: its address and types from there, its schemas for checking and describing. */
export function addCall<Params, Query, Body, Reply, W extends Who>(
  app: FastifyInstance,
  deps: CallDependencies,
  call: Call<Params, Query, Body, Reply, W>,
  description: Description<Params, Query, Body, Reply, W>,
) {
  const { form, refusals = [], body, mostBodyBytes } = description
  const fields = call.method === 'DELETE' && body !== undefined ? fieldsOf(body) : undefined
  const permission = neededPermission(call)
  const answer = answerCall(deps, { who: call.who, permission }, description, fields)
  app.route({
    method: call.method,
    url: call.path,
    ...(mostBodyBytes ? { bodyLimit: mostBodyBytes } : {}),
    config: { call, refusals: [...refusals, ...refusalsBy(permission)], form },
    schema: {
      operationId: call.name,
      tags: [call.path.split('/')[2] ?? ''],
      summary: description.summary.en,
      description: description.summary.zh,
      ...inputsOf(description, fields),
      response: { 200: description.reply, '4xx': Refusal, '5xx': Refusal },
    },
    handler: (request, reply) => answer(request, reply),
  })
}

function inputsOf(
  { params, query, body }: Pick<Description<never, never, never, never, Who>, 'params' | 'query' | 'body'>,
  fields: DeleteFields | undefined,
) {
  return {
    querystring: Type.Object({ ...query?.properties, ...fields?.inAddress, ...onEveryCall }, strict),
    ...(params ? { params } : {}),
    ...(fields ? { body: fields.inBody } : body ? { body } : {}),
  }
}
