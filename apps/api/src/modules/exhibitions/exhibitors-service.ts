import type {
  Exhibitor,
  ExhibitorDetail,
  GetExhibitorReply,
  ListExhibitorsQuery,
  ListExhibitorsReply,
} from '@tradefloor/contract'
import type { Clock } from '../../config/clock.ts'
import type { Database } from '../../db/open-database.ts'
import type { Caller } from '../../http/caller.ts'
import { listReply, replyWith } from '../../http/envelope.ts'
import { Problem } from '../../http/problem.ts'
import { exchangedContacts } from '../cards/index.ts'
import {
  countByFacet,
  findExhibitor,
  findExhibitors,
  pageOf,
  tallyExhibitors,
  viewExhibitor,
  viewExhibitorDetail,
} from '../catalogue/index.ts'
import { markedTargets } from '../favourites/index.ts'

interface Needs {
  database: Database
  clock: Clock
}

/** Open to everyone. */
export async function listExhibitors(
  { database, clock }: Needs,
  query: ListExhibitorsQuery,
): Promise<ListExhibitorsReply> {
  const page = pageOf(query)
  const [rows, tallies] = await Promise.all([
    findExhibitors(database, query, page, clock.now()),
    tallyExhibitors(database, query),
  ])
  const { count, facets } = countByFacet(tallies, query.industry)
  return { ...listReply(rows.map(viewExhibitor), count), facets }
}

export async function getExhibitor(
  { database, clock }: Needs,
  companyId: number,
  exhibitionId: number | undefined,
): Promise<GetExhibitorReply> {
  const row = await findExhibitor(database, { companyId, exhibitionId }, clock.now())
  if (!row) throw new Problem('not_found')
  return replyWith({ info: viewExhibitorDetail(row) })
}

const markOf = ({ exhibition_id, company }: Exhibitor | ExhibitorDetail) => ({
  exhibitionId: exhibition_id,
  target: String(company.id),
})

export async function stampExhibitors(
  { database }: Needs,
  reply: ListExhibitorsReply,
  { accountId }: Caller,
): Promise<ListExhibitorsReply> {
  const marked = await markedTargets(database.db, accountId, 'exh_company', reply.list.map(markOf))
  const list = reply.list.map((entry) => {
    const { exhibitionId, target } = markOf(entry)
    return { ...entry, is_store: Number(marked.has(`${exhibitionId}:${target}`)) }
  })
  return { ...reply, list }
}

/** Cards count as exchanged when one of the company's people has the visitor's. */
export async function stampExhibitor(
  { database }: Needs,
  { info, ...reply }: GetExhibitorReply,
  { accountId }: Caller,
): Promise<GetExhibitorReply> {
  const contactIds = info.cards.map(({ id }) => id)
  const [marked, exchanged] = await Promise.all([
    markedTargets(database.db, accountId, 'exh_company', [markOf(info)]),
    exchangedContacts(database.db, accountId, info.exhibition_id, contactIds),
  ])
  return {
    ...reply,
    info: { ...info, is_store: Number(marked.size > 0), is_switch: Number(exchanged.size > 0) },
  }
}
