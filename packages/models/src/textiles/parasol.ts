import { fabric, finish, metal, paint, plastic, wood } from '../finish.ts'
import { model } from '../model.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import {
  ball,
  box,
  cushion,
  cylinder,
  type Point,
  pipe,
  ring,
  rod,
  sheet,
  slab,
  thrown,
} from '../shapes/index.ts'
import { darker, type Tones } from '../tone.ts'
import { type Cover, cover, frame } from './umbrella.ts'

/** A strip of cloth that hangs from the edge of a square cover. */
function canopy(on: Sculpture, tones: Tones, shape: Cover, vent: boolean, look = 'plain'): void {
  cover(on, shape, tones, look, vent ? 0.16 : 0.01)
  if (vent)
    on.within([0, 0.05, 0], [0, 0, 0], () =>
      cover(on, { ...shape, radius: shape.radius * 0.3, depth: shape.depth * 0.24 }, tones, look),
    )
  on.add(ball(0.04, 20), plastic(tones.third), [0, 0.06, 0])
}

/** Its mast stands aside and carries it on an arm. */
function cantilever(on: Sculpture, tones: Tones): void {
  const steel = paint(tones.third)
  for (const turn of [0, 90]) on.add(box(1.5, 0.06, 0.14, 0.02), steel, [-1.35, 0.05, 0], [0, turn, 0])
  for (const x of [-0.38, 0.38])
    for (const z of [-0.38, 0.38])
      on.add(
        slab(0.66, 0.66, 0.1, 0.05, 0.02),
        finish('#b9bec6', { rough: 0.9 }),
        [-1.35 + x, 0.1, z],
        [-90, 0, 0],
      )
  on.add(rod([-1.35, 0.08, 0], [-1.3, 2.7, 0], 0.06), steel)
  on.add(
    pipe(
      [
        [-1.32, 1.5, 0],
        [-1.1, 2.3, 0],
        [0, 2.56, 0],
      ],
      0.045,
      0.3,
    ),
    steel,
  )
  on.add(rod([-1.3, 2.66, 0], [0, 2.58, 0], 0.03), steel)
  on.add(cylinder(0.09, 0.1, 0.02), plastic('#20252f'), [-1.34, 1.12, 0.1], [90, 0, 0])
  on.add(rod([-1.34, 1.12, 0.2], [-1.2, 1.02, 0.22], 0.02), plastic('#20252f'))
  const shape: Cover = { ribs: 4, radius: 1.55, depth: 0.42, arch: 1.3 }
  on.within([0.15, 2.5, 0], [0, 45, 0], () => {
    canopy(on, tones, shape, true)
    frame(on, shape, '#6d7786', false)
  })
}

/** A post in a heavy foot, with a crank. */
function patio(on: Sculpture, tones: Tones): void {
  on.add(cylinder(0.5, 0.1, 0.03), finish('#8b919b', { rough: 0.85 }))
  on.add(cylinder(0.07, 0.4, 0.015), metal('#8d96a5'), [0, 0.08, 0])
  on.add(cylinder(0.045, 2.5, 0.01), wood('#a9713f', 0.6), [0, 0.1, 0])
  on.add(box(0.16, 0.24, 0.16, 0.04), plastic(tones.third), [0, 1.2, 0])
  on.add(
    pipe(
      [
        [0, 1.2, 0.08],
        [0, 1.2, 0.18],
        [0.16, 1.2, 0.18],
        [0.16, 1.2, 0.3],
      ],
      0.018,
      0.02,
    ),
    metal('#8d96a5'),
  )
  const shape: Cover = { ribs: 8, radius: 1.4, depth: 0.5, arch: 1.35 }
  on.within([0, 2.62, 0], [0, 0, 0], () => {
    canopy(on, tones, shape, true)
    frame(on, shape, '#a9713f', true)
  })
}

/** Its pole stands in the sand, its cover is tilted to the sun. */
function beach(on: Sculpture, tones: Tones): void {
  on.add(
    thrown([
      [1.15, 0],
      [1, 0.06],
      [0.6, 0.17],
      [0.25, 0.22],
      [0.0001, 0.23],
    ]),
    finish('#e2c893', { rough: 1 }),
  )
  const luck = chance(9)
  on.closely(() => {
    for (let i = 0; i < 14; i++)
      on.add(ball(0.02 + luck() * 0.02, 10), finish('#f2e6cf', { rough: 0.8 }), [
        (luck() - 0.5) * 1.4,
        0.2 - luck() * 0.03,
        (luck() - 0.5) * 1.1,
      ])
  })
  on.add(rod([0, 0.1, 0], [0, 1.6, 0], 0.035), metal('#9aa4b2'))
  on.add(cylinder(0.06, 0.1, 0.02), plastic('#eef1f5'), [0, 1.52, 0])
  const shape: Cover = { ribs: 8, radius: 1.25, depth: 0.5, arch: 1.7 }
  on.within([0, 1.58, 0], [0, 0, 16], () => {
    on.add(rod([0, 0, 0], [0, 0.62, 0], 0.028), metal('#9aa4b2'))
    on.within([0, 0.68, 0], [0, 0, 0], () => {
      canopy(on, tones, shape, true, 'panels')
      frame(on, shape, '#c9d0d9', false)
    })
  })
}

/** Hung by a cord from a beam, for decoration: several colours, no handle. */
function hanging(on: Sculpture, tones: Tones): void {
  for (const x of [-1.7, 1.7]) {
    on.add(cylinder(0.05, 2.5, 0.01), wood('#a9713f', 0.6), [x, 0.05, 0])
    on.add(box(0.2, 0.08, 1, 0.03), wood('#a9713f', 0.6), [x, 0.04, 0])
  }
  on.add(rod([-1.85, 2.5, 0], [1.85, 2.5, 0], 0.05), wood('#a9713f', 0.6))
  for (const [x, size, drop, body] of [
    [-0.85, 0.72, 0.55, tones.body],
    [0.75, 0.86, 0.85, tones.accent],
  ] as const) {
    const top = 2.5 - drop
    on.add(rod([x, top, 0], [x, 2.5, 0], 0.012), plastic('#eef1f5'))
    const shape: Cover = { ribs: 20, radius: size, depth: 0.3 * size, arch: 1.08 }
    on.within([x, top, 0], [8, 0, x > 0 ? 5 : -5], () => {
      cover(on, shape, { ...tones, body }, 'plain')
      frame(on, shape, '#b98a52', true)
      on.add(ring(0.02, 0.04, 0.02, 0.008, 24), metal('#c79a45'), [0, 0.02, 0])
    })
  }
}

const kinds: Record<string, (on: Sculpture, tones: Tones) => void> = { cantilever, patio, beach, hanging }

/** A parasol that stands by itself. */
export const parasol = model({
  name: { zh: '庭院遮阳伞', en: 'Parasol' },
  industry: 'textiles',
  seen: { yaw: 24, elevation: 8, fill: 0.86 },
  close: { at: [0, 2.4, 0.4], size: 0.46, yaw: 20, elevation: -4 },
  colours: { body: '#5f8f7a', accent: '#e9e2cf', third: '#3a4350' },
  options: { kind: 'cantilever' },
  variants: {
    green: {},
    red: { colours: { body: '#b8453c', accent: '#eee5d2' }, options: { kind: 'patio' } },
    blue: { colours: { body: '#2f7fc4', accent: '#f4f1e6', third: '#f4f1e6' }, options: { kind: 'beach' } },
    yellow: { colours: { body: '#f0b93a', accent: '#d9534f' }, options: { kind: 'hanging' } },
  },
  build: (on, tones, { kind }) => kinds[kind]?.(on, tones),
})

/** Four posts under a roof of metal, with curtains tied at the posts. */
function gazebo(on: Sculpture, { body, accent, third }: Tones): void {
  for (const x of [-1.6, 1.6])
    for (const z of [-1.15, 1.15]) {
      on.add(box(0.12, 2.1, 0.12, 0.02), paint(third), [x, 1.06, z])
      on.add(box(0.26, 0.03, 0.26, 0.01), paint(third), [x, 0.015, z])
      on.add(cushion(0.2, 1.9, 0.2, { round: 2, flank: 5 }), fabric(accent, 3), [x * 0.91, 1.06, z * 0.9])
      on.add(ring(0.06, 0.1, 0.06, 0.02, 24), fabric(body, 2), [x * 0.91, 0.9, z * 0.9])
    }
  for (const z of [-1.15, 1.15]) on.add(box(3.4, 0.14, 0.1, 0.02), paint(third), [0, 2.1, z])
  for (const x of [-1.6, 1.6]) on.add(box(0.1, 0.14, 2.4, 0.02), paint(third), [x, 2.1, 0])
  const roof = (wide: number, deep: number, top: number, ridge: number, y: number) => {
    const side = (way: number, end: boolean): ((a: number, b: number) => Point) =>
      end
        ? (a, b) => [way * (wide - (wide - ridge) * b), y + top * b, -way * (a - 0.5) * 2 * deep * (1 - b)]
        : (a, b) => [way * (a - 0.5) * 2 * (wide - (wide - ridge) * b), y + top * b, way * deep * (1 - b)]
    for (const way of [1, -1])
      for (const end of [true, false]) on.add(sheet(side(way, end), 0.03, 6, 6), paint(body))
  }
  roof(1.9, 1.42, 0.55, 0.7, 2.14)
  roof(0.95, 0.62, 0.3, 0.4, 2.62)
}

/** A cloth of three corners on ropes between posts. */
function sail(on: Sculpture, { body, third }: Tones): void {
  const ends = [
    [-1.7, 2.4, -0.9],
    [1.7, 2.2, -1],
    [0.1, 1.2, 1.3],
  ] as const
  const corner = ends.map(([x, y, z]): Point => [x * 0.86, y - 0.06, z * 0.86])
  const [p, q, r] = corner as [Point, Point, Point]
  const mix = (k: number, a: Point, b: Point): Point => [
    a[0] + (b[0] - a[0]) * k,
    a[1] + (b[1] - a[1]) * k,
    a[2] + (b[2] - a[2]) * k,
  ]
  on.add(
    sheet(
      (a, b) => {
        const point = mix(b * 0.995, mix(a, p, q), r)
        // Its edges are hollow, its middle hangs a little.
        const inner = 4 * a * (1 - a) * (1 - b) + 4 * b * (1 - b) * Math.abs(2 * a - 1)
        const middle: Point = [0.05, 1.8, -0.1]
        const drawn = mix(0.11 * Math.min(1, inner), point, middle)
        return [drawn[0], drawn[1] - 0.1 * Math.min(1, inner), drawn[2]]
      },
      0.02,
      30,
      30,
    ),
    fabric(body, 9),
  )
  ends.forEach((end, i) => {
    const at = corner[i] ?? end
    on.add(rod(at, end, 0.012), plastic('#eef1f5'))
    on.add(ring(0.03, 0.055, 0.02, 0.008, 24), metal(), at)
    on.add(rod([end[0] * 1.06, 0, end[2] * 1.06], [end[0], end[1] + 0.1, end[2]], 0.045), paint(third))
    on.add(cylinder(0.2, 0.06, 0.02), paint(third), [end[0] * 1.06, 0, end[2] * 1.06])
  })
}

/** A stretched cloth on two poles, sandbags at its corners. */
function stretch(on: Sculpture, { body, accent, third }: Tones): void {
  const at = (a: number, b: number): Point => {
    const [x, z] = [(a - 0.5) * 3.2, (b - 0.5) * 2.6]
    const lifted = Math.exp(-((Math.abs(x) - 0.95) ** 2) / 0.5) * Math.exp(-((z - 0.35) ** 2) / 1.1)
    const corner = (Math.abs(a - 0.5) * 2) ** 3 * (Math.abs(b - 0.5) * 2) ** 3
    return [x * (1 - 0.12 * (1 - corner)), 0.75 + lifted * 1.05 - corner * 0.62, z * (1 - 0.1 * (1 - corner))]
  }
  on.add(sheet(at, 0.014, 48, 40), fabric(body, 9))
  for (const x of [-0.88, 0.88]) {
    on.add(rod([x, 0, 0.4], [x, 1.74, 0.32], 0.03), metal('#9aa4b2'))
    on.add(ball(0.06, 20), plastic(accent), [x, 1.8, 0.32])
  }
  for (const x of [-1.7, 1.7])
    for (const z of [-1.38, 1.38]) {
      on.add(rod([x * 0.94, 0.13, z * 0.94], [x * 1.08, 0.1, z * 1.08], 0.014), plastic(third))
      on.add(cushion(0.4, 0.26, 0.36, { round: 2.6 }), fabric(darker(accent, 0.05), 2), [
        x * 1.12,
        0.13,
        z * 1.12,
      ])
    }
}

const shades: Record<string, (on: Sculpture, tones: Tones) => void> = { gazebo, sail, stretch }

/** Shade for a garden or a beach. */
export const shade = model({
  name: { zh: '凉亭与遮阳篷', en: 'Gazebo or shade sail' },
  industry: 'textiles',
  seen: { yaw: 28, elevation: 24, fill: 0.86 },
  close: { at: [0.4, 2, 0.5], size: 0.46, yaw: 22, elevation: 6 },
  colours: { body: '#4a525e', accent: '#e9e2d2', third: '#39414d' },
  options: { kind: 'gazebo' },
  variants: {
    grey: {},
    beige: { colours: { body: '#e2cfa8', accent: '#e9edf2', third: '#7c8795' }, options: { kind: 'sail' } },
    teal: { colours: { body: '#2fa39a', accent: '#f2b64a', third: '#2b323e' }, options: { kind: 'stretch' } },
  },
  build: (on, tones, { kind }) => shades[kind]?.(on, tones),
})
