import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { mailAboutMessages } from '../modules/chat-mails/index.ts'
import { limitCount, thread } from '../schema/index.ts'
import { aSession, type Visitor } from './builders.ts'
import type { sendBy } from './chat.ts'
import { type MailServer, openMailServer } from './mail-server.ts'
import { type ReadMail, readMail } from './read-mail.ts'
import { openTestApp, type TestApp, testNow } from './test-app.ts'

export const mailSite = 'https://fair.example'

type Received = ReadMail & { to: string[] }

/** A fair that mails about messages, to a real server, with a clock that the tests turn; for all tests of a file. */
export function mailedFair() {
  const parts = {} as { fair: TestApp; server: MailServer }
  beforeAll(async () => {
    parts.server = await openMailServer()
    parts.fair = await openTestApp({
      demo: false,
      environment: {
        SMTP_URL: parts.server.url,
        PUBLIC_URL: `${mailSite}/`,
        MESSAGE_MAILS_AN_HOUR: '2',
      },
    })
  })
  afterAll(async () => {
    await parts.fair.close()
    await parts.server.close()
  })
  beforeEach(() => parts.fair.clock.set(testNow))
  afterEach(async () => {
    const { fair, server } = parts
    server.state.refuses = false
    server.state.refused.clear()
    server.state.letGo = Promise.resolve()
    await fair.database.db.delete(limitCount)
    await fair.database.db.delete(thread)
    server.received.length = 0
  })

  return Object.assign(parts, {
    later: (minutes: number) =>
      parts.fair.clock.set(new Date(parts.fair.clock.now().getTime() + minutes * 60_000).toISOString()),
    round: () => mailAboutMessages(parts.fair),
    mails: (): Received[] =>
      parts.server.received.map(({ to, headers, body }) => ({
        to,
        ...readMail(`${headers.join('\r\n')}\r\n\r\n${body}`),
      })),
    /** Access ends after a quarter of an hour. */
    anew: async (who: Visitor): Promise<Pick<Visitor, 'as'>> => {
      const { token } = await aSession(parts.fair, who.id)
      return { as: (request) => ({ ...request, headers: { authorization: `Bearer ${token}` } }) }
    },
    say: async (who: Visitor, body: Parameters<typeof sendBy>[2], lang = 'zh') => {
      const reply = await parts.fair.call(
        who.as({
          method: 'POST',
          path: '/api/chat/v1/message',
          query: { lang },
          body: JSON.stringify({ client_id: `message-${Math.random().toString(36).slice(2, 12)}`, ...body }),
        }),
      )
      expect(reply.json().res).toBe(1)
    },
  })
}
