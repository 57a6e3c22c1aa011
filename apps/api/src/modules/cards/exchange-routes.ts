import * as calls from '@tradefloor/contract'
import { fairDay } from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { KeyedMutex } from '../../concurrency/keyed-mutex.ts'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { listReply, messageReply } from '../../http/envelope.ts'
import { idsFrom } from '../../http/id-list.ts'
import { textReply } from '../../http/text-reply.ts'
import { toCsv } from './csv.ts'
import { allReceivedCards, exchangeCards, receivedCards, withdrawCards } from './exchange-service.ts'
import { viewAddress, viewReceived } from './exchange-view.ts'
import { toVcards } from './vcard.ts'

const words = {
  exchanged: { zh: '名片交换成功', en: 'Business cards exchanged' },
  cancelled: { zh: '名片已删除', en: 'Business card deleted' },
}

export function addExchangeCalls(app: FastifyInstance, deps: Dependencies) {
  /** A button pressed many times is one visitor's requests, one after another. */
  const mutex = new KeyedMutex()

  addCall(app, deps, calls.switchCard, {
    summary: { zh: '交换名片', en: 'Exchange business cards' },
    body: schemas.SwitchCardBody,
    reply: schemas.MessageReply,
    refusals: ['information_incomplete', 'already_exchanged'],
    handle: async ({ body, caller: { accountId }, language }) => {
      await mutex.run(accountId, () => exchangeCards(deps, { accountId, language }, body))
      return messageReply(words.exchanged[language])
    },
  })

  addCall(app, deps, calls.listReceivedCards, {
    summary: { zh: '名片夹', en: 'Received business cards' },
    query: schemas.CardHolderQuery,
    reply: schemas.CardHolderReply,
    handle: async ({ query, caller, language }) => {
      const { rows, count } = await receivedCards(deps, caller.accountId, query)
      return listReply(
        rows.map((row) => viewReceived(row, language)),
        count,
      )
    },
  })

  addCall(app, deps, calls.exportReceivedCards, {
    summary: { zh: '导出名片夹', en: 'Export received business cards' },
    query: schemas.ExportCardsQuery,
    reply: textReply('All received cards, as a file', 'text/vcard', 'text/csv'),
    handle: async ({ query, caller, language, answer }) => {
      const rows = await allReceivedCards(deps, caller.accountId)
      const cards = rows.map((row) => viewAddress(row, language))
      const day = fairDay(deps.clock.now())
      answer
        .type(query.format === 'vcf' ? 'text/vcard; charset=utf-8' : 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="business-cards-${day}.${query.format}"`)
      return query.format === 'vcf' ? toVcards(cards) : toCsv(cards, language)
    },
  })

  addCall(app, deps, calls.cancelCards, {
    summary: { zh: '删除收到的名片，可多个', en: 'Delete received business cards' },
    params: schemas.IdsParams,
    reply: schemas.MessageReply,
    handle: async ({ params, caller, language }) => {
      await withdrawCards(deps, caller.accountId, idsFrom(params.ids))
      return messageReply(words.cancelled[language])
    },
  })
}
