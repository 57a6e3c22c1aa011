import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { dataReply, messageReply } from '../../http/envelope.ts'
import { viewOwnCard } from './card-view.ts'
import { ownCard, patchCard } from './own-card-service.ts'

const saved = { zh: '保存成功', en: 'Saved' }

export function addOwnCardCalls(app: FastifyInstance, deps: Dependencies) {
  addCall(app, deps, calls.getMyCard, {
    summary: { zh: '我的名片', en: 'My business card' },
    reply: schemas.MyCardReply,
    handle: async ({ caller }) =>
      dataReply(viewOwnCard(deps, await ownCard(deps.database.db, caller.accountId))),
  })

  addCall(app, deps, calls.patchMyCard, {
    summary: { zh: '修改我的名片', en: 'Change my business card' },
    params: schemas.CardParams,
    body: schemas.PatchCardBody,
    reply: schemas.MessageReply,
    handle: async ({ params, body, caller, language }) => {
      await patchCard(deps, { id: params.id, accountId: caller.accountId }, body)
      return messageReply(saved[language])
    },
  })
}
