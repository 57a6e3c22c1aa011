import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { dataReply, messageReply, replyWith } from '../../http/envelope.ts'
import { keepLanguage } from './reading-language.ts'
import type { SendMessage } from './send-service.ts'
import { blockThread, markRead, reportThread, takeThread } from './thread-actions.ts'
import { getThread, listHeads, listHistory, listThreads } from './thread-service.ts'

const words = {
  blocked: { zh: '已屏蔽此会话', en: 'Chat blocked' },
  unblocked: { zh: '已解除屏蔽', en: 'Unblocked' },
  reported: { zh: '已举报，主办方会尽快查看', en: 'Reported. The organiser will review it soon' },
}

export function addChatCalls(app: FastifyInstance, deps: Dependencies, send: SendMessage) {
  addCall(app, deps, calls.sendMessage, {
    summary: {
      zh: '发送消息；同一 client_id 只保存一次',
      en: 'Send a message; one client_id is written once',
    },
    body: schemas.SendMessageBody,
    reply: schemas.StoredReply,
    refusals: [
      'conversation_blocked',
      'conversation_blocked_by_you',
      'exhibition_over',
      'company_left',
      'card_taken_back',
    ],
    handle: async ({ caller, body, language }) => {
      const stored = await send(caller, body)
      await keepLanguage(deps.database.db, caller.accountId, language)
      return dataReply(stored)
    },
  })

  addCall(app, deps, calls.listThreads, {
    summary: { zh: '会话列表', en: 'Conversations' },
    query: schemas.ThreadsQuery,
    reply: schemas.ThreadsReply,
    handle: ({ caller, query, language }) => listThreads(deps, { ...caller, language }, query),
  })

  addCall(app, deps, calls.getThread, {
    summary: { zh: '一个会话', en: 'One conversation' },
    params: schemas.ThreadParams,
    reply: schemas.ThreadReply,
    handle: async ({ caller, params, language }) =>
      dataReply(await getThread(deps, { ...caller, language }, params.id)),
  })

  addCall(app, deps, calls.listHistory, {
    summary: { zh: '会话的历史消息', en: 'What was said in a conversation' },
    params: schemas.ThreadParams,
    query: schemas.HistoryQuery,
    reply: schemas.HistoryReply,
    handle: async ({ caller, params, query, language }) =>
      replyWith(await listHistory(deps, { ...caller, language }, params.id, query)),
  })

  addCall(app, deps, calls.listHeads, {
    summary: { zh: '各会话的进度', en: 'How far every conversation has come' },
    query: schemas.HeadsQuery,
    reply: schemas.HeadsReply,
    handle: async ({ caller, query }) => replyWith(await listHeads(deps, caller, query)),
  })

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
