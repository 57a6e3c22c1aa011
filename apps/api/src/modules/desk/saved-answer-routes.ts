import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { dataReply, listReply, messageReply } from '../../http/envelope.ts'
import { addAnswer, changeAnswer, listAnswers, orderAnswers, removeAnswer } from './saved-answer-service.ts'

const deleted = { zh: '常用回复已删除', en: 'The saved answer is deleted' }

/** What a company's people say often: one list for all of them. */
export function addSavedAnswerCalls(app: FastifyInstance, deps: Dependencies) {
  addCall(app, deps, calls.listSavedAnswers, {
    summary: { zh: '展商工作台：常用回复', en: 'The desk: saved answers' },
    reply: schemas.SavedAnswersReply,
    handle: async ({ caller }) => {
      const list = await listAnswers(deps.database.db, caller.companyId)
      return listReply(list, list.length)
    },
  })

  addCall(app, deps, calls.addSavedAnswer, {
    summary: { zh: '展商工作台：新增常用回复', en: 'The desk: add a saved answer' },
    body: schemas.SavedAnswerBody,
    reply: schemas.SavedAnswerReply,
    refusals: ['saved_answers_full'],
    handle: async ({ caller, body }) => dataReply(await addAnswer(deps, caller.companyId, body)),
  })

  addCall(app, deps, calls.changeSavedAnswer, {
    summary: { zh: '展商工作台：修改常用回复', en: 'The desk: change a saved answer' },
    params: schemas.SavedAnswerParams,
    body: schemas.SavedAnswerBody,
    reply: schemas.SavedAnswerReply,
    handle: async ({ caller, params, body }) =>
      dataReply(await changeAnswer(deps, caller.companyId, params.id, body)),
  })

  addCall(app, deps, calls.deleteSavedAnswer, {
    summary: { zh: '展商工作台：删除常用回复', en: 'The desk: delete a saved answer' },
    params: schemas.SavedAnswerParams,
    reply: schemas.MessageReply,
    handle: async ({ caller, params, language }) => {
      await removeAnswer(deps, caller.companyId, params.id)
      return messageReply(deleted[language])
    },
  })

  addCall(app, deps, calls.orderSavedAnswers, {
    summary: { zh: '展商工作台：排列常用回复', en: 'The desk: put saved answers in order' },
    body: schemas.OrderAnswersBody,
    reply: schemas.SavedAnswersReply,
    handle: async ({ caller, body }) => {
      const list = await orderAnswers(deps, caller.companyId, body.answer_ids)
      return listReply(list, list.length)
    },
  })
}
