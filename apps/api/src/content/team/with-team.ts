import type { TeamMember } from '@tradefloor/contract'
import { lockCompany } from '../../db/lock-company.ts'
import type { Queries } from '../../db/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { ContactCaller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { takeImportLock } from '../import/import-lock.ts'
import { findMembers, type MemberRow } from './member-queries.ts'
import { hasAccount, viewMember } from './member-view.ts'

export type Needs = Pick<Dependencies, 'database' | 'clock' | 'limits' | 'config' | 'delivery'>

export interface Team {
  db: Queries
  members: MemberRow[]
  now: Date
}

/**
 * With the company locked, so that of two who change its people at once the second sees what the first has done. Imports
 * wait, since they write the same rows. Whoever was lowered or removed meanwhile changes nothing any more.
 */
export const withTeam = <Result>(
  { database, clock }: Needs,
  { companyId, accountId }: ContactCaller,
  work: (team: Team) => Promise<Result>,
): Promise<Result> =>
  database.longTransaction(async (db) => {
    await takeImportLock(db)
    await lockCompany(db, companyId)
    const members = await findMembers(db, companyId)
    const caller = members.find(({ accountIds }) => accountIds.includes(accountId))
    if (!caller || !isAdministrator(caller)) throw new Problem('role_refused')
    return work({ db, members, now: clock.now() })
  })

/** One who can sign on: an invitation that nobody has accepted keeps no company going. */
const isAdministrator = (row: MemberRow) =>
  row.role === 'admin' && !row.isRemoved && !row.isBlocked && hasAccount(row)

/** Somebody else of the company has to be able to do what this one no longer does. */
export function requireAnotherAdministrator(members: MemberRow[], leaving: MemberRow) {
  if (!isAdministrator(leaving)) return
  if (!members.some((row) => row.id !== leaving.id && isAdministrator(row)))
    throw new Problem('last_administrator')
}

/** Another company's contact is as missing. */
export function requireMember(members: MemberRow[], id: number): MemberRow {
  const found = members.find((row) => row.id === id)
  if (!found) throw new Problem('not_found')
  return found
}

export async function readTeam(
  db: Queries,
  { companyId, accountId }: ContactCaller,
  now: Date,
): Promise<TeamMember[]> {
  const rows = await findMembers(db, companyId)
  return rows.map((row) => viewMember(row, { accountId, now }))
}
