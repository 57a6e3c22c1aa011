import type { ReportBody, TakeBody, ThreadHead } from '@tradefloor/contract'
import type { Queries } from '../../db/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { Problem } from '../../http/problem.ts'
import { plainText } from './plain-text.ts'
import { isVisitor, type Reader } from './reader.ts'
import {
  advanceReader,
  announceThread,
  findPair,
  insertReport,
  lockThread,
  setBlock,
  setTaker,
  type ThreadFacts,
} from './thread-changes.ts'
import { findPeople } from './thread-queries.ts'
import { readHead } from './thread-service.ts'

type Needs = Pick<Dependencies, 'database' | 'clock'>

/** In one transaction with the conversation locked; another's is not there. */
const withThread = <Result>(
  { database }: Needs,
  reader: Reader,
  id: number,
  work: (db: Queries, thread: ThreadFacts) => Promise<Result>,
) =>
  database.db.transaction(async (db) => {
    const thread = await lockThread(db, reader, id)
    if (!thread) throw new Problem('not_found')
    return work(db, thread)
  })

/** As far as there is something to read. */
export async function markRead(deps: Needs, reader: Reader, id: number, upTo: number): Promise<ThreadHead> {
  await withThread(deps, reader, id, async (db, thread) => {
    const place = { threadId: id, accountId: reader.accountId }
    const sequence = Math.min(upTo, thread.lastSequence)
    if (await advanceReader(db, place, sequence, deps.clock.now())) await announceThread(db, thread)
  })
  return readHead(deps, reader, id)
}

/**
 * Each side has a block of its own, and lifts only that. It is of the other, so it holds at every exhibition where the
 * two meet.
 */
export const blockThread = ({ database, clock }: Needs, reader: Reader, id: number, blocked: boolean) =>
  database.db.transaction(async (db) => {
    const pair = await findPair(db, reader, id)
    if (!pair) throw new Problem('not_found')
    const now = clock.now()
    const at = blocked ? now : null
    const change = isVisitor(reader) ? { blockedByVisitorAt: at } : { blockedByCompanyAt: at }
    for (const thread of await setBlock(db, pair, change, now)) await announceThread(db, thread)
  })

export async function reportThread(
  deps: Pick<Dependencies, 'database' | 'clock' | 'limits'>,
  reader: Reader,
  id: number,
  { reason }: ReportBody,
) {
  const { accountId } = reader
  await withThread(deps, reader, id, async (db, { lastSequence }) => {
    await deps.limits.take([{ key: `reports:${accountId}`, most: 20, seconds: 3600 }], db)
    const reportedAt = deps.clock.now()
    await insertReport(db, { threadId: id, accountId, lastSequence, reason: plainText(reason), reportedAt })
  })
}

/** For oneself, for a colleague, or for everybody again. */
export const takeThread = (deps: Needs, reader: Reader, id: number, { uid }: TakeBody) =>
  withThread(deps, reader, id, async (db, thread) => {
    const colleagues = typeof uid === 'string' ? await findPeople(db, [thread.companyId]) : []
    const taker =
      uid === undefined
        ? reader.accountId
        : uid === null
          ? null
          : colleagues.find((person) => person.uid === uid)?.accountId
    if (taker === undefined)
      throw new Problem('bad_input', { fields: [{ field: 'uid', problem: 'unknown' }] })
    await setTaker(db, id, taker, deps.clock.now())
    await announceThread(db, thread)
  })
