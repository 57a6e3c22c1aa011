import { type ModelRecipe, sunDirection } from '../compile-model.ts'
import type { ModelBuilder } from '../model-builder.ts'
import { archBooth, pavilionBooth } from './booth-stands.ts'
import { cornerStand } from './corner-stand.ts'
import { customArchStand } from './custom-arch-stand.ts'
import { customFrameStand } from './custom-frame-stand.ts'
import { deskHall } from './desk-hall.ts'
import { closedShell, leftOpenShell, rightOpenShell } from './shell-stands.ts'

/** Placed many times in a hall, any way round. */
const inHall = (build: (b: ModelBuilder) => void) =>
  ({ build, details: ['near', 'middle', 'far'], light: 'traced', ground: true }) as const

/** The only one of its scene, always the same way round. */
const alone = (build: (b: ModelBuilder) => void, cube: number) =>
  ({ build, details: ['near', 'middle'], light: 'traced', ground: true, sun: sunDirection, cube }) as const

export const standRecipes = {
  'stand-shell': inHall(closedShell),
  'stand-shell-left': inHall(leftOpenShell),
  'stand-shell-right': inHall(rightOpenShell),
  'stand-corner': inHall(cornerStand),
  'stand-custom-arch': inHall(customArchStand),
  'stand-custom-frame': inHall(customFrameStand),
  'booth-arch': alone(archBooth, 0.08),
  'booth-pavilion': alone(pavilionBooth, 0.08),
  'desk-hall': alone(deskHall, 0.09),
} as const satisfies Record<string, ModelRecipe>
