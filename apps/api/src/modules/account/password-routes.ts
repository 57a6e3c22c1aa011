import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { messageReply } from '../../http/envelope.ts'
import { accountWords } from './account-words.ts'
import { changePassword } from './password-service.ts'

export function addPasswordCalls(app: FastifyInstance, deps: Dependencies) {
  addCall(app, deps, calls.changePassword, {
    summary: { zh: '修改密码', en: 'Change my password' },
    body: schemas.ChangePasswordBody,
    reply: schemas.MessageReply,
    refusals: ['passwords_differ', 'password_weak', 'old_password_wrong'],
    handle: async ({ caller, body, language, raw, answer }) => {
      await changePassword(deps, caller, body, { raw, answer })
      return messageReply(accountWords.passwordChanged[language])
    },
  })
}
