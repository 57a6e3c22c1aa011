import type { Ray } from '../hall/pick-stand.ts'
import type { Vec3 } from '../kit/affine.ts'
import { socketSpot } from '../stage/furnish.ts'
import type { OwnStand } from './booth-models.ts'
import { productPlaceId } from './booth-places.ts'
import { passesNear } from './passes-near.ts'

/** A part of the stand that means something, and where it is in the room. */
export interface StandSpot {
  kind: string
  spot: Vec3
}

export const standSpots = ({ file, furnished }: OwnStand): StandSpot[] =>
  file.head.sockets.map((socket) => ({ kind: socket.kind, spot: socketSpot(furnished, socket) }))

/** Where the dots of a booth lie: over its products, at the upper edge of its poster and its screen. */
export function pinSpots(spots: readonly StandSpot[]): StandSpot[] {
  const products = spots.filter(({ kind }) => kind === 'product')
  return [
    ...spots.filter(({ kind }) => kind === 'posters' || kind === 'videos'),
    ...products.map(({ spot: [x, y, z] }, i) => ({
      kind: productPlaceId(i),
      spot: [x, y + 0.66, z] as const,
    })),
  ]
}

/** Which of so many products, or the contact, a way of sight meets: the id of its place. */
export function placeMet(ray: Ray, spots: readonly StandSpot[], products: number): string | undefined {
  const plinths = spots.filter(({ kind }) => kind === 'product').slice(0, products)
  const product = plinths.findIndex(({ spot: [x, y, z] }) => passesNear(ray, [x, y + 0.3, z], 0.5))
  if (product >= 0) return productPlaceId(product)
  const staff = spots.find(({ kind }) => kind === 'staff')?.spot
  return staff && passesNear(ray, [staff[0], staff[1] + 1.2, staff[2]], 0.5) ? 'contact' : undefined
}
