import { call } from './call.ts'
import type { HallPlanQuery, HallPlanReply } from './hall-plan.schema.ts'

export const getHallPlan = call<HallPlanReply, HallPlanQuery>()(
  'getHallPlan',
  'anyone',
  'GET /api/exhibition/v1/web/hall-plan',
)
