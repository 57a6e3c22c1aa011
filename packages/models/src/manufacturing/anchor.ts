import { finish, metal, paint } from '../finish.ts'
import { model } from '../model.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, box, type Corner, closed, cylinder, plate, ring, sweep, tube } from '../shapes/index.ts'
import { pores } from '../stuffs.ts'
import { type Colour, darker, type Tones } from '../tone.ts'
import { chain } from './chain.ts'

/** Cast steel under thick paint. */
const cast = (colour: Colour) =>
  finish(colour, {
    rough: 0.5,
    metal: 0.25,
    coat: 0.35,
    coatRough: 0.35,
    relief: pores(3, 1200),
    reliefDepth: 0.25,
  })

/** Flukes that swing about the crown: it stands on its own. */
function stockless(on: Sculpture, { body, third }: Tones, tall: number): void {
  const stuff = cast(body)
  // The crown, thick in the middle, with a palm at either end.
  on.add(
    sweep(
      [
        [-0.74, 0.17, 0],
        [0, 0.19, 0],
        [0.74, 0.17, 0],
      ],
      { size: (t) => [0.34 - 0.3 * (t - 0.5) ** 2, 0.19 - 0.12 * (t - 0.5) ** 2], power: 5, steps: 30 },
    ),
    stuff,
  )
  on.add(box(0.58, 0.44, 0.5, 0.12), stuff, [0, 0.34, 0])
  on.add(cylinder(0.13, 0.82, 0.03), metal('#79828f'), [-0.41, 0.4, 0], [0, 0, -90])
  for (const way of [-1, 1]) {
    on.add(box(0.3, 0.2, 0.84, 0.08), stuff, [way * 0.56, 0.12, 0])
    // Diamond in section: a ridge runs up to the tip.
    on.add(
      sweep(
        [
          [way * 0.46, 0.16, 0],
          [way * 0.58, 0.5, 0],
          [way * 0.62, tall * 0.72, 0],
          [way * 0.54, tall, 0],
        ],
        {
          size: (t) => [0.2 * (1 - t ** 1.6) + 0.025, 0.25 * (0.72 + 0.9 * t - 1.55 * t * t) + 0.02],
          power: 1.5,
          steps: 36,
          around: 32,
        },
      ),
      stuff,
    )
  }
  on.add(
    sweep(
      [
        [0, 0.3, 0],
        [0, 1.1, 0],
        [0, 2.15, 0],
      ],
      { size: (t) => [0.13 - 0.035 * t, 0.19 - 0.06 * t], power: 5, steps: 20 },
    ),
    stuff,
  )
  // A band of paint under the head.
  on.add(box(0.31, 0.14, 0.27, 0.04), paint(third), [0, 1.72, 0])
}

/** The old form: two arms with palms, and a stock across the head. */
function admiralty(on: Sculpture, { body, third }: Tones): void {
  const stuff = cast(body)
  const arms = Array.from({ length: 13 }, (_, i) => {
    const a = ((-90 + (i - 6) * 11.5) * Math.PI) / 180
    return [Math.cos(a) * 1.05, 1.19 + Math.sin(a) * 1.04, 0] as const
  })
  on.add(sweep(arms, { size: (t) => [0.1, 0.145 - 0.17 * Math.abs(t - 0.5)], power: 3, steps: 60 }), stuff)
  on.add(cylinder(0.19, 0.26, 0.08), stuff, [0, 0.19, -0.13], [90, 0, 0])
  const palm: Corner[] = [
    [0, 0.32, 0.02],
    [-0.24, -0.02, 0.08],
    [-0.17, -0.2, 0.06],
    [0.17, -0.2, 0.06],
    [0.24, -0.02, 0.08],
  ]
  for (const way of [-1, 1])
    on.within([way * 0.93, 0.8, 0], [0, way * -90, 0], () =>
      on.add(
        plate((fine) => closed(palm, fine.edge(6)), 0.09, { bevel: 0.035 }),
        stuff,
        [0, 0, 0.02],
        [-24, 0, 0],
      ),
    )
  on.add(
    sweep(
      [
        [0, 0.18, 0],
        [0, 1, 0],
        [0, 2.2, 0],
      ],
      { size: (t) => [0.125 - 0.04 * t, 0.125 - 0.04 * t], power: 5, steps: 20 },
    ),
    stuff,
  )
  const [long, knob] = [0.82, paint(third)]
  on.add(
    sweep(
      [
        [0, 1.92, -long],
        [0, 1.92, 0],
        [0, 1.92, long],
      ],
      { size: (t) => [0.075 - 0.05 * Math.abs(t - 0.5), 0.075 - 0.05 * Math.abs(t - 0.5)], side: [1, 0, 0] },
    ),
    knob,
  )
  for (const z of [-long, long]) on.add(ball(0.1, 28), knob, [0, 1.92, z])
  on.add(ring(0.07, 0.13, 0.09, 0.02), metal(darker(third, 0.1)), [0, 1.92, 0.11], [90, 0, 0])
}

/** A shackle through the head, and a ring that the chain begins at. */
function shackle(on: Sculpture, { accent }: Tones, top: number): void {
  const steel = metal(accent, 0.3)
  on.add(cylinder(0.06, 0.42, 0.02), steel, [0, top, -0.21], [90, 0, 0])
  for (const z of [-0.2, 0.17]) on.add(cylinder(0.09, 0.05, 0.01, 6), steel, [0, top, z], [90, 0, 0])
  on.add(
    tube(
      [
        [0, top - 0.02, 0.15],
        [0, top + 0.16, 0.17],
        [0, top + 0.34, 0.1],
        [0, top + 0.38, 0],
        [0, top + 0.34, -0.1],
        [0, top + 0.16, -0.17],
        [0, top - 0.02, -0.15],
      ],
      0.05,
      50,
    ),
    steel,
  )
}

/** An anchor with the first fathom of its chain. */
export const anchor = model({
  name: { zh: '船用锚', en: 'Ship anchor' },
  industry: 'manufacturing',
  seen: { yaw: -38, elevation: 14, fill: 0.82 },
  turned: { yaw: 32 },
  close: { at: [0, 2.1, 0], size: 0.42, yaw: -34, elevation: 16 },
  colours: { body: '#34507f', accent: '#8d97a5', third: '#c5392e' },
  options: { stock: true, tall: 1.25 },
  variants: {
    navy: {},
    red: {
      colours: { body: '#a8402f', accent: '#7b8592', third: '#2d3646' },
      options: { stock: false, tall: 1.3 },
    },
    silver: {
      colours: { body: '#8893a1', accent: '#9aa4b2', third: '#33507c' },
      options: { stock: false, tall: 1.5 },
    },
    black: {
      colours: { body: '#3a3f49', accent: '#a08858', third: '#a5813f' },
      options: { stock: true },
    },
    blue: { colours: { body: '#1f5fae', accent: '#8d97a5' }, options: { stock: false, tall: 1.1 } },
  },
  build(on, tones, { stock, tall }) {
    if (stock) admiralty(on, tones)
    else stockless(on, tones, tall)
    const top = stock ? 2.18 : 2.12
    shackle(on, tones, top)
    chain(
      on,
      [
        [0, top + 0.36, 0],
        [-0.2, top + 0.24, 0.1],
        [-0.5, top - 0.5, 0.28],
        [-0.86, 0.6, 0.46],
        [-1, 0.12, 0.5],
        [-0.7, 0.085, 0.72],
        [0.1, 0.085, 0.78],
        [0.7, 0.085, 0.66],
        [1.1, 0.085, 0.34],
      ],
      metal(tones.accent, 0.32),
      0.22,
    )
  },
})
