import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { dataReply, replyWith } from '../../http/envelope.ts'
import { networkOf } from '../../http/network-address.ts'
import { lookAtInvitation, redeemInvitation } from './invitation-redeeming.ts'

const done = {
  zh: '账号已开通',
  en: 'Your account is ready',
}

export function addInvitationCalls(app: FastifyInstance, deps: Dependencies) {
  addCall(app, deps, calls.lookAtInvitation, {
    summary: { zh: '查看展商邀请', en: 'Whom an invitation is for' },
    body: schemas.InvitationBody,
    reply: schemas.InvitationReply,
    refusals: ['invitation_wrong'],
    handle: async ({ body, raw }) => dataReply(await lookAtInvitation(deps, body, networkOf(raw.ip))),
  })

  addCall(app, deps, calls.redeemInvitation, {
    summary: {
      zh: '接受展商邀请，设置用户名和密码，并登录',
      en: 'Take up an invitation: choose user name and password, and sign on',
    },
    body: schemas.RedeemInvitationBody,
    reply: schemas.RedeemInvitationReply,
    refusals: ['password_weak', 'invitation_wrong', 'account_blocked', 'user_name_taken'],
    handle: async ({ body, language, raw, answer }) => ({
      ...replyWith(await redeemInvitation(deps, body, { raw, answer, language })),
      mes: done[language],
    }),
  })
}
