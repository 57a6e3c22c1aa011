import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { replyWith } from '../../http/envelope.ts'
import { emailContact, phoneContact } from './code-contact.ts'
import { loginWithCode } from './code-login-service.ts'
import { sendCode } from './code-sending.ts'

/** Said whoever asked, and whether or not there is such an account. */
export const codeSent = {
  zh: '验证码已发送，请查收，10 分钟内有效',
  en: 'Code sent. It is valid for 10 minutes',
}

export const requestOrigin = (raw: FastifyRequest) => ({
  ip: raw.ip,
  log: raw.log.child({ request_id: raw.id }),
})

export function addCodeCalls(app: FastifyInstance, deps: Dependencies) {
  addCall(app, deps, calls.sendSmsCode, {
    summary: { zh: '发送短信验证码', en: 'Send a code as a text message' },
    body: schemas.SmsCodeBody,
    reply: schemas.CodeSentReply,
    refusals: ['code_not_sent'],
    handle: async ({ body: { phone, purpose }, language, raw }) => {
      await sendCode(deps, phoneContact(phone), { purpose, language, ...requestOrigin(raw) })
      return replyWith({ message: codeSent[language] })
    },
  })

  addCall(app, deps, calls.sendMailCode, {
    summary: { zh: '发送邮件验证码', en: 'Send a code by mail' },
    body: schemas.MailCodeBody,
    reply: schemas.CodeSentReply,
    refusals: ['code_not_sent'],
    handle: async ({ body: { email, purpose }, language, raw }) => {
      await sendCode(deps, emailContact(email), { purpose, language, ...requestOrigin(raw) })
      return replyWith({ message: codeSent[language] })
    },
  })

  addCall(app, deps, calls.smsLogin, {
    summary: { zh: '短信验证码登录', en: 'Sign in with a code from a text message' },
    body: schemas.SmsLoginBody,
    reply: schemas.TokensReply,
    refusals: ['code_wrong', 'account_blocked'],
    handle: async ({ body, raw, answer }) =>
      replyWith(await loginWithCode(deps, phoneContact(body.phone), { ...body, raw, answer })),
  })

  addCall(app, deps, calls.mailLogin, {
    summary: { zh: '邮件验证码登录', en: 'Sign in with a code from a mail' },
    body: schemas.MailLoginBody,
    reply: schemas.TokensReply,
    refusals: ['code_wrong', 'account_blocked'],
    handle: async ({ body, raw, answer }) =>
      replyWith(await loginWithCode(deps, emailContact(body.email), { ...body, raw, answer })),
  })
}
