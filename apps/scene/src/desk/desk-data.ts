import { bothNames, loadPlan } from '../hall/hall-data.ts'
import type { Words } from '../place.ts'
import type { RoomContext } from '../room-context.ts'

export interface DeskData {
  exhibitionId: number
  name: Words
  industry: string | null
}

/** The plan of the hall has all that the desk needs, and is most likely here already. */
export async function loadDesk(context: RoomContext): Promise<DeskData> {
  const plan = await loadPlan(context)
  return { exhibitionId: plan.exhibition_id, name: bothNames(plan.name), industry: plan.industry }
}
