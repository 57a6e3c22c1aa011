import { isValidContact } from '@tradefloor/contract'
import { createTransport } from 'nodemailer'
import type { Mail } from './delivery.ts'
import { mailPage, mailText } from './mail-page.ts'
import { NotDelivered, sendWithinMs } from './not-delivered.ts'

interface Options {
  url: string
  from: string
  /** Where links lead; never what a caller says it is. */
  site: string | null
}

/** More than these would wait longer than we may. */
const pendingAtMost = 60

/** One line, whatever was in it: a line break in a header starts another header. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, 200)

/** An address as an object is taken as it is and never read as a list. */
function mailbox(text: string) {
  if (!isValidContact('email', text)) throw new NotDelivered('not a mail address', true)
  return { name: '', address: text }
}

export function openSmtpMail({ url, from, site }: Options) {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    // A connection that had gone to sleep is replaced once; a message that was begun is never begun again.
    maxRequeues: 1,
    dnsTimeout: sendWithinMs,
    connectionTimeout: sendWithinMs,
    greetingTimeout: sendWithinMs,
    socketTimeout: sendWithinMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const pool = transport.transporter as { pendingCount?: () => number }

  return {
    async send(mail: Mail) {
      if ((pool.pendingCount?.() ?? 0) >= pendingAtMost) throw new NotDelivered('too many are waiting')
      const sending = transport.sendMail({
        from,
        to: mailbox(mail.to),
        ...(mail.replyTo ? { replyTo: mailbox(mail.replyTo) } : {}),
        subject: oneLine(mail.subject),
        text: mailText(mail, site),
        html: mailPage(mail, site),
        // No out-of-office answers to this.
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(mail.unsubscribe ? { 'List-Unsubscribe': `<${oneLine(mail.unsubscribe)}>` } : {}),
        },
      })
      await withinTime(sending.catch((error: Refusal) => explain(error, mail.to)))
    },
    close: () => transport.close(),
  }
}

interface Refusal {
  code?: string
  responseCode?: number
  command?: string
}

/** The server's words may quote the address, so only its codes are kept. */
function explain(error: Refusal, to: string): never {
  const reason = [error.code ?? 'failed', error.responseCode].filter(Boolean).join(' ')
  throw new NotDelivered(reason, isForGood(error, to))
}

/**
 * Of this recipient, or this message. What a server says to signing in or to our own address is about us, unless it is
 * asked whether it knows letters that only the recipient has.
 */
function isForGood({ command = '', responseCode = 0 }: Refusal, to: string): boolean {
  if (responseCode < 500) return false
  return ['RCPT TO', 'DATA'].includes(command) || (command === 'MAIL FROM' && /\P{ASCII}/u.test(to))
}

/** Each step of the conversation has its own limit; this one is for all of them together. */
async function withinTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NotDelivered('no answer in time')), sendWithinMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
    // When it was late, nobody waits for how it ends.
    work.catch(() => {})
  }
}
