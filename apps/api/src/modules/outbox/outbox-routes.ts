import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isOutboxOpen } from '../../delivery/outbox.ts'
import type { Dependencies } from '../../dependencies.ts'
import { isLocalRequest } from '../../http/local-access.ts'
import { isLoopback } from '../../http/loopback.ts'

/** The developer's outbox, a word of warning where messages have nowhere to go, and the end of open connections. */
export function registerDelivery(app: FastifyInstance, { config, outbox, delivery }: Dependencies) {
  const open = isOutboxOpen(config)

  app.addHook('onReady', async () => {
    if (!open && !config.mail.url)
      app.log.warn('SMTP_URL is not set: no mail is sent, and visitors are told so')
    if (!open && !config.sms.url)
      app.log.warn('SMS_URL is not set: no text message is sent, and visitors are told so')
  })
  app.addHook('onClose', async () => delivery.close())

  // It is there in every case, so that whoever may not read it sees what an unknown address answers.
  app.get('/api/dev/outbox', { schema: { hide: true } }, async (request, reply) => {
    if (!open || !isLocalRequest(config, request.raw) || !isOverLoopback(request.raw))
      return reply.callNotFound()
    reply.header('cache-control', 'no-store')
    return { res: 1, list: outbox.list() }
  })
}

/** A connection that was not made over loopback, whatever the settings say, is not of this machine. */
const isOverLoopback = ({ socket }: FastifyRequest['raw']) =>
  isLoopback((socket.localAddress ?? '').replace(/^::ffff:/, ''))
