import type { Prop } from '@tradefloor/models'
import type { Palette } from './palettes.ts'

type Scenery = (palette: Palette, seed: number) => Prop[]

/** Wider than the picture, so that no end of it is seen. */
const wide = 7.4

const sun = ({ sun: colour }: Palette, x = 0.1, size = 1.9): Prop => ({
  kind: 'sun',
  colour,
  at: [x, 0.16, -1.3],
  size: [size, size],
})

const clouds = ({ cloud: colour }: Palette): Prop[] => [
  { kind: 'cloud', colour, at: [-1.72, 1.56, -1.2], size: [0.78, 0.3] },
  { kind: 'cloud', colour, at: [1.82, 1.72, -1.2], size: [0.6, 0.24] },
]

const hills = (colour: string, z: number, height: number, seed: number): Prop => ({
  kind: 'hills',
  colour,
  at: [0, 0, z],
  size: [wide, height],
  seed,
})

const waves = (colour: string, z: number, height: number, seed: number): Prop => ({
  kind: 'waves',
  colour,
  at: [0, 0, z],
  size: [wide, height],
  seed,
})

/** What stands behind the things of a banner. */
export const sceneries = {
  /** A coast: mountains across the water. */
  sea: (palette, seed) => [
    sun(palette),
    ...clouds(palette),
    hills(palette.far, -1.15, 0.95, seed),
    waves(palette.middle, -0.9, 0.56, seed),
    waves(palette.near, -0.66, 0.36, seed + 2),
  ],
  hills: (palette, seed) => [
    sun(palette, 0.55, 1.7),
    ...clouds(palette),
    hills(palette.far, -1.15, 1.25, seed),
    hills(palette.middle, -0.92, 0.86, seed + 3),
    hills(palette.near, -0.7, 0.5, seed + 7),
  ],
  city: (palette, seed) => [
    sun(palette, -0.5, 1.8),
    ...clouds(palette),
    { kind: 'skyline', colour: palette.far, at: [0, 0, -1.15], size: [wide, 1.5], seed },
    { kind: 'skyline', colour: palette.middle, at: [0, 0, -0.9], size: [wide, 0.95], seed: seed + 5 },
  ],
  /** A garden wall with a round way through, and what lies beyond. */
  garden: (palette, seed) => [
    sun(palette, 0, 1.3),
    hills(palette.far, -1.15, 0.8, seed),
    { kind: 'gate', colour: palette.stand, at: [0, 0, -0.85], size: [2.5, 2.15] },
    { kind: 'block', colour: palette.near, at: [-2.3, 0, -0.95], size: [1.2, 1.1] },
    { kind: 'block', colour: palette.near, at: [2.3, 0, -0.95], size: [1.2, 1.1] },
  ],
  /** A stage of arches and balls. */
  stage: (palette) => [
    sun(palette, 0, 2.05),
    { kind: 'arch', colour: palette.middle, at: [-1.62, 0, -0.95], size: [1.3, 1.75] },
    { kind: 'arch', colour: palette.near, at: [1.66, 0, -0.95], size: [1.1, 1.4] },
    { kind: 'ball', colour: palette.sun, at: [2.05, 0, -0.2], size: [0.3, 0.3] },
    { kind: 'ball', colour: palette.far, at: [-2.1, 0, -0.1], size: [0.42, 0.42] },
  ],
} satisfies Record<string, Scenery>

export type SceneryName = keyof typeof sceneries
