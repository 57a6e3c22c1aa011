import addresses from 'models:conference-'
import type { Material } from 'three'
import type { HallLook } from '../looks/hall-look.ts'
import type { Quality } from '../quality.ts'
import { furnish, joined, type Placings, place } from '../stage/furnish.ts'
import { loadModelFile } from '../stage/load-models.ts'
import { ModelField, type Reach } from '../stage/model-field.ts'
import type { ModelFile, ModelSocket } from '../stage/model-file.ts'
import { loadFiles } from '../stage/model-files.ts'
import type { Placing } from '../stage/placed.ts'
import type { ConferenceData } from './conference-data.ts'
import { conferenceHallPlans, type Seat, seatsOf } from './conference-hall-plans.ts'
import { conferencePeople } from './conference-life.ts'
import type { ConferenceLook } from './conference-look.ts'
import { shownPortraits } from './conference-signs.ts'

export interface HallModels {
  files: ReadonlyMap<string, ModelFile>
  sockets: readonly ModelSocket[]
  /** People and plants, by model. */
  life: Placings
  seats: readonly Seat[]
}

const here = { at: [0, 0, 0], turn: 0 } as const
const plain = { size: 1, tile: [0, 0, 0, 0], glow: 0 } as const
const parts = ['room', 'sides', 'stage'] as const

/** Fetches what this hall is put together from, and decides who is in it. */
export async function loadHall(
  data: ConferenceData,
  look: HallLook,
  colors: ConferenceLook,
): Promise<HallModels> {
  const load = async (name: string): Promise<[string, ModelFile]> => [
    name,
    await loadModelFile(addresses[`conference-${name}`] ?? ''),
  ]
  const names = [...parts.map((part) => `${data.hall}-${part}`), 'seat', 'portrait']
  const own = new Map(await Promise.all(names.map(load)))
  const sockets = [...own.values()].flatMap(({ head }) => head.sockets)
  const seats = seatsOf(conferenceHallPlans[data.hall])
  const stage = { ...here, sockets, paints: colors.stage, industry: null, seed: data.exhibitionId }
  const plants = look.plants.map((kind) => `plant-${kind}`)
  const life = joined(furnish([stage], plants, 0), conferencePeople(data, seats, sockets))
  return { files: new Map([...own, ...(await loadFiles(life.keys()))]), sockets, life, seats }
}

const reachFor = (quality: Quality): Readonly<Record<'building' | 'seats' | 'people', Reach>> => {
  const weak = quality === 'low'
  return {
    building: { near: weak ? -Infinity : Infinity, middle: Infinity, far: Infinity },
    seats: { near: weak ? 2 : 9, middle: Infinity, far: Infinity },
    people: { near: weak ? 2 : 10, middle: weak ? 12 : Infinity, far: Infinity },
  }
}

/** The farther from the stage, the less of its light a seat gets. */
function seatPaints({ seats }: ConferenceLook, { at, row }: Seat): Placing['paints'] {
  const light = Math.sqrt(Math.max(0.3, 1.08 - row * 0.035 - Math.abs(at[0]) * 0.012))
  const dim = ([r, g, b]: readonly [number, number, number]) => [r * light, g * light, b * light] as const
  return [dim(seats[0]), dim(seats[1]), dim(seats[2])]
}

/** Puts everything in its place: one draw call a kind and detail. */
export function fillHall(
  { files, life, seats }: HallModels,
  data: ConferenceData,
  colors: ConferenceLook,
  quality: Quality,
  material: Material,
): ModelField {
  const field = new ModelField(files, material)
  const reach = reachFor(quality)
  for (const part of parts)
    field.add(`${data.hall}-${part}`, [{ ...here, ...plain, paints: colors[part] }], reach.building)
  const taken = seats.map(({ at, turn, row }) => ({
    ...plain,
    at,
    turn,
    paints: seatPaints(colors, { at, turn, row }),
  }))
  field.add('seat', taken, reach.seats)
  const stands: Placings = new Map()
  for (const { spot } of shownPortraits(data.guests, conferenceHallPlans[data.hall]))
    place(stands, 'portrait', spot.at, spot.turn, 1, colors.stage)
  field.add('portrait', stands.get('portrait') ?? [], reach.building)
  for (const [model, placings] of life) field.add(model, placings, reach.people)
  return field
}
