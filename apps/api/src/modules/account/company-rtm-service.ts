import { exhibitionStatuses, fairDateTime } from '@tradefloor/contract'
import { statusOf } from '@tradefloor/rules'
import type { Dependencies } from '../../dependencies.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import { findContactUids, findExhibitionsOf, isCompany } from './token-queries.ts'

/** Whom to talk to at a company. Only while it exhibits: afterwards its people are not to be reached through us. */
export async function listCompanyUids(
  { database: { db }, clock, limits }: Dependencies,
  { accountId }: Caller,
  companyId: number,
): Promise<{ uid: string }[]> {
  await limits.take([{ key: `company people:${accountId}`, most: 60, seconds: 60 }])
  if (!(await isCompany(db, companyId))) throw new Problem('not_found')
  const now = clock.now()
  const exhibits = (await findExhibitionsOf(db, companyId)).some(
    ({ lasting, opensAt, closesAt }) =>
      lasting ||
      statusOf({ open: fairDateTime(opensAt), close: fairDateTime(closesAt) }, now) !==
        exhibitionStatuses.ended,
  )
  return exhibits ? findContactUids(db, companyId) : []
}
