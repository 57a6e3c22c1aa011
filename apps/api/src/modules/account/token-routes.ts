import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { dataReply, replyWith } from '../../http/envelope.ts'
import { listCompanyUids } from './company-rtm-service.ts'
import { createTicket, redeemTicket } from './ticket-service.ts'
import { createRtmToken, createSceneToken, tokenPace } from './token-service.ts'

export function addTokenCalls(app: FastifyInstance, deps: Dependencies) {
  const takeOne = tokenPace(deps)

  addCall(app, deps, calls.createSceneToken, {
    summary: { zh: '供场景使用的只读令牌', en: 'A token for a scene, which only reads' },
    reply: schemas.SceneTokenReply,
    handle: async ({ caller }) => {
      takeOne(caller)
      return replyWith(await createSceneToken(deps, caller))
    },
  })

  addCall(app, deps, calls.createRtmToken, {
    summary: { zh: '连接即时消息的一次性令牌', en: 'A token for one messaging connection' },
    reply: schemas.RtmTokenReply,
    handle: async ({ caller }) => {
      takeOne(caller)
      return replyWith(await createRtmToken(deps, caller))
    },
  })

  addCall(app, deps, calls.getSsoTicket, {
    summary: { zh: '登录外部站点的一次性票据', en: 'A ticket to sign on at an outside site, once' },
    query: schemas.SsoTicketQuery,
    reply: schemas.SsoTicketReply,
    handle: async ({ caller, query, raw, answer }) => {
      takeOne(caller)
      return replyWith(await createTicket(deps, caller, query, { raw, answer }))
    },
  })

  addCall(app, deps, calls.redeemSsoTicket, {
    summary: { zh: '外部站点兑换票据', en: 'An outside site redeems a ticket' },
    body: schemas.RedeemTicketBody,
    reply: schemas.RedeemedReply,
    handle: async ({ body, raw }) => dataReply(await redeemTicket(deps, body, raw)),
  })

  addCall(app, deps, calls.getCompanyRtm, {
    summary: { zh: '企业联系人的即时消息账号', en: 'Whom to message at a company' },
    params: schemas.CompanyParams,
    reply: schemas.CompanyRtmReply,
    handle: async ({ caller, params }) => replyWith({ list: await listCompanyUids(deps, caller, params.id) }),
  })
}
