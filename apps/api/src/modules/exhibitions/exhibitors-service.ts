import type {
  Also,
  Exhibitor,
  ExhibitorDetail,
  GetExhibitorReply,
  ListExhibitorsQuery,
  ListExhibitorsReply,
} from '@tradefloor/contract'
import type { Clock } from '../../config/clock.ts'
import type { Database } from '../../db/open-database.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Caller } from '../../http/caller.ts'
import { listReply, replyWith } from '../../http/envelope.ts'
import { Problem } from '../../http/problem.ts'
import { exchangedContacts } from '../cards/index.ts'
import {
  type ExhibitorRow,
  findExhibitor,
  findExhibitorsOf,
  pageOf,
  viewExhibitor,
  viewExhibitorDetail,
} from '../catalogue/index.ts'
import { markedTargets } from '../favourites/index.ts'
import { posterVersion } from '../posters/index.ts'
import { type FoundPage, findPage, viewMatch } from '../search/index.ts'
import { inPageOrder, type Listed, viewAlso, viewOutcome } from './found-list.ts'

interface Needs {
  database: Database
  clock: Clock
}

/** Open to everyone. */
export async function listExhibitors(
  deps: Pick<Dependencies, 'database' | 'clock' | 'search'>,
  query: ListExhibitorsQuery,
): Promise<ListExhibitorsReply> {
  const found = await findPage(deps, 'exhibitor', query, pageOf(query))
  const now = deps.clock.now()
  const ids = [...new Set(found.entries.map(({ id }) => id))]
  const rows = (await findExhibitorsOf(deps.database, ids, now)).map((row) => ({
    id: row.company.id,
    exhibition: row.exhibition,
    row,
  }))
  const list = inPageOrder(found, rows, { group: query.group === 1, now }).map((listed) =>
    viewFound(listed, found.plan),
  )
  return { ...listReply(list, found.count), ...viewOutcome(found) }
}

function viewFound({ row, others, hit }: Listed<ExhibitorRow>, plan: FoundPage['plan']) {
  const { nameZh, nameEn, mainProductsZh, mainProductsEn } = row.company
  return {
    ...viewExhibitor(row),
    ...(others
      ? { also: others.map(({ exhibitor, exhibition }) => viewAlso(exhibitor.id, exhibitor.id, exhibition)) }
      : {}),
    ...(hit && plan
      ? {
          match: viewMatch(hit, plan, {
            name: { cn: nameZh, en: nameEn },
            main_products: { cn: mainProductsZh, en: mainProductsEn },
          }),
        }
      : {}),
  }
}

export async function getExhibitor(
  { database, clock }: Needs,
  companyId: number,
  exhibitionId: number | undefined,
): Promise<GetExhibitorReply> {
  const row = await findExhibitor(database, { companyId, exhibitionId }, clock.now())
  if (!row) throw new Problem('not_found')
  const poster = await posterVersion(database, { exhibitionId: row.exhibition.id, companyId })
  return replyWith({ info: { ...viewExhibitorDetail(row), poster } })
}

const markOf = ({ exhibition_id, company }: Exhibitor | ExhibitorDetail) => ({
  exhibitionId: exhibition_id,
  target: String(company.id),
})

const alsoMarkOf =
  ({ company }: Pick<Exhibitor, 'company'>) =>
  ({ exhibition_id }: Pick<Also, 'exhibition_id'>) => ({
    exhibitionId: exhibition_id,
    target: String(company.id),
  })

export async function stampExhibitors(
  { database }: Needs,
  reply: ListExhibitorsReply,
  { accountId }: Caller,
): Promise<ListExhibitorsReply> {
  const marks = reply.list.flatMap((entry) => [markOf(entry), ...(entry.also ?? []).map(alsoMarkOf(entry))])
  const marked = await markedTargets(database.db, accountId, 'exh_company', marks)
  const isMarked = ({ exhibitionId, target }: (typeof marks)[number]) =>
    Number(marked.has(`${exhibitionId}:${target}`))
  const list = reply.list.map((entry) => ({
    ...entry,
    is_store: isMarked(markOf(entry)),
    ...(entry.also && {
      also: entry.also.map((other) => ({ ...other, is_store: isMarked(alsoMarkOf(entry)(other)) })),
    }),
  }))
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
