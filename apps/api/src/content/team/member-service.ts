import { type DeskRole, isGranted } from '@tradefloor/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { announce } from '../../changes.ts'
import type { Queries } from '../../db/open-database.ts'
import type { ContactCaller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { revokeSessions } from '../../modules/account/index.ts'
import { handOverThreads } from '../../modules/chat/index.ts'
import { contact, deskEdit, invitation, lead } from '../../schema/index.ts'
import type { MemberRow } from './member-queries.ts'
import { hasAccount, stateOf } from './member-view.ts'
import {
  type Needs,
  readTeam,
  requireAnotherAdministrator,
  requireMember,
  type Team,
  withTeam,
} from './with-team.ts'

export const changeRole = (
  needs: Needs,
  caller: ContactCaller,
  { id, role }: { id: number; role: DeskRole },
) =>
  withTeam(needs, caller, async ({ db, members, now }) => {
    const member = requireMember(members, id)
    if (role !== 'admin') requireAnotherAdministrator(members, member)
    await db.update(contact).set({ role }).where(eq(contact.id, id))
    // Nobody is responsible for what they cannot open.
    if (!isGranted(role, 'leads'))
      await handOverLeads(db, { companyId: caller.companyId, from: member.accountIds, to: null, now })
    return readTeam(db, caller, now)
  })

/** The link serves no longer. Somebody who was only ever invited at the desk is forgotten altogether. */
export const cancelInvitation = (needs: Needs, caller: ContactCaller, id: number) =>
  withTeam(needs, caller, async ({ db, members, now }) => {
    const member = requireMember(members, id)
    await deleteInvitation(db, id)
    if (member.madeAtDesk && !hasAccount(member)) await forget(db, id)
    return readTeam(db, caller, now)
  })

/**
 * Withdrawn and not deleted: what they wrote keeps its author, and they can be invited again. They are signed off at
 * once, and what they were responsible for is somebody else's, or everybody's.
 */
export const removeColleague = (
  needs: Needs,
  caller: ContactCaller,
  { id, handTo }: { id: number; handTo: string | undefined },
) =>
  withTeam(needs, caller, async (team) => {
    const { db, members, now } = team
    const member = requireMember(members, id)
    if (member.isRemoved) return readTeam(db, caller, now)
    requireAnotherAdministrator(members, member)
    const to = receiverOf(team, member, handTo)
    await handOver(db, { companyId: caller.companyId, from: member.accountIds, to, now })
    await deleteInvitation(db, id)
    await withdraw(db, id, now)
    for (const accountId of member.accountIds) await revokeSessions(db, accountId)
    return readTeam(db, caller, now)
  })

/** Who takes leads over must be allowed to open them. */
function receiverOf({ members, now }: Team, leaving: MemberRow, uid: string | undefined): number | null {
  if (uid === undefined) return null
  const receiver = members.find(
    (row) => row.uid === uid && row.id !== leaving.id && stateOf(row, now) === 'active',
  )
  const [accountId] = receiver?.accountIds ?? []
  const isFit = receiver && (leaving.leads === 0 || isGranted(receiver.role, 'leads'))
  if (accountId === undefined || !isFit)
    throw new Problem('bad_input', { fields: [{ field: 'hand_to', problem: 'unknown' }] })
  return accountId
}

interface HandOver {
  companyId: number
  from: number[]
  to: number | null
  now: Date
}

async function handOver(db: Queries, given: HandOver) {
  if (given.from.length === 0) return
  await handOverThreads(db, given)
  await handOverLeads(db, given)
}

/** With their next steps. */
async function handOverLeads(db: Queries, { companyId, from, to, now }: HandOver) {
  await db
    .update(lead)
    .set({ ownerId: to, changedAt: now })
    .where(and(eq(lead.companyId, companyId), inArray(lead.ownerId, from)))
}

const deleteInvitation = (db: Queries, contactId: number) =>
  db.delete(invitation).where(eq(invitation.contactId, contactId))

async function withdraw(db: Queries, id: number, now: Date) {
  await db.update(contact).set({ withdrawnAt: now }).where(eq(contact.id, id))
  await db
    .insert(deskEdit)
    .values({ tableName: 'contacts', recordId: id, field: 'withdrawn', editedAt: now })
    .onConflictDoNothing()
  for (const subject of ['exhibitor', 'booth'] as const) await announce(db, subject)
}

async function forget(db: Queries, id: number) {
  await db.delete(contact).where(eq(contact.id, id))
  await db.delete(deskEdit).where(and(eq(deskEdit.tableName, 'contacts'), eq(deskEdit.recordId, id)))
}
