import { getHallPlan, type HallPlan } from '@tradefloor/contract'
import { bothTexts } from '@tradefloor/rules'
import type { BilingualText } from '../place.ts'
import type { SceneContext } from '../scene-context.ts'
import { timed } from '../timed.ts'
import { type HallLayout, layHall } from './hall-layout.ts'
import type { HallBooth } from './street-groups.ts'

export interface HallData {
  exhibitionId: number
  name: BilingualText
  industry: string | null
  layout: HallLayout
}

/** A company that has only one name is called by it in both languages. */
export const bothNames = ({ cn, en }: { cn: string; en: string }): BilingualText => bothTexts(cn, en)

const boothOf =
  (depictions: HallPlan['depictions']) =>
  (booth: HallPlan['booths'][number]): HallBooth => {
    return {
      companyId: booth.company_id,
      instanceId: booth.instance_id,
      name: bothNames(booth.name),
      logo: booth.logo_url,
      poster: booth.poster_url,
      color: booth.color,
      tier: booth.tier,
      industry: booth.industry,
      boothNo: booth.booth_no,
      goods: booth.goods.map(({ id, name, depiction, picture }) => ({
        id,
        name: bothNames(name),
        depiction: depictions[depiction ?? ''] ?? null,
        picture,
      })),
      favourite: booth.is_store === 1,
    }
  }

export async function loadPlan({ params, client }: SceneContext): Promise<HallPlan> {
  const query = { exhibition_id: params.exhibitionId ?? 0 }
  return (await (await client()).call(getHallPlan, { query })).data
}

export const hallOf = (plan: HallPlan): HallData => ({
  exhibitionId: plan.exhibition_id,
  name: bothNames(plan.name),
  industry: plan.industry,
  layout: timed('layout', () => layHall(plan.booths.map(boothOf(plan.depictions)))),
})

export const loadHall = async (context: SceneContext): Promise<HallData> => hallOf(await loadPlan(context))
