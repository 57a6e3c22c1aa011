import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { dataReply, replyWith } from '../../http/envelope.ts'
import { getThread, listHeads, listHistory, listThreads } from './thread-service.ts'

/** What is read of conversations. */
export function addThreadCalls(app: FastifyInstance, deps: Dependencies) {
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
}
