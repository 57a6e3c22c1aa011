import { type Finish, fabric, finish, matte, metal, plastic, printed } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, box, cylinder, type Point, partOf, sheet, stitches, sweep, tube } from '../shapes/index.ts'
import { darker, hexOf, inkOn, type Tones } from '../tone.ts'

interface Dome {
  width: number
  depth: number
  height: number
}

type Side = (across: number, along: number, lift?: number) => Point

/** A pole from the top (0) to a corner on the ground (1). */
function pole({ width, depth, height }: Dome, corner: number, along: number): Point {
  const [sx, sz] = [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ][corner % 4] ?? [1, 1]
  const a = (along * Math.PI) / 2
  const out = Math.sin(a) ** 0.86
  return [((sx ?? 1) * width * out) / 2, height * Math.cos(a) ** 0.8, ((sz ?? 1) * depth * out) / 2]
}

/** The cloth between two neighbouring poles, a little hollow. */
function side(dome: Dome, corner: number): Side {
  return (across, along, lift = 0) => {
    const [a, b] = [pole(dome, corner + 1, along), pole(dome, corner, along)]
    const slack = 4 * across * (1 - across) * Math.sin(along * Math.PI) * 0.05
    const mix = (p: number, q: number) => p + (q - p) * across
    const [x, y, z] = [mix(a[0], b[0]), mix(a[1], b[1]), mix(a[2], b[2])]
    const far = Math.hypot(x, y, z) || 1
    const k = 1 + (lift - slack) / far
    return [x * k, Math.max(0.012, y * k), z * k]
  }
}

const cloth = (tone: Parameters<typeof fabric>[0]): Finish => ({
  ...fabric(tone, 4),
  rough: 0.7,
  reliefDepth: 0.25,
})

/** The front: open, its door rolled aside and tied. */
function front(on: Sculpture, at: Side, { body, accent, third }: Tones): void {
  const [left, right, top, sill] = [0.27, 0.73, 0.34, 0.95]
  const skin = cloth(body)
  on.add(sheet(partOf(at, [0, left], [top, 1]), 0.014, 8, 30), skin)
  on.add(sheet(partOf(at, [right, 1], [top, 1]), 0.014, 8, 30), skin)
  on.add(sheet(partOf(at, [0, 1], [0.02, top]), 0.014, 18, 12), skin)
  on.add(sheet(partOf(at, [left, right], [sill, 1]), 0.014, 14, 4), cloth(third))
  const door: Point[] = [
    ...Array.from({ length: 5 }, (_, i) => at(left, sill - ((sill - top) * i) / 4, 0.012)),
    ...Array.from({ length: 3 }, (_, i) => at(left + ((right - left) * (i + 1)) / 4, top, 0.012)),
    ...Array.from({ length: 5 }, (_, i) => at(right, top + ((sill - top) * i) / 4, 0.012)),
  ]
  on.add(tube(door, 0.017, 70, false, 8), plastic(accent))
  on.closely(() =>
    on.add(
      stitches(
        door.map(([x, y, z]): Point => [x, y, z + 0.014]),
        { length: 0.012, gap: 0.014, radius: 0.008 },
      ),
      metal('#9aa4b2'),
    ),
  )
  const roll = Array.from({ length: 9 }, (_, i) =>
    at(left - 0.035, top + 0.06 + ((sill - top - 0.05) * i) / 8, 0.05),
  )
  on.add(
    sweep(roll, { size: (t) => [0.055 + 0.008 * Math.sin(t * 14), 0.055], steps: 28, around: 16 }),
    cloth(darker(body, 0.12)),
  )
  for (const k of [2, 6]) {
    const [x, y, z] = roll[k] ?? [0, 0, 0]
    on.add(box(0.13, 0.03, 0.13, 0.013, 3), fabric(accent, 1), [x, y, z])
  }
}

/** Cords to pegs in the ground. */
function cords(on: Sculpture, dome: Dome, { accent }: Tones): void {
  for (let i = 0; i < 4; i++) {
    const [x, y, z] = pole(dome, i, 0.52)
    const [gx, , gz] = pole(dome, i, 1)
    const peg: Point = [gx * 1.22, 0.05, gz * 1.24]
    on.add(
      tube(
        [[x, y + 0.02, z], [(x + peg[0]) / 2, (y + peg[1]) / 2 - 0.015, (z + peg[2]) / 2], peg],
        0.008,
        12,
        false,
        6,
      ),
      matte('#e9e2d0'),
    )
    on.add(
      cylinder(0.016, 0.13, 0.005, 10),
      metal('#8d96a5'),
      [peg[0], 0, peg[2]],
      [Math.sign(gz) * 14, 0, -Math.sign(gx) * 14],
    )
    on.closely(() =>
      on.add(
        box(0.05, 0.022, 0.022, 0.008, 3),
        plastic(accent),
        [x + (peg[0] - x) * 0.55, y + (peg[1] - y) * 0.55, z + (peg[2] - z) * 0.55],
        [0, 0, Math.sign(gx) * -50],
      ),
    )
  }
}

/** A roof before the door on two poles. */
function porch(on: Sculpture, dome: Dome, at: Side, { accent }: Tones): void {
  const [a, b] = [at(0.1, 0.36, 0.02), at(0.9, 0.36, 0.02)]
  const [far, high] = [dome.depth / 2 + 0.75, dome.height * 0.74]
  const roof = (across: number, along: number): Point => {
    const x = (a[0] + (b[0] - a[0]) * across) * (1 + 0.4 * along)
    const sag = 4 * across * (1 - across) * Math.sin(along * Math.PI) * 0.05
    return [
      x,
      a[1] + (high - a[1]) * along - sag - 0.06 * (4 * across * (1 - across)) * along ** 3 + 0.06 * along,
      a[2] + (far - a[2]) * along - 0.1 * (4 * across * (1 - across)) * along ** 3,
    ]
  }
  on.add(sheet(roof, 0.014, 18, 14), cloth(accent))
  for (const across of [0, 1]) {
    const [x, y, z] = roof(across, 1)
    on.add(cylinder(0.019, y + 0.06, 0.006, 14), metal('#9aa4b2'), [x, 0, z - 0.01])
    on.add(ball(0.032, 16), plastic('#2a303b'), [x, y + 0.06, z - 0.01])
    on.add(
      tube(
        [
          [x, y, z],
          [x * 1.25, 0.04, z + 0.5],
        ],
        0.008,
        6,
        false,
        6,
      ),
      matte('#e9e2d0'),
    )
  }
}

/** A dome tent on two crossed poles. */
export const tent = model({
  name: { zh: '帐篷', en: 'Tent' },
  industry: 'textiles',
  seen: { yaw: 30, elevation: 19, fill: 0.84 },
  close: { at: [0.1, 0.6, 0.8], size: 0.44, yaw: 24, elevation: 16 },
  colours: { body: '#e08a35', accent: '#2b5d73', third: '#3b4a55' },
  options: { width: 2.3, depth: 1.9, height: 1.35, porch: false, text: '露营', english: 'CAMP 3' },
  variants: {
    orange: {},
    green: {
      colours: { body: '#5f8a62', accent: '#e6d3a3', third: '#3a4a40' },
      options: { width: 2.1, depth: 1.8, height: 1.45, porch: true, text: '野趣', english: 'CAMP 4' },
    },
    blue: {
      colours: { body: '#2f7fb0', accent: '#eef1f5', third: '#27445f' },
      options: { width: 2.2, depth: 1.5, height: 1.15, porch: true, text: '海滩', english: 'BEACH' },
    },
    beige: {
      colours: { body: '#dccba6', accent: '#8a5a38', third: '#6f5d45' },
      options: { width: 2.5, depth: 2, height: 1.5, text: '营地', english: 'CAMP 5' },
    },
  },
  build(on, tones, { width, depth, height, porch: hasPorch, text, english }) {
    const { body, accent, third } = tones
    const dome = { width, depth, height }
    const [right, back, left, ahead] = [0, 1, 2, 3].map((i) => side(dome, i))
    // A porch reaches far out to the front.
    on.within([0, 0, hasPorch ? -0.45 : 0], [0, 0, 0], () => {
      on.add(box(width * 1.02, 0.02, depth * 1.02, 0.008, 3), matte(darker(third, 0.1)), [0, 0.01, 0])
      for (const at of [right, back, left])
        if (at) {
          on.add(sheet(partOf(at, [0, 1], [0.02, 0.9]), 0.014, 14, 24), cloth(body))
          on.add(sheet(partOf(at, [0, 1], [0.9, 1]), 0.02, 12, 3), cloth(third))
        }
      for (const at of [right, left])
        if (at) {
          on.add(
            sheet(partOf(at, [0.34, 0.66], [0.4, 0.62], 0.008), 0.012, 10, 8),
            finish('#37424e', { rough: 0.9 }),
          )
          const frame = [
            [0.34, 0.4],
            [0.66, 0.4],
            [0.66, 0.62],
            [0.34, 0.62],
          ] as const
          const line = frame.flatMap(([a, b], i) => {
            const [c, d] = frame[(i + 1) % 4] ?? [a, b]
            return Array.from({ length: 3 }, (_, k) =>
              at(a + ((c - a) * k) / 3, b + ((d - b) * k) / 3, 0.016),
            )
          })
          on.closely(() => on.add(tube(line, 0.016, 40, true, 8), fabric(accent, 1)))
        }
      if (ahead) {
        front(on, ahead, tones)
        if (hasPorch) porch(on, dome, ahead, tones)
        const mark = print(240, 130, hexOf(accent), (pen, w) => {
          letter(pen, text, w / 2, 54, { size: 66, color: inkOn(accent), most: w - 30 })
          letter(pen, english, w / 2, 106, { size: 28, color: inkOn(accent), weight: 500 })
        })
        on.add(
          sheet((a, b) => ahead(0.93 - a * 0.13, 0.86 - b * 0.11, 0.012), 0.008, 6, 4),
          printed(mark, 0.8, 0),
        )
      }
      for (let i = 0; i < 4; i++) {
        const rod = Array.from({ length: 8 }, (_, k): Point => {
          const [x, y, z] = pole(dome, i, k / 7)
          return [x * 1.008, y + 0.022, z * 1.008]
        })
        on.add(tube(rod, 0.024, 34, false, 10), fabric(accent, 1))
        const [x, , z] = pole(dome, i, 1)
        on.add(cylinder(0.045, 0.05, 0.012, 20), plastic('#2a303b'), [x * 1.008, 0, z * 1.008])
      }
      on.add(cylinder(0.075, 0.04, 0.015, 28), plastic('#2a303b'), [0, height + 0.012, 0])
      cords(on, dome, tones)
    })
  },
})
