import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string[]
  headers: string[]
  body: string
}

/**
 * A mail server on this machine that keeps what it takes. It can refuse everything, or some of the mailboxes with a code,
 * or take its time until it is let go.
 */
export async function openMailServer() {
  const received: ReceivedMail[] = []
  const state = { refuses: false, refused: new Map<string, number>(), letGo: Promise.resolve() }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _, done) => {
      const responseCode = state.refused.get(address)
      done(responseCode ? Object.assign(new Error('no such mailbox'), { responseCode }) : null)
    },
    onData: (stream, session, done) => {
      void text(stream).then(async (message) => {
        await state.letGo
        if (state.refuses) return done(new Error('not now'))
        const end = message.indexOf('\r\n\r\n')
        const unfolded = message.slice(0, end).replace(/\r\n[ \t]+/g, ' ')
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          headers: unfolded.split('\r\n'),
          body: message.slice(end + 4),
        })
        done()
      })
    },
  })
  // A caller that gives up is part of what is tested.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    state,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

export type MailServer = Awaited<ReturnType<typeof openMailServer>>
