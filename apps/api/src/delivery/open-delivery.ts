import type { Config } from '../config/config.ts'
import type { Delivery } from './delivery.ts'
import { openHttpSms } from './http-sms.ts'
import { NotDelivered } from './not-delivered.ts'
import { isOutboxOpen, type Outbox } from './outbox.ts'
import { openSmtpMail } from './smtp-mail.ts'

export function openDelivery({
  config,
  outbox,
}: {
  config: Pick<Config, 'mail' | 'sms' | 'host' | 'production' | 'publicUrl' | 'trustedProxies'>
  outbox: Outbox
}): Delivery {
  const smtp = config.mail.url
    ? openSmtpMail({ url: config.mail.url, from: config.mail.from, site: config.publicUrl })
    : null
  const sms = config.sms.url ? openHttpSms({ url: config.sms.url, key: config.sms.key ?? '' }) : null

  /** To say "sent" of a message that nobody will ever see would leave a visitor waiting for it. */
  const keep = (
    kind: 'mail' | 'sms',
    { to, link = '', code = link }: { to: string; code?: string; link?: string },
  ) => {
    if (!isOutboxOpen(config)) throw new NotDelivered(`no ${kind} provider is configured`)
    outbox.keep({ kind, to, key: '', code })
  }

  return {
    mail: async (message) => (smtp ? smtp.send(message) : keep('mail', message)),
    sms: async (message) => (sms ? sms.send(message) : keep('sms', message)),
    close: () => smtp?.close(),
  }
}
