import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { replyWith } from '../../http/envelope.ts'
import { register } from './registration-service.ts'

const registered = { zh: '注册成功', en: 'Registered' }

export function addRegistrationCalls(app: FastifyInstance, deps: Dependencies) {
  addCall(app, deps, calls.register, {
    summary: { zh: '注册', en: 'Register' },
    body: schemas.RegisterBody,
    reply: schemas.TokensReply,
    refusals: ['password_weak', 'code_wrong'],
    handle: async ({ body, language, raw, answer }) => ({
      ...replyWith(await register(deps, body, { raw, answer })),
      mes: registered[language],
    }),
  })
}
