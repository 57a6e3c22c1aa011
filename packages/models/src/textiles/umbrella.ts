import { clearGlass, fabric, metal, plastic, rubber, wood } from '../finish.ts'
import { model } from '../model.ts'
import type { Sculpture } from '../sculpture.ts'
import {
  ball,
  cylinder,
  type Point,
  partOf,
  radians,
  ring,
  sheet,
  surface,
  sweep,
  tube,
  turned,
} from '../shapes/index.ts'
import { type Colour, darker, type Tones } from '../tone.ts'

export interface Cover {
  ribs: number
  radius: number
  depth: number
  /** 2 is a dome, 1 a cone. */
  arch: number
}

/** A point of the cover, its top at the origin: between two ribs the cloth is drawn in and its hem is hollow. */
function coverPoint(
  { ribs, radius, depth, arch }: Cover,
  panel: number,
  across: number,
  along: number,
  lift = 0,
): Point {
  const a = radians((360 / ribs) * (panel + across - 0.5))
  const slack = 1 - (across * 2 - 1) ** 2
  const chord = 1 - slack * (1 - Math.cos(Math.PI / ribs))
  const out = radius * along * chord * (1 - 0.05 * slack * along ** 3)
  const rise = -depth * along ** arch - slack * 0.03 * Math.sin(along * Math.PI) * radius
  return [Math.cos(a) * (out + lift * 0.5), rise + lift, -Math.sin(a) * (out + lift * 0.5)]
}

export function cover(on: Sculpture, shape: Cover, { body, accent }: Tones, look: string, from = 0.01): void {
  const hem = 0.87
  const wide = shape.ribs > 12 ? 3 : 10
  // From afar nobody sees that cloth has a thickness.
  const cloth = (at: (across: number, along: number) => Point, thick: number, along: number) =>
    on.fine.weight === 'full' ? sheet(at, thick, wide, along) : surface(at, wide, along)
  for (let i = 0; i < shape.ribs; i++) {
    const at = (across: number, along: number, lift = 0) => coverPoint(shape, i, across, along, lift)
    const isOther = look === 'panels' && i % 2 === 1
    const stuff = look === 'clear' ? clearGlass(body, 0.34) : fabric(isOther ? accent : body, 1.5)
    on.add(cloth(partOf(at, [0, 1], [from, 1]), 0.012, 18), stuff)
    // The hem is sewn around the edge: seen from both sides.
    if (look === 'hem') on.add(sheet(partOf(at, [0, 1], [hem, 1]), 0.022, wide, 2), fabric(accent, 1.5))
  }
}

/** Ribs under the cover, the stretchers that hold them, and the runner on the shaft. */
export function frame(on: Sculpture, shape: Cover, spokes: Colour, isBamboo: boolean): void {
  const finish = isBamboo ? wood(spokes, 0.5) : metal(spokes, 0.35)
  const runner = -shape.depth * 1.15 - 0.12
  on.around(shape.ribs, () =>
    on.within([0, 0, 0], [0, 180 / shape.ribs, 0], () => {
      const spine = (t: number): Point => [shape.radius * t, -shape.depth * t ** shape.arch - 0.02, 0]
      on.add(tube([spine(0.02), spine(0.5), spine(1.005)], 0.011, 16, false, 6), finish)
      on.add(tube([spine(0.5), [0.05, runner, 0]], 0.009, 4, false, 6), finish)
      if (on.fine.weight === 'full' || shape.ribs < 12)
        on.add(ball(0.02, 10), plastic(isBamboo ? spokes : '#d5dae2'), spine(1.01))
    }),
  )
  on.add(cylinder(0.055, 0.16, 0.02, 20), plastic(isBamboo ? spokes : '#3a4356'), [0, runner - 0.08, 0])
}

/** From the ferrule down to the grip; a hook turns toward the ground. */
export function stick(on: Sculpture, long: number, hook: boolean, shaft: Colour, grip: Colour): void {
  on.add(cylinder(0.026, long, 0.005, 16), shaft === 'steel' ? metal() : wood(shaft, 0.6), [0, -long, 0])
  on.add(
    turned(
      [
        [0.0001, -0.03, 0],
        [0.09, -0.012, 0.02],
        [0.03, 0.02, 0.01],
        [0.018, 0.2, 0.01],
        [0.0001, 0.2, 0],
      ],
      24,
    ),
    metal('#8d96a5'),
  )
  if (!hook) {
    on.add(
      turned(
        [
          [0.0001, 0, 0],
          [0.05, 0, 0.03],
          [0.062, 0.14, 0.05],
          [0.05, 0.36, 0.04],
          [0.034, 0.42, 0.01],
          [0.0001, 0.42, 0],
        ],
        28,
      ),
      rubber(grip),
      [0, -long, 0],
    )
    on.closely(() => {
      for (let i = 0; i < 5; i++)
        on.add(ring(0.05, 0.066, 0.022, 0.008, 28), rubber(darker(grip, 0.25)), [
          0,
          -long + 0.1 + i * 0.05,
          0,
        ])
    })
    return
  }
  const bend = 0.16
  on.add(
    sweep(
      [
        [0, -long + 0.42, 0],
        [0, -long + 0.2, 0],
        [0, -long, 0],
        [0.05, -long - bend * 0.75, 0],
        [bend, -long - bend, 0],
        [bend * 1.75, -long - bend * 0.7, 0],
        [bend * 2, -long + 0.02, 0],
      ],
      { size: (t) => [0.046 - 0.01 * t, 0.046 - 0.01 * t], steps: 40, around: 18 },
    ),
    wood(grip, 0.7),
  )
  on.add(ring(0.02, 0.054, 0.05, 0.012, 28), metal('#c79a45', 0.3), [0, -long + 0.4, 0])
}

/** An open umbrella, lying on two of its tips and its handle. */
export const umbrella = model({
  name: { zh: '雨伞', en: 'Umbrella' },
  industry: 'textiles',
  seen: { yaw: -6, elevation: 18, fill: 0.82 },
  close: { at: [0.5, 0.3, 0.2], size: 0.5, yaw: -60, elevation: 14 },
  turned: { yaw: -52 },
  colours: { body: '#23406f', accent: '#d9b36c', third: '#8a5a33' },
  options: { ribs: 8, radius: 1.05, depth: 0.5, arch: 1.9, long: 1.72, hook: true, vent: false, look: 'hem' },
  variants: {
    navy: {},
    red: {
      colours: { body: '#c8383f', accent: '#eef1f5', third: '#2b3240' },
      options: { radius: 1.2, depth: 0.46, hook: false, vent: true, look: 'panels' },
    },
    yellow: {
      colours: { body: '#f0b93a', accent: '#e9832f', third: '#6b4a2e' },
      options: { depth: 0.62, radius: 0.95, long: 1.55 },
    },
    brown: {
      colours: { body: '#c4572f', accent: '#7a2d1d', third: '#c99a5b' },
      options: { ribs: 24, radius: 1.15, depth: 0.42, arch: 1.06, long: 1.5, hook: false },
    },
    green: {
      colours: { body: '#2f7d63', accent: '#e8e2cf', third: '#9a6a3c' },
      options: { ribs: 10, look: 'panels', depth: 0.44 },
    },
    white: {
      colours: { body: '#d4ecf6', accent: '#d7dde5', third: '#eef1f5' },
      options: { depth: 0.95, radius: 0.9, arch: 2.5, long: 1.75, look: 'clear' },
    },
    beige: {
      colours: { body: '#f3ead6', accent: '#e5d6b8', third: '#c99a5b' },
      options: { ribs: 24, radius: 1.0, depth: 0.38, arch: 1.06, long: 1.3, hook: false, look: 'plain' },
    },
    pink: {
      colours: { body: '#f2b9c4', accent: '#b8425c', third: '#b98a52' },
      options: { ribs: 20, radius: 1.1, depth: 0.4, arch: 1.2, long: 1.45, hook: false },
    },
  },
  build(on, tones, { ribs, radius, depth, arch, long, hook, vent, look }) {
    const isPaper = arch < 1.3
    const shape: Cover = { ribs, radius, depth, arch }
    const low = radius * Math.cos(Math.PI / ribs)
    const handle = hook ? long + 0.2 : long
    const lean = Math.atan2(handle - depth, low)
    const lift = low * Math.sin(lean) + depth * Math.cos(lean) + 0.02
    const [sine, cosine] = [Math.sin(lean), Math.cos(lean)]
    const left = Math.min(depth * sine - radius * cosine, -0.2 * sine)
    const right = Math.max(handle * sine, depth * sine + radius * cosine)
    on.within([-(left + right) / 2, lift, 0], [0, 0, (lean * 180) / Math.PI], () => {
      cover(on, shape, tones, look, vent ? 0.2 : 0.01)
      if (vent)
        on.within([0, 0.035, 0], [0, 0, 0], () =>
          cover(on, { ...shape, radius: radius * 0.36, depth: depth * 0.17 }, tones, look),
        )
      frame(on, shape, isPaper ? '#b98a52' : '#8d96a5', isPaper)
      stick(on, long, hook, isPaper ? '#a97a45' : hook ? tones.third : 'steel', tones.third)
    })
  },
})
