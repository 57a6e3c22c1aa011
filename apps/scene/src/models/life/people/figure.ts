import { movePoint } from '../../../kit/affine.ts'
import { loft } from '../../../kit/loft.ts'
import { byDetail, thinned } from '../../by-detail.ts'
import type { ModelRecipe } from '../../compile-model.ts'
import { type ModelBuilder, type ModelLook, painted } from '../../model-builder.ts'
import { addCarried, type Carried } from './carried.ts'
import { addHead, type HairStyle } from './head.ts'
import { addArm, addLeg, addSkirt, shirt } from './limbs.ts'
import { neckHeight, type Posture, skeletonOf } from './skeleton.ts'
import { type Frame, shoulderWidth, Torso } from './torso.ts'
import { addBadge, addCollar, addLapels } from './worn.ts'

export interface Figure {
  posture: Posture
  frame: Frame
  skin: string
  hair: HairStyle
  /** Open over a shirt, or a shirt or pullover alone. */
  jacket: boolean
  skirt?: boolean
  shoes?: string
  carries?: Carried
}

/** Somebody of 1.72 m without a face. Clothes and hair take the colours of the place. */
export function figure(who: Figure): ModelRecipe {
  return {
    details: ['near', 'middle', 'far'],
    light: 'traced',
    cube: 0.03,
    ground: true,
    build: (b) => build(b, who),
  }
}

function build(b: ModelBuilder, who: Figure): void {
  const { posture, frame } = who
  const skeleton = skeletonOf(posture, shoulderWidth(frame))
  const torso = new Torso(skeleton, frame, posture.seated ?? false)
  const skin: ModelLook = { color: who.skin, rough: 0.6 }
  const shoes: ModelLook = { color: who.shoes ?? '#1e2634', rough: 0.35 }
  for (const leg of skeleton.legs) {
    addLeg(b, leg, { bare: who.skirt ?? false, skin, shoes, frame, seated: posture.seated ?? false })
    const [x, , z] = movePoint(leg.foot, 0, 0, 0.05)
    b.contact(x, z, 0.2, 0.5)
  }
  if (who.skirt) addSkirt(b, skeleton)
  const rings = thinned(torso.rings, byDetail(b.detail, 12, 5, 3))
  b.add(
    loft(rings, { sides: byDetail(b.detail, 14, 8, 4), square: Torso.square, lids: 'none' }),
    painted('top', 0.92),
  )
  for (const arm of skeleton.arms) addArm(b, arm, { frame, skin, cuff: who.jacket })
  addHead(b, skeleton.head, movePoint(skeleton.chest, 0, neckHeight - 0.03, -0.012), skin, who.hair)
  if (who.jacket) addLapels(b, torso, frame === 'man')
  addCollar(b, torso, who.jacket ? shirt : painted('top', 0.9))
  addBadge(b, torso, posture.chest.turn)
  if (who.carries) addCarried(b, who.carries, skeleton)
}
