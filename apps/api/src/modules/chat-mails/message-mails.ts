import type { Dependencies } from '../../dependencies.ts'
import { onlineMs } from '../chat/index.ts'
import { answerMail } from './answer-mail.ts'
import { type AnswerRow, claimAnswers, findAnswers, setAnswersMailed } from './answer-queries.ts'
import { choiceToken } from './mail-choice-service.ts'
import { chatLink, deskLink, stopLink } from './mail-links.ts'
import { MailRound } from './mail-round.ts'
import { waitMail } from './wait-mail.ts'
import { claimWaits, findWaits, setWaitsMailed, type Times, type WaitRow } from './wait-queries.ts'

type Needs = Pick<Dependencies, 'config' | 'database' | 'clock' | 'delivery' | 'limits' | 'secrets'>

const minuteMs = 60_000
/** Longer than a round of mails can take, so that nobody sends what another is still sending. */
const triesApartMs = 5 * minuteMs
/** Whoever sets up mail late, or comes back from a long outage, tells of what happened lately. */
const notOlderThanMs = 2 * 24 * 60 * minuteMs

/**
 * Tells by mail who would else not know: a company's people that a visitor waits, a visitor who has left that they were
 * answered. Says how many mails were and were not accepted; what was not, and not for good, stays for a later round.
 */
export async function mailAboutMessages(deps: Needs) {
  const { config, database, clock } = deps
  const round = new MailRound(deps)
  if (config.mail.url === null) return round.result
  const now = clock.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const times: Times = {
    now,
    before: ago(config.mailAfterMinutes * minuteMs),
    since: ago(notOlderThanMs),
    triedBefore: ago(triesApartMs),
  }
  await round.send<WaitRow>({
    find: (without) => findWaits(database.db, times, without),
    to: ({ contactId }) => contactId,
    key: (contactId) => `message mails:contact ${contactId}`,
    claim: (db, contactId, rows) => claimWaits(db, contactId, idsOf(rows), times),
    write: (_, rows) => waitMail(rows, (id) => deskLink(config, id, rows[0].language ?? 'zh')),
    done: (contactId, ids) => setWaitsMailed(database.db, contactId, ids, clock.now()),
  })
  await round.send<AnswerRow>({
    find: (without) => findAnswers(database.db, times, { connectedSince: ago(onlineMs), without }),
    to: ({ visitorId }) => visitorId,
    key: (visitorId) => `message mails:visitor ${visitorId}`,
    claim: (db, _, rows) => claimAnswers(db, rows, times),
    write: (visitorId, rows) =>
      answerMail(rows, {
        chat: (row) => chatLink(config, row),
        stop: stopLink(config, choiceToken(deps, visitorId), rows[0].language),
      }),
    done: (_, ids) => setAnswersMailed(database.db, ids, clock.now()),
  })
  return round.result
}

const idsOf = (rows: { threadId: number }[]) => rows.map(({ threadId }) => threadId)
