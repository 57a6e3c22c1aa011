export const architectures = ['vault', 'timber', 'works', 'sails', 'night'] as const
export type Architecture = (typeof architectures)[number]

export const floorKinds = ['tiles', 'wood', 'concrete', 'terrazzo'] as const
export type FloorKind = (typeof floorKinds)[number]

export type PlantKind = 'palm' | 'fiddle' | 'snake' | 'olive'

/** Colours of what shiny surfaces mirror: a long bright room with strips of light. */
export interface Surroundings {
  sky: string
  wall: string
  floor: string
  /** Brightness of the strips. */
  strips: number
  /** Their colours, taken in turn; white where a look has none. */
  stripColors?: readonly string[]
}

/** A colour and how strong its light is. */
export interface Light {
  color: string
  power: number
}

/** How a hall looks: which building it is, and the colours of everything in it that belongs to no exhibitor. */
export interface HallLook {
  architecture: Architecture
  /** Paints of the building; what each is used for is up to the architecture. */
  building: { structure: string; wall: string; trim: string }
  /** What walls of a conference hall are clad with. */
  panels: string
  floor: {
    kind: FloorKind
    color: string
    /** Joints of tiles, the other tone of planks, the chips of terrazzo. */
    second: string
    /** Edge of a tile, width of a plank, distance of joints, in metres. */
    size: number
    gloss: number
  }
  /** The print on the carpet has the colour of its edge lines. */
  carpet: { color: string; edge: string }
  ambient: Light
  sun: Light
  lamp: string
  /** Shade of the roof's beams: distance and half width along the hall, then across it, and their height. */
  beams: { along: readonly [number, number]; across: readonly [number, number]; height: number }
  fog: { color: string; from: number; to: number }
  sky: {
    top: string
    middle: string
    low: string
    /** Below the horizon: sea or land. */
    ground: string
    cloud: string
    /** From a clear sky at 0 to a covered one at 1. */
    cover: number
    horizon: 'city' | 'hills' | 'sea'
    /** Colour of what stands on the horizon. */
    far: string
  }
  surroundings: Surroundings
  /** For signs, boards and gates. */
  accents: readonly [string, string, string]
  /** For stands of exhibitors that have no colour of their own. */
  stands: readonly string[]
  plants: readonly PlantKind[]
  /** Of the tone curve. */
  exposure: number
}
