import { bothNames, loadPlan } from '../hall/hall-data.ts'
import type { BilingualText } from '../place.ts'
import type { SceneContext } from '../scene-context.ts'

export interface DeskData {
  exhibitionId: number
  name: BilingualText
  industry: string | null
}

/** The plan of the hall has all that the desk needs, and is most likely here already. */
export async function loadDesk(context: SceneContext): Promise<DeskData> {
  const plan = await loadPlan(context)
  return { exhibitionId: plan.exhibition_id, name: bothNames(plan.name), industry: plan.industry }
}
