import type { Vec3 } from '../../kit/affine.ts'
import { type ModelRecipe, sunDirection } from '../compile-model.ts'
import type { ModelBuilder } from '../model-builder.ts'
import { nightBay, nightEnd, nightSide } from './night.ts'
import { sailsBay, sailsEnd, sailsSide } from './sails.ts'
import { timberBay, timberEnd, timberSide } from './timber.ts'
import { vaultBay, vaultEnd, vaultSide } from './vault.ts'
import { worksBay } from './works.ts'
import { worksEnd, worksSide } from './works-walls.ts'

/** Seen from the wall on the sunny side, which is the only one the sun reaches; that one stands half turned. */
const wallSun: Vec3 = [-sunDirection[0], sunDirection[1], -sunDirection[2]]

const high = (build: (b: ModelBuilder) => void): ModelRecipe => ({
  build,
  details: ['near', 'middle'],
  light: 'facing',
})
const side = (build: (b: ModelBuilder, door: boolean) => void, door: boolean): ModelRecipe => ({
  build: (b) => build(b, door),
  details: ['near', 'middle'],
  light: 'traced',
  cube: 0.12,
  sun: wallSun,
  ground: true,
})

/** What a hall is put together from: a bay of roof, a bay of wall, one with a door, and the end of a nave. */
export const hallRecipes = {
  'vault-bay': high(vaultBay),
  'vault-side': side(vaultSide, false),
  'vault-door': side(vaultSide, true),
  'vault-end': high(vaultEnd),
  'timber-bay': high(timberBay),
  'timber-side': side(timberSide, false),
  'timber-door': side(timberSide, true),
  'timber-end': high(timberEnd),
  'works-bay': high(worksBay),
  'works-side': side(worksSide, false),
  'works-door': side(worksSide, true),
  'works-end': high(worksEnd),
  'sails-bay': high(sailsBay),
  'sails-side': side(sailsSide, false),
  'sails-door': side(sailsSide, true),
  'sails-end': high(sailsEnd),
  'night-bay': high(nightBay),
  'night-side': side(nightSide, false),
  'night-door': side(nightSide, true),
  'night-end': high(nightEnd),
} as const satisfies Record<string, ModelRecipe>
