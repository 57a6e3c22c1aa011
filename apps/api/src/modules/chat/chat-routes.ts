import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { dataReply } from '../../http/envelope.ts'
import { keepLanguage } from './reading-language.ts'
import type { SendMessage } from './send-service.ts'
import { addThreadActionCalls } from './thread-action-routes.ts'
import { addThreadCalls } from './thread-routes.ts'

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

  addThreadCalls(app, deps)
  addThreadActionCalls(app, deps)
}
