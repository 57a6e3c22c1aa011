import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Queries } from '../../db/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { Problem } from '../../http/problem.ts'
import type { Contact } from './code-contact.ts'
import { type CodeKey, countAttempt, deleteCodesFor, storeCode, takeCode } from './code-queries.ts'

export type CodePurpose = 'login' | 'register' | 'reset' | 'sign_on_reset' | 'add_phone'
export type CodeNeeds = Pick<Dependencies, 'database' | 'clock' | 'secrets'>

export const codeMinutes = 10

/** A code that is right and not yet used up. */
export interface CheckedCode {
  key: CodeKey
  codeHash: string
}

/** Contacts are stored hashed: many are of people who have no account here and never will. */
const hashOfContact = ({ secrets }: Pick<CodeNeeds, 'secrets'>, { channel, destination }: Contact) =>
  secrets.hash('contact', `${channel}\0${destination}`)

const keyOf = (deps: CodeNeeds, contact: Contact, purpose: CodePurpose): CodeKey => ({
  channel: contact.channel,
  destination: hashOfContact(deps, contact),
  purpose,
})

const hashOfCode = ({ secrets }: CodeNeeds, key: CodeKey, code: string) =>
  secrets.hash('code', [key.channel, key.destination, key.purpose, code].join('\0'))

/**
 * Makes a code for one contact and one purpose and stores its hash. One that is not `usable` is stored too, as the hash
 * of what nobody knows: the work and the later refusals are the same.
 */
export async function issueCode(
  deps: CodeNeeds,
  db: Queries,
  { contact, purpose, usable }: { contact: Contact; purpose: CodePurpose; usable: boolean },
): Promise<CheckedCode & { code: string }> {
  const key = keyOf(deps, contact, purpose)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const codeHash = hashOfCode(deps, key, usable ? code : randomBytes(32).toString('base64url'))
  const expiresAt = new Date(deps.clock.now().getTime() + codeMinutes * 60_000)
  await storeCode(db, key, { codeHash, expiresAt })
  return { key, codeHash, code: usable ? code : '' }
}

/**
 * Counts the attempt, then looks whether it is right. Not inside the transaction that uses the code: an attempt counts
 * even when everything after it is rolled back.
 */
export async function checkCode(
  deps: CodeNeeds,
  { contact, purpose, code }: { contact: Contact; purpose: CodePurpose; code: string },
): Promise<CheckedCode> {
  const key = keyOf(deps, contact, purpose)
  const given = Buffer.from(hashOfCode(deps, key, code))
  const stored = await countAttempt(deps.database.db, key, deps.clock.now())
  const wanted = Buffer.from(stored ?? '')
  if (stored === undefined || given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new Problem('code_wrong')
  return { key, codeHash: stored }
}

/** Uses the code up, in the transaction of what it is for. It serves once. */
export async function spendCode(db: Queries, { key, codeHash }: CheckedCode) {
  if (!(await takeCode(db, key, codeHash))) throw new Problem('code_wrong')
}

/** Every code that is out for these contacts. */
export const forgetCodes = (deps: Pick<CodeNeeds, 'secrets'>, db: Queries, contacts: Contact[]) =>
  deleteCodesFor(
    db,
    contacts.map((contact) => hashOfContact(deps, contact)),
  )
