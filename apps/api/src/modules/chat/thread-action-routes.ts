import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { dataReply, messageReply } from '../../http/envelope.ts'
import { blockThread, markRead, reportThread, takeThread } from './thread-actions.ts'
import { getThread } from './thread-service.ts'

const words = {
  blocked: { zh: '已屏蔽此会话', en: 'Chat blocked' },
  unblocked: { zh: '已解除屏蔽', en: 'Unblocked' },
  reported: { zh: '已举报，主办方会尽快查看', en: 'Reported. The organiser will review it soon' },
}

/** What is done with a conversation besides writing in it. */
export function addThreadActionCalls(app: FastifyInstance, deps: Dependencies) {
  addCall(app, deps, calls.markRead, {
    summary: { zh: '标记已读到的位置', en: 'How far one has read' },
    params: schemas.ThreadParams,
    body: schemas.ReadBody,
    reply: schemas.ReadReply,
    handle: async ({ caller, params, body }) =>
      dataReply(await markRead(deps, caller, params.id, body.sequence)),
  })

  addCall(app, deps, calls.blockThread, {
    summary: { zh: '屏蔽会话或解除屏蔽', en: 'Block a conversation, or lift the block' },
    params: schemas.ThreadParams,
    body: schemas.BlockBody,
    reply: schemas.MessageReply,
    handle: async ({ caller, params, body, language }) => {
      await blockThread(deps, caller, params.id, body.blocked)
      return messageReply(words[body.blocked ? 'blocked' : 'unblocked'][language])
    },
  })

  addCall(app, deps, calls.reportThread, {
    summary: { zh: '向主办方举报会话', en: 'Report a conversation to the organiser' },
    params: schemas.ThreadParams,
    body: schemas.ReportBody,
    reply: schemas.MessageReply,
    handle: async ({ caller, params, body, language }) => {
      await reportThread(deps, caller, params.id, body)
      return messageReply(words.reported[language])
    },
  })

  addCall(app, deps, calls.takeThread, {
    summary: {
      zh: '企业人员领取、转交或放回会话',
      en: 'Somebody at a company takes a conversation, hands it over or puts it back',
    },
    params: schemas.ThreadParams,
    body: schemas.TakeBody,
    reply: schemas.ThreadReply,
    handle: async ({ caller, params, body, language }) => {
      await takeThread(deps, caller, params.id, body)
      return dataReply(await getThread(deps, { ...caller, language }, params.id))
    },
  })
}
