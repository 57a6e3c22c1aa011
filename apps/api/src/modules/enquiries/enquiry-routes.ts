import * as calls from '@tradefloor/contract'
import * as schemas from '@tradefloor/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { addCall } from '../../http/add-call.ts'
import { messageReply } from '../../http/envelope.ts'
import { networkOf } from '../../http/network-address.ts'
import { deleteEnquiriesOf, readEnquiries } from './enquiry-queries.ts'
import { receiveEnquiry } from './enquiry-service.ts'
import { mailPendingEnquiries } from './enquiry-sweep.ts'

const received = { zh: '提交成功', en: 'Submitted successfully' }

export function addEnquiryCalls(app: FastifyInstance, deps: Dependencies) {
  deps.personalData.add({ name: 'enquiries', read: readEnquiries, beforeDeletion: deleteEnquiriesOf })

  /** What fails here is tried again by the sweep; the reason names no visitor. */
  const mailSoon = () => {
    mailPendingEnquiries(deps).then(
      ({ failed }) => failed > 0 && app.log.warn({ failed }, 'enquiries were not mailed yet'),
      (error: Error) => app.log.warn({ reason: error.message }, 'enquiries were not mailed yet'),
    )
  }

  addCall(app, deps, calls.contactOrganiser, {
    summary: { zh: '联系主办方', en: 'An enquiry to the organiser' },
    body: schemas.ContactBody,
    reply: schemas.MessageReply,
    handle: async ({ body, language, raw }) => {
      const signature = String(raw.headers[calls.signingHeaders.signature])
      await receiveEnquiry(deps, body, { language, network: networkOf(raw.ip), signature })
      mailSoon()
      return messageReply(received[language])
    },
  })
}
