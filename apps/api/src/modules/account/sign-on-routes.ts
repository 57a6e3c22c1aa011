import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { addCall } from '../../http/add-call.ts'
import { dataReply, messageReply, replyWith } from '../../http/envelope.ts'
import { accountWords } from './account-words.ts'
import { emailContact } from './code-contact.ts'
import { codeSent, requestOrigin } from './code-routes.ts'
import { sendCode } from './code-sending.ts'
import { readDeskPerson } from './desk-person.ts'
import type { SignInNeeds } from './login-service.ts'
import { logout, refresher } from './refresh-service.ts'
import { resetSignOn } from './reset-service.ts'
import { openDesk, signOn } from './sign-on-service.ts'

/** What an exhibitor's people do instead of what visitors do to sign in. */
export function addSignOnCalls(app: FastifyInstance, deps: SignInNeeds) {
  const refresh = refresher(deps, 'contact')

  addCall(app, deps, calls.signOn, {
    summary: { zh: '展商单点登录', en: 'An exhibitor’s person signs on' },
    body: schemas.SignOnBody,
    reply: schemas.SignOnReply,
    refusals: ['sign_in_failed', 'account_blocked'],
    handle: async ({ body, language, raw, answer }) =>
      replyWith(await signOn(deps, { language, ...body }, { raw, answer })),
  })

  addCall(app, deps, calls.sendSignOnCode, {
    summary: { zh: '向展商联系人的邮箱发送验证码', en: 'Send a code to the mail address of a contact' },
    body: schemas.SignOnCodeBody,
    reply: schemas.CodeSentReply,
    refusals: ['code_not_sent'],
    handle: async ({ body: { email }, language, raw }) => {
      await sendCode(deps, emailContact(email), { purpose: 'sign_on_reset', language, ...requestOrigin(raw) })
      return replyWith({ message: codeSent[language] })
    },
  })

  addCall(app, deps, calls.resetSignOn, {
    summary: { zh: '展商联系人重置密码', en: 'A contact sets a new password with a code' },
    body: schemas.SignOnResetBody,
    reply: schemas.MessageReply,
    refusals: ['passwords_differ', 'password_weak', 'code_wrong', 'account_blocked'],
    handle: async ({ body, language, raw }) => {
      await resetSignOn(deps, body, raw)
      return messageReply(accountWords.passwordReset[language])
    },
  })

  addCall(app, deps, calls.openDesk, {
    summary: { zh: '用登录票据打开展商工作台', en: 'Open the desk with the ticket of the sign-on' },
    body: schemas.DeskSessionBody,
    reply: schemas.TokensReply,
    handle: async ({ body, raw, answer }) => replyWith(await openDesk(deps, body, { raw, answer })),
  })

  addCall(app, deps, calls.refreshDesk, {
    summary: {
      zh: '展商工作台：用刷新 Cookie 换取新的访问令牌；没有 Cookie 时不返回令牌',
      en: 'The desk: a new access token for its refresh cookie; none without a cookie',
    },
    reply: schemas.RefreshReply,
    refusals: ['account_blocked'],
    handle: async ({ raw, answer }) => replyWith(await refresh({ raw, answer })),
  })

  addCall(app, deps, calls.leaveDesk, {
    summary: { zh: '退出展商工作台', en: 'Sign out of the desk' },
    reply: schemas.MessageReply,
    handle: async ({ language, raw, answer }) => {
      await logout(deps, 'contact', { raw, answer })
      return messageReply(accountWords.loggedOut[language])
    },
  })

  addCall(app, deps, calls.getDeskPerson, {
    summary: { zh: '展商工作台：我是谁', en: 'The desk: who I am' },
    reply: schemas.DeskPersonReply,
    handle: async ({ caller }) => dataReply(await readDeskPerson(deps.database.db, caller)),
  })
}
