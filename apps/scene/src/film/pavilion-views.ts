import type { Industry } from '@tradefloor/contract'
import type { IslandPlaceId } from '../island/places.ts'
import { plateau, sites } from '../island/site-plan.ts'
import type { Vec3 } from '../kit/affine.ts'
import type { View } from './route.ts'

/** Where someone stands who looks at a building, seen from its door: how far, how high, and how far round to the right. */
interface Stand {
  place: IslandPlaceId
  distance: number
  height: number
  /** In radians; from a little to one side it is seen that it is not a front only. */
  round: number
}

const usual = { distance: 14.5, height: 5.2 } as const
/** So far round; to the side on which no other building stands in between. */
const right = 0.6
const left = -0.6

/** The pavilion of each industry. */
const stands: Readonly<Record<Industry, Stand>> = {
  manufacturing: { ...usual, place: 'manufacturing', round: right },
  textiles: { ...usual, place: 'textiles', round: 0.5 },
  food: { ...usual, place: 'fishery', round: left },
  home: { ...usual, place: 'home', round: -0.4 },
  electronics: { ...usual, place: 'electronics', distance: 16.5, height: 6.4, round: right },
  medical: { ...usual, place: 'medical', round: -0.5 },
  energy: { ...usual, place: 'energy', distance: 15.5, round: left },
  agriculture: { ...usual, place: 'agriculture', round: 0.5 },
}

function viewOf({ place, distance, height, round }: Stand): View {
  const { x, z, turn } = sites[place]
  const angle = turn + round
  const eye: Vec3 = [x + Math.sin(angle) * distance, plateau + height, z + Math.cos(angle) * distance]
  return { eye, target: [x, plateau + 1.5, z], opening: 38, shift: 0 }
}

/** For a picture of each industry's pavilion on the island. */
export const pavilionViews: readonly { industry: Industry; view: View }[] = Object.entries(stands).map(
  ([industry, stand]) => ({ industry: industry as Industry, view: viewOf(stand) }),
)
