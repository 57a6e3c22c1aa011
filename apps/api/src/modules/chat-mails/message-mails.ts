import type { Queries } from '../../db/open-database.ts'
import type { Mail } from '../../delivery/delivery.ts'
import type { Dependencies } from '../../dependencies.ts'
import { Problem } from '../../http/problem.ts'
import { onlineMs } from '../chat/index.ts'
import { answerMail } from './answer-mail.ts'
import { claimAnswers, findAnswers, setAnswersMailed } from './answer-queries.ts'
import { choiceToken } from './mail-choice-service.ts'
import { chatLink, deskLink, stopLink } from './mail-links.ts'
import { waitMail } from './wait-mail.ts'
import { claimWaits, findWaits, setWaitsMailed, type Times } from './wait-queries.ts'

type Needs = Pick<Dependencies, 'config' | 'database' | 'clock' | 'delivery' | 'limits' | 'secrets'>

const minuteMs = 60_000
/** Longer than a round of mails can take, so that nobody sends what another is still sending. */
const triesApartMs = 5 * minuteMs
/** Whoever sets up mail late, or comes back from a long outage, tells of what happened lately. */
const notOlderThanMs = 2 * 24 * 60 * minuteMs
const aRound = 50
/** A server that takes none of three takes none of fifty, and each costs seconds. */
const failuresToStop = 3

/** Mails for one person, and what it takes that only one node sends them. */
interface Letter<Row> {
  key: string
  rows: Row[]
  claim(db: Queries, rows: Row[]): Promise<number[]>
  write(rows: [Row, ...Row[]]): Mail
  mailed(threadIds: number[]): Promise<unknown>
}

/**
 * Tells by mail who would else not know: a company's people that a visitor waits, a visitor who has left that they were
 * answered. Says how many mails were and were not accepted; what was not stays for a later round.
 */
export async function mailAboutMessages(deps: Needs) {
  const result = { mailed: 0, failed: 0 }
  const { config, database, clock } = deps
  if (config.mail.url === null) return result
  const now = clock.now()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const times: Times = {
    now,
    before: ago(config.mailAfterMinutes * minuteMs),
    since: ago(notOlderThanMs),
    triedBefore: ago(triesApartMs),
  }
  const waits = by(await findWaits(database.db, times), ({ contactId }) => contactId)
  for (const [contactId, rows] of waits)
    await send(deps, result, {
      key: `message mails:contact ${contactId}`,
      rows,
      claim: (db, all) => claimWaits(db, contactId, idsOf(all), times),
      write: (all) => waitMail(all, (id) => deskLink(config, id, all[0].language ?? 'zh')),
      mailed: (ids) => setWaitsMailed(database.db, contactId, ids, clock.now()),
    })
  const answers = by(await findAnswers(database.db, times, ago(onlineMs)), ({ visitorId }) => visitorId)
  for (const [visitorId, rows] of answers)
    await send(deps, result, {
      key: `message mails:visitor ${visitorId}`,
      rows,
      claim: (db, all) => claimAnswers(db, all, times),
      write: (all) =>
        answerMail(all, {
          chat: (row) => chatLink(config, row),
          stop: stopLink(config, choiceToken(deps, visitorId), all[0].language),
        }),
      mailed: (ids) => setAnswersMailed(database.db, ids, clock.now()),
    })
  return result
}

async function send<Row extends { threadId: number }>(
  { config, database, delivery, limits }: Needs,
  result: { mailed: number; failed: number },
  { key, rows, claim, write, mailed }: Letter<Row>,
) {
  if (result.failed >= failuresToStop || result.mailed + result.failed >= aRound) return
  const most = config.limits.messageMailsAnHour
  const claimed = await database.db
    .transaction(async (db) => {
      const ids = await claim(db, rows)
      if (ids.length > 0) await limits.take([{ key, most, seconds: 3600 }], db)
      return rows.filter(({ threadId }) => ids.includes(threadId))
    })
    .catch((error: unknown) => {
      // What is too much for this hour is not claimed, and stands together in the next mail.
      if (error instanceof Problem && error.problem === 'too_many') return []
      throw error
    })
  const [first, ...others] = claimed
  if (!first) return
  const isAccepted = await delivery.mail(write([first, ...others])).then(
    () => true,
    () => false,
  )
  if (isAccepted) await mailed(idsOf(claimed))
  else await limits.giveBack(key)
  result[isAccepted ? 'mailed' : 'failed']++
}

const idsOf = (rows: { threadId: number }[]) => rows.map(({ threadId }) => threadId)

function by<Row>(rows: Row[], key: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row])
  return groups
}
