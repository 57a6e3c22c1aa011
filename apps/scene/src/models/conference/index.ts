import { type ConferenceHallPlan, conferenceHallPlans } from '../../conference/conference-hall-plans.ts'
import { unit } from '../../kit/affine.ts'
import type { ModelRecipe } from '../compile-model.ts'
import type { ModelBuilder } from '../model-builder.ts'
import { conferenceRoom } from './room.ts'
import { conferenceSides } from './sides.ts'
import { conferenceStage } from './stage.ts'
import { conferenceSeat, portraitStand } from './things.ts'

/** In these halls the sun of the shader is the screen: from the audience it is ahead and a little above. */
const fromScreen = unit(0, 0.45, -0.9)
/** The same, seen by what is turned to the stage. */
const ahead = unit(0, 0.45, 0.9)

const built = (
  build: (b: ModelBuilder, hall: ConferenceHallPlan) => void,
  hall: ConferenceHallPlan,
): ModelRecipe => ({
  build: (b) => build(b, hall),
  details: ['near', 'middle'],
  light: 'traced',
  cube: 0.2,
  sun: fromScreen,
})

/** What the two conference halls are put together from. */
export const conferenceRecipes = {
  'conference-big-room': built(conferenceRoom, conferenceHallPlans.big),
  'conference-big-sides': built(conferenceSides, conferenceHallPlans.big),
  'conference-big-stage': built(conferenceStage, conferenceHallPlans.big),
  'conference-small-room': built(conferenceRoom, conferenceHallPlans.small),
  'conference-small-sides': built(conferenceSides, conferenceHallPlans.small),
  'conference-small-stage': built(conferenceStage, conferenceHallPlans.small),
  'conference-seat': {
    build: conferenceSeat,
    details: ['near', 'middle'],
    light: 'traced',
    cube: 0.05,
    sun: ahead,
  },
  'conference-portrait': {
    build: portraitStand,
    details: ['near', 'middle'],
    light: 'traced',
    cube: 0.06,
    sun: fromScreen,
  },
} as const satisfies Record<string, ModelRecipe>
