import { AroundView } from '../stage/around-view.ts'
import type { ConferenceHallPlan } from './conference-hall-plans.ts'

export function conferenceView({ stage, view }: ConferenceHallPlan): AroundView {
  const { eye, height, opening, shift, tall } = view
  const shot = { turn: 0.02, height, opening, shift }
  return new AroundView(
    [0, 0, stage.z],
    {
      wide: { ...shot, distance: eye - stage.z },
      tall: { ...shot, turn: 0, distance: tall.eye - stage.z, across: tall.across, shift: 0.06 },
    },
    { left: 0.3, right: 0.3 },
  )
}
