import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { messageReply } from '../../http/envelope.ts'
import { accountWords } from './account-words.ts'
import { resetPassword } from './reset-service.ts'

export function addResetCalls(app: FastifyInstance, deps: Dependencies) {
  addCall(app, deps, calls.resetPassword, {
    summary: { zh: '重置密码', en: 'Set a new password with a code' },
    body: schemas.ResetPasswordBody,
    reply: schemas.MessageReply,
    refusals: ['passwords_differ', 'password_weak', 'code_wrong', 'account_blocked'],
    handle: async ({ body, language, raw }) => {
      await resetPassword(deps, body, raw)
      return messageReply(accountWords.passwordReset[language])
    },
  })
}
