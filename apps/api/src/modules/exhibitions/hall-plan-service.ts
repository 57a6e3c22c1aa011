import type { HallBooth, HallPlanReply } from '@tradefloor/contract'
import { mostBoothsOfAPlan } from '@tradefloor/contract/schemas'
import type { Database } from '../../db/open-database.ts'
import type { Caller } from '../../http/caller.ts'
import { dataReply } from '../../http/envelope.ts'
import { Problem } from '../../http/problem.ts'
import { findExhibition, findHallBooths, viewHallPlan } from '../catalogue/index.ts'
import { markedTargets } from '../favourites/index.ts'

interface Needs {
  database: Database
}

/** Open to everyone. All that a hall is built from in one answer: asked for page by page it would be forty. */
export async function getHallPlan({ database }: Needs, exhibitionId: number): Promise<HallPlanReply> {
  const [exhibition, booths] = await Promise.all([
    findExhibition(database, exhibitionId),
    findHallBooths(database, exhibitionId, { most: mostBoothsOfAPlan }),
  ])
  if (!exhibition) throw new Problem('not_found')
  return dataReply(viewHallPlan(exhibition, booths))
}

export async function stampHallPlan(
  { database }: Needs,
  { data, ...reply }: HallPlanReply,
  { accountId }: Caller,
): Promise<HallPlanReply> {
  const markOf = ({ company_id }: HallBooth) => ({
    exhibitionId: data.exhibition_id,
    target: String(company_id),
  })
  const marked = await markedTargets(database.db, accountId, 'exh_company', data.booths.map(markOf))
  const booths = data.booths.map((booth) => {
    const { exhibitionId, target } = markOf(booth)
    return { ...booth, is_store: Number(marked.has(`${exhibitionId}:${target}`)) }
  })
  return { ...reply, data: { ...data, booths } }
}
