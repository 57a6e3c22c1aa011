import { createHmac } from 'node:crypto'
import type { TextMessage } from './delivery.ts'
import { NotDelivered, sendWithinMs } from './not-delivered.ts'

/** Any provider behind an HTTP address: a small relay of the organiser's speaks to theirs. */
export function openHttpSms({ url, key }: { url: string; key: string }) {
  return {
    async send({ to, text, template, code = '' }: TextMessage) {
      const body = JSON.stringify({ to, text, template, code })
      // The provider compares this with its own watch, so it is the real time and not the fair's.
      const timestamp = String(Date.now())
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-timestamp': timestamp,
          'x-signature': createHmac('sha256', key).update(`${timestamp}\n${body}`).digest('hex'),
        },
        body,
        // A code goes to the address that was configured and nowhere else.
        redirect: 'manual',
        signal: AbortSignal.timeout(sendWithinMs),
      }).catch((error: Error) => {
        throw new NotDelivered(error.name === 'TimeoutError' ? 'no answer in time' : 'no connection')
      })
      await response.body?.cancel().catch(() => {})
      if (!response.ok) throw new NotDelivered(`status ${response.status}`)
    },
  }
}
