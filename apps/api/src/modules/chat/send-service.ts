import { exhibitionStatuses, fairDateTime, type SendMessageBody, type Stored } from '@tradefloor/contract'
import { statusOf } from '@tradefloor/rules'
import { eq } from 'drizzle-orm'
import { TokenBuckets } from '../../concurrency/token-buckets.ts'
import type { Queries } from '../../db/open-database.ts'
import { uniqueViolation, violates } from '../../db/sql-state.ts'
import type { Dependencies } from '../../dependencies.ts'
import { Problem } from '../../http/problem.ts'
import { thread as threads } from '../../schema/index.ts'
import { type Content, checkAttachment, contentOf } from './attachment.ts'
import { findStored } from './message-queries.ts'
import { isVisitor, type Reader } from './reader.ts'
import {
  type Between,
  insertThread,
  lockThread,
  type NewMessage,
  nothingAgainst,
  type ThreadFacts,
  writeMessage,
} from './thread-changes.ts'
import { findGiver, findStand } from './thread-queries.ts'
import { blockOf } from './thread-view.ts'

export type SendMessage = (sender: Reader, body: SendMessageBody) => Promise<Stored>

/** Writes a message once, however often and wherever it is sent under one name. */
export function messageSender(deps: Dependencies): SendMessage {
  const { messagesAMinute, messageBurst } = deps.config.limits
  // Only against floods, so each node counts for itself.
  const pace = new TokenBuckets({
    capacity: messageBurst,
    perSecond: messagesAMinute / 60,
    nowMs: () => deps.clock.now().getTime(),
  })

  return async (sender, body) => {
    const content = contentOf(body)
    const wait = pace.take(sender.accountId)
    if (wait > 0) throw new Problem('too_many', { retryAfterSeconds: Math.ceil(wait / 1000) })
    const write = async () =>
      (await writeAtOnce(deps, sender, body, content)) ??
      (await deps.database.db.transaction((db) => writeOnce(deps, db, sender, body, content)))
    try {
      return await write()
    } catch (error) {
      // The same name at the same moment in another conversation: the other was quicker, and is found now.
      if (isSameName(error)) return write()
      throw error
    }
  }
}

/** Nearly every message is words in a conversation with nothing against it: one question to the database does. */
async function writeAtOnce(
  { database, clock }: Dependencies,
  sender: Reader,
  body: SendMessageBody,
  content: Content,
): Promise<Stored | undefined> {
  const { client_id, thread_id, ...others } = body
  const isPlain = content.kind === 'text' && Object.keys(others).every((field) => field === 'text')
  if (thread_id === undefined || !isPlain) return undefined
  const said = messageOf(sender, client_id, content, clock.now())
  const written = await writeMessage(database.db, nothingAgainst(thread_id, sender, said), said)
  return written && viewStored(client_id, { ...written, sentAt: said.sentAt })
}

const messageOf = (
  sender: Reader,
  clientId: string,
  { text, ...parts }: Content,
  sentAt: Date,
): NewMessage => ({
  senderId: sender.accountId,
  fromVisitor: isVisitor(sender),
  clientId,
  body: { text },
  sentAt,
  ...parts,
})

/** Step by step, so that whatever is against it can be said. */
async function writeOnce(
  deps: Dependencies,
  db: Queries,
  sender: Reader,
  body: SendMessageBody,
  content: Content,
): Promise<Stored> {
  const thread = await threadFor(deps, db, sender, body)
  if (!thread) throw new Problem('not_found')
  if ('sequence' in thread) return viewStored(body.client_id, thread)
  // Asked with the conversation locked: who sent the same at the same moment is through by now.
  const before = await findStored(db, sender.accountId, body.client_id)
  if (before) return viewStored(body.client_id, before)

  const sentAt = deps.clock.now()
  const blocked = blockOf(thread, sender)
  if (blocked) throw new Problem(blocked === 'own' ? 'conversation_blocked_by_you' : 'conversation_blocked')
  await refuseUnlessExhibiting(db, sender, thread, sentAt)
  await checkAttachment(db, content, sender.accountId, thread)
  const said = messageOf(sender, body.client_id, content, sentAt)
  const written = await writeMessage(db, eq(threads.id, thread.id), said)
  if (!written) throw new Error('a locked conversation is gone')
  return viewStored(body.client_id, { ...written, sentAt })
}

type Before = NonNullable<Awaited<ReturnType<typeof findStored>>>

const viewStored = (client_id: string, { threadId, sequence, sentAt }: Before): Stored => ({
  client_id,
  thread_id: threadId,
  sequence,
  time: sentAt.getTime(),
})

/**
 * One of the sender's conversations, or what was sent under this name to another. A visitor begins one with any company,
 * a company's person only with who gave them a card: nobody else is written to who has not written.
 */
async function threadFor(
  deps: Dependencies,
  db: Queries,
  sender: Reader,
  body: SendMessageBody,
): Promise<ThreadFacts | Before | undefined> {
  const { client_id, thread_id, exhibition_id, company_id, card_id } = body
  const isPlace = exhibition_id !== undefined || company_id !== undefined
  if (thread_id !== undefined) {
    if (isPlace || card_id !== undefined) throw wrongPlace('thread_id', 'alone')
    return lockThread(db, sender, thread_id)
  }
  if (card_id !== undefined && isPlace) throw wrongPlace('card_id', 'alone')
  const between = await (isVisitor(sender) ? placeIn(body, sender) : whoGave(db, card_id, sender))
  if (!between) return undefined
  return (
    (await lockThread(db, sender, between)) ??
    (await findStored(db, sender.accountId, client_id)) ??
    beginThread(deps, db, sender, between)
  )
}

function placeIn({ exhibition_id, company_id, card_id }: SendMessageBody, { accountId }: Reader): Between {
  if (card_id !== undefined) throw wrongPlace('card_id', 'not by a visitor')
  if (exhibition_id === undefined) throw wrongPlace('exhibition_id', 'required')
  if (company_id === undefined) throw wrongPlace('company_id', 'required')
  return { exhibitionId: exhibition_id, companyId: company_id, visitorId: accountId }
}

/** A card that was taken back invites nobody any more; one that another company was given is none. */
async function whoGave(
  db: Queries,
  cardId: number | undefined,
  { companyId }: Reader,
): Promise<Between | undefined> {
  if (cardId === undefined) throw wrongPlace('thread_id', 'required')
  const given = companyId === null ? undefined : await findGiver(db, cardId, companyId)
  if (given?.revokedAt) throw new Problem('card_taken_back')
  return given && { ...given.between }
}

const wrongPlace = (field: string, problem: string) =>
  new Problem('bad_input', { fields: [{ field, problem }] })

async function beginThread(
  { limits, config, clock }: Dependencies,
  db: Queries,
  sender: Reader,
  between: Between,
) {
  const now = clock.now()
  await refuseUnlessExhibiting(db, sender, between, now)
  const isNew = await insertThread(db, between, now)
  const most = config.limits.newConversationsAnHour
  if (isNew) await limits.take([{ key: `new conversations:${sender.accountId}`, most, seconds: 3600 }], db)
  return lockThread(db, sender, between)
}

/**
 * As with its people's names: afterwards they are not to be reached through us. When the exhibition is over they may
 * still answer; when the company has left it, nobody writes.
 */
async function refuseUnlessExhibiting(
  db: Queries,
  sender: Reader,
  between: Pick<ThreadFacts, 'exhibitionId' | 'companyId'>,
  now: Date,
) {
  const stand = await findStand(db, between)
  if (!stand) throw new Problem('not_found')
  if (stand.exhibitorId === null) throw new Problem('company_left')
  if (!isVisitor(sender)) return
  const days = { open: fairDateTime(stand.opensAt), close: fairDateTime(stand.closesAt) }
  if (!stand.lasting && statusOf(days, now) === exhibitionStatuses.ended) throw new Problem('exhibition_over')
}

const isSameName = (error: unknown) => violates(error, uniqueViolation, 'message_sender_id_client_id_key')
