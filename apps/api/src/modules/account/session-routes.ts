import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { addCall } from '../../http/add-call.ts'
import { messageReply, replyWith } from '../../http/envelope.ts'
import { networkOf } from '../../http/network-address.ts'
import { accountWords } from './account-words.ts'
import { createCaptcha } from './captcha-service.ts'
import { login, type SignInNeeds } from './login-service.ts'
import { logout, refresher } from './refresh-service.ts'

export function addSessionCalls(app: FastifyInstance, deps: SignInNeeds) {
  const refresh = refresher(deps, 'visitor')

  addCall(app, deps, calls.getCaptcha, {
    summary: { zh: '图形验证码', en: 'A picture code' },
    reply: schemas.CaptchaReply,
    handle: async ({ raw }) => replyWith({ captcha: await createCaptcha(deps, networkOf(raw.ip)) }),
  })

  addCall(app, deps, calls.login, {
    summary: { zh: '密码登录', en: 'Sign in with a password' },
    body: schemas.LoginBody,
    reply: schemas.TokensReply,
    refusals: ['sign_in_failed', 'account_blocked'],
    handle: async ({ body, raw, answer }) => replyWith(await login(deps, body, { raw, answer })),
  })

  addCall(app, deps, calls.refresh, {
    summary: {
      zh: '用刷新 Cookie 换取新的访问令牌；没有 Cookie 时不返回令牌',
      en: 'A new access token for the refresh cookie; none without a cookie',
    },
    reply: schemas.RefreshReply,
    refusals: ['account_blocked'],
    handle: async ({ raw, answer }) => replyWith(await refresh({ raw, answer })),
  })

  addCall(app, deps, calls.logout, {
    summary: { zh: '退出登录', en: 'Log out' },
    reply: schemas.MessageReply,
    handle: async ({ language, raw, answer }) => {
      await logout(deps, 'visitor', { raw, answer })
      return messageReply(accountWords.loggedOut[language])
    },
  })
}
