import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { dataReply } from '../../http/envelope.ts'
import { chooseMails, lookAtMailChoice } from './mail-choice-service.ts'

/** The choice that a link in a mail leads to. Opening it changes nothing: programs open the links in mails. */
export function addMailChoiceCalls(app: FastifyInstance, deps: Dependencies) {
  addCall(app, deps, calls.lookAtMailChoice, {
    summary: {
      zh: '邮件中的链接：是否接收回复提醒',
      en: 'By the link in a mail: whether answers are mailed',
    },
    body: schemas.MailLinkBody,
    reply: schemas.MailChoiceReply,
    refusals: ['mail_link_wrong'],
    handle: async ({ body }) => dataReply(await lookAtMailChoice(deps, body.token)),
  })

  addCall(app, deps, calls.chooseMails, {
    summary: {
      zh: '邮件中的链接：停止或恢复回复提醒',
      en: 'By the link in a mail: stop mails of answers, or not',
    },
    body: schemas.ChooseMailsBody,
    reply: schemas.MailChoiceReply,
    refusals: ['mail_link_wrong'],
    handle: async ({ body }) => dataReply(await chooseMails(deps, body.token, body.wanted)),
  })
}
