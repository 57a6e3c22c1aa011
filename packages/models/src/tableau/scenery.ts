import { Vector2 } from 'three'
import { finish, matte } from '../finish.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { arc, ball, box, closed, cylinder, plate, rectangle } from '../shapes/index.ts'
import { addCutOut, type Cut } from './cut-out.ts'

/** What surrounds the things of a tableau: cut from coloured card and plaster, so that the things are what one looks at. */
export interface Prop {
  kind: keyof typeof builders
  colour: string
  /** The middle of its foot. */
  at: readonly [x: number, y: number, z: number]
  /** Across and up; a ball's and a sun's is across alone. */
  size: readonly [width: number, height: number]
  /** Degrees about the upright. */
  turn?: number
  /** Makes one ridge differ from the next. */
  seed?: number
  /** What a cut-out is made of; it is as large as they are. */
  cuts?: readonly Cut[]
}

const thick = 0.08
const plaster = (colour: string) => finish(colour, { rough: 0.9 })

/** A strip that stands upright with its upper edge along a line. */
const strip = (width: number, height: (x: number) => number, pieces = 120): Vector2[] => [
  new Vector2(width / 2, 0),
  ...Array.from({ length: pieces + 1 }, (_, i) => {
    const x = width * (0.5 - i / pieces)
    return new Vector2(x, height(x))
  }),
  new Vector2(-width / 2, 0),
]

type Build = (on: Sculpture, prop: Prop) => void

const builders = {
  /** A round pedestal. */
  drum: (on, { size: [width, height], colour }) =>
    on.add(cylinder(width / 2, height, 0.03, 96), plaster(colour)),
  /** A square one. */
  block: (on, { size: [width, height], colour }) =>
    on.add(box(width, height, width * 0.8, 0.03), plaster(colour), [0, height / 2, 0]),
  /** Three steps up to the back. */
  steps: (on, { size: [width, height], colour }) => {
    for (const step of [0, 1, 2])
      on.add(box(width, (height * (step + 1)) / 3, width * 0.16, 0.02), plaster(colour), [
        0,
        (height * (step + 1)) / 6,
        -step * width * 0.16,
      ])
  },
  sun: (on, { size: [width], colour }) =>
    on.add(plate(arc(width / 2, 0, width / 2, 96), thick), matte(colour)),
  ball: (on, { size: [width], colour }) => on.add(ball(width / 2, 64), plaster(colour), [0, width / 2, 0]),
  /** A wall with a round way through. */
  gate: (on, { size: [width, height], colour }) =>
    on.add(
      plate((fine) => closed(rectangle(width, height, 0.06, 0, height / 2), fine.round(8)), 0.16, {
        holes: [arc(Math.min(width, height) * 0.39, 0, height * 0.47, 96)],
      }),
      plaster(colour),
    ),
  /** A door's arch, open below. */
  arch: (on, { size: [width, height], colour }) => {
    const [outer, inner] = [width / 2, width * 0.36]
    const line = [
      ...arc(outer, 0, height - outer, 48, 0, 180),
      new Vector2(-outer, 0),
      new Vector2(-inner, 0),
      ...arc(inner, 0, height - outer, 48, 0, 180).reverse(),
      new Vector2(inner, 0),
      new Vector2(outer, 0),
    ]
    on.add(plate(line, 0.22), plaster(colour))
  },
  /** Mountains behind each other's shoulders. */
  hills: (on, { size: [width, height], colour, seed = 1 }) => {
    const luck = chance(seed)
    const [a, b, c] = [luck() * 6, luck() * 6, luck() * 6]
    const ridge = (x: number) =>
      height *
      (0.55 + 0.26 * Math.sin(x * 0.9 + a) + 0.13 * Math.sin(x * 2.1 + b) + 0.06 * Math.sin(x * 4.3 + c))
    on.add(plate(strip(width, ridge), thick, { bevel: 0.015 }), matte(colour))
  },
  /** The crests of the sea. */
  waves: (on, { size: [width, height], colour, seed = 1 }) => {
    const crest = (x: number) => height * (0.72 + 0.28 * Math.abs(Math.sin(x * 2.4 + seed * 1.7)) ** 0.8)
    on.add(plate(strip(width, crest, 240), thick, { bevel: 0.015 }), matte(colour))
  },
  /** Roofs of a city against the sky. */
  skyline: (on, { size: [width, height], colour, seed = 1 }) => {
    const luck = chance(seed)
    const line = [new Vector2(width / 2, 0)]
    for (let x = width / 2; x > -width / 2; ) {
      const house = Math.min(0.16 + luck() * 0.22, x + width / 2)
      const roof = height * (0.35 + luck() * 0.65)
      line.push(new Vector2(x, roof), new Vector2(x - house, roof))
      x -= house + 0.0001
    }
    line.push(new Vector2(-width / 2, 0))
    on.add(plate(line, thick, { bevel: 0.01 }), matte(colour))
  },
  cloud: (on, { size: [width, height], colour }) => {
    for (const [x, y, r] of [
      [-0.3, 0.3, 0.3],
      [0, 0.5, 0.5],
      [0.3, 0.34, 0.34],
    ] as const)
      on.add(plate(arc(r * height, x * width, y * height, 64), thick), matte(colour))
    on.add(
      plate(
        (fine) => closed(rectangle(width, height * 0.36, height * 0.18, 0, height * 0.18), fine.round(12)),
        thick,
      ),
      matte(colour),
      [0, 0, 0.004],
    )
  },
  /** A figure of one's own. */
  'cut-out': (on, { cuts = [] }) => addCutOut(on, cuts),
} satisfies Record<string, Build>

/** At the origin: where it stands is the tableau's affair. */
export function addProp(on: Sculpture, prop: Prop): void {
  builders[prop.kind](on, prop)
}
