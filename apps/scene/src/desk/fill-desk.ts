import address from 'model:desk-hall'
import type { Material } from 'three'
import type { Vec3 } from '../kit/affine.ts'
import { brandPaints } from '../kit/paint.ts'
import type { HallLook } from '../looks/hall-look.ts'
import type { Quality } from '../quality.ts'
import { type Furnished, furnish, type Placings, socketSpot, stampsOf } from '../stage/furnish.ts'
import type { GroundPlacing } from '../stage/ground-light.ts'
import { type HallModels, loadHallModels } from '../stage/hall-models.ts'
import { loadModelFile } from '../stage/load-models.ts'
import { ModelField } from '../stage/model-field.ts'
import type { ModelFile } from '../stage/model-file.ts'
import { loadFiles } from '../stage/model-files.ts'
import type { Placing } from '../stage/placed.ts'
import type { DeskData } from './desk-data.ts'
import { deskAt } from './desk-view.ts'

/** What the information desk and the hall around it are put together from. */
export interface DeskModels {
  building: HallModels
  desk: ModelFile
  furnished: Furnished
  /** People and plants, by model. */
  life: Placings
  files: ReadonlyMap<string, ModelFile>
}

const model = 'desk-hall'
const always = { near: 30, middle: 60, far: Infinity }
const counterPrefix = 'counter-'

export async function loadDeskModels(
  { exhibitionId }: DeskData,
  look: HallLook,
  quality: Quality,
): Promise<DeskModels> {
  const [building, desk] = await Promise.all([loadHallModels(look.architecture), loadModelFile(address)])
  const furnished: Furnished = {
    sockets: desk.head.sockets,
    at: deskAt,
    turn: 0,
    paints: brandPaints(look.accents[0]),
    seed: exhibitionId,
  }
  const plants = look.plants.map((kind) => `plant-${kind}`)
  const life = furnish([furnished], plants, 0)
  const files = new Map([
    [model, desk],
    ...(await loadFiles(life.keys(), quality === 'low' ? 'light' : 'whole')),
  ])
  return { building, desk, furnished, life, files }
}

export interface FilledDesk {
  field: ModelField
  /** What is drawn of the desk: its tile changes. */
  placing: Placing
}

/** Puts the desk and everybody at it in their places: one draw call a kind and detail. */
export function fillDesk({ furnished, life, files }: DeskModels, material: Material): FilledDesk {
  const field = new ModelField(files, material)
  const { paints } = furnished
  const placing: Placing = { at: deskAt, turn: 0, size: 1, paints, tile: [0, 0, 0, 0], glow: 0 }
  field.add(model, [placing], always)
  for (const [name, placings] of life) field.add(name, placings, always)
  return { field, placing }
}

/** What the desk and the people take of the light on the floor. */
export const deskStamps = ({ desk, life, files }: DeskModels): GroundPlacing[] => [
  { file: desk, at: [deskAt[0], deskAt[2]], turn: 0, size: 1 },
  ...stampsOf(life, files),
]

export interface Counter {
  id: string
  spot: Vec3
}

export const countersOf = ({ desk, furnished }: DeskModels): Counter[] =>
  desk.head.sockets
    .filter(({ kind }) => kind.startsWith(counterPrefix))
    .map((socket) => ({ id: socket.kind.slice(counterPrefix.length), spot: socketSpot(furnished, socket) }))
