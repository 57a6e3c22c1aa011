import type { Language } from '@tradefloor/contract'
import type { FastifyBaseLogger } from 'fastify'
import { NotDelivered } from '../../delivery/not-delivered.ts'
import type { Dependencies } from '../../dependencies.ts'
import { networkOf } from '../../http/network-address.ts'
import { Problem } from '../../http/problem.ts'
import type { Contact } from './code-contact.ts'
import { type CodeMessage, mailOf, textMessageOf } from './code-messages.ts'
import { findHolder, findPeopleAt, takeCode } from './code-queries.ts'
import { type CodePurpose, issueCode } from './code-service.ts'

interface Asked {
  purpose?: CodePurpose | undefined
  language: Language
  ip: string
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Sends a message in every case, and the answer and the work are the same in every case: only who reads the mailbox or
 * the phone learns whether there is an account.
 */
export async function sendCode(deps: Dependencies, contact: Contact, asked: Asked): Promise<void> {
  const { database, limits } = deps
  const { purpose, usable, names } = await addresseeOf(deps, contact, asked.purpose)

  const issued = await database.db.transaction(async (transaction) => {
    await limits.take(limitsOf(deps, contact, asked.ip), transaction)
    return issueCode(deps, transaction, { contact, purpose, usable })
  })

  try {
    await deliver(deps, contact, { purpose, code: issued.code, names, language: asked.language })
  } catch (error) {
    // What did not arrive opens nothing, and may be asked for again at once; the hour and the day still count it.
    await takeCode(database.db, issued.key, issued.codeHash)
    await limits.forget(pauseKey(contact))
    if (!(error instanceof NotDelivered)) throw error
    asked.log.warn({ channel: contact.channel, reason: error.message }, 'a code could not be sent')
    throw new Problem('code_not_sent')
  }
}

/** What a code for this contact would serve for, and whether there is anybody it could serve. */
async function addresseeOf({ database: { db } }: Dependencies, contact: Contact, wanted?: CodePurpose) {
  if (wanted === 'sign_on_reset') {
    const people = await findPeopleAt(db, contact.destination)
    return {
      purpose: wanted,
      usable: people.length > 0,
      names: people.flatMap(({ userName }) => userName ?? []),
    }
  }
  const holder = await findHolder(db, contact)
  const isVisitor = holder?.kind === 'visitor'
  const purpose = wanted ?? (isVisitor ? 'login' : 'register')
  // An exhibitor's contact signs on elsewhere, so here nobody of that name signs in; but the name is taken.
  const isForNew = purpose === 'register' || purpose === 'add_phone'
  return { purpose, usable: isForNew ? !holder : isVisitor, names: [] }
}

const deliver = ({ delivery }: Dependencies, contact: Contact, message: CodeMessage) =>
  contact.channel === 'mail'
    ? delivery.mail({ to: contact.destination, ...mailOf(message) })
    : delivery.sms({ to: contact.destination, ...textMessageOf(message) })

const pauseKey = ({ channel, destination }: Contact) => `code pause ${channel} ${destination}`

/** The address comes last: it is shared by many contacts, and whoever waits for it holds nothing others need. */
function limitsOf({ config }: Dependencies, contact: Contact, ip: string) {
  const { codeSeconds, codesAnHour, codesADay, codesAnAddress } = config.limits
  const whom = `${contact.channel} ${contact.destination}`
  return [
    { key: pauseKey(contact), most: 1, seconds: codeSeconds },
    { key: `code hour ${whom}`, most: codesAnHour, seconds: 3600 },
    { key: `code day ${whom}`, most: codesADay, seconds: 86_400 },
    { key: `code address ${networkOf(ip)}`, most: codesAnAddress, seconds: 3600 },
  ]
}
