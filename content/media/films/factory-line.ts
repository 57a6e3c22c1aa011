import type { Cut } from '@tradefloor/models'
import { palettes } from '../banners/palettes.ts'
import { again, ease, sway } from '../clips/film.ts'
import { belt } from './belt.ts'
import { bar, disc, figure } from './cuts.ts'
import { type Actor, model, prop, type StagedFilm } from './film.ts'
import { jointsAt, robotJoints } from './robot.ts'
import { sun } from './weather.ts'

const palette = palettes.sand
const [top, z, long] = [0.5, 0.45, 6]

/** What is made, in the order it comes: its model, its size, how far it is turned. */
const goods = [
  ['fish-can/teal', 0.46, 0],
  ['bearing/silver', 0.44, 0],
  ['sneaker/white', 0.56, 0],
  ['circuit-board/green', 0.54, 0],
  ['fish-can/red', 0.46, 0],
  ['gearbox/teal', 0.5, 0],
] as const

const line = goods.map(([name, size, turn], i) =>
  model(name, [0, top, z], size, turn, {
    move: (at) => ({ by: [long * (again(at, 1, i / goods.length) - 0.5), 0, 0] }),
  }),
)

/** A cog-wheel of card, its middle at the origin. */
function cog(radius: number, teeth: number, colour: string, hub: string): Cut[] {
  const step = (2 * Math.PI) / teeth
  const corners = Array.from({ length: teeth }, (_, i) =>
    (
      [
        [-0.3, 0.86],
        [-0.2, 1],
        [0.2, 1],
        [0.3, 0.86],
      ] as const
    ).map(([turn, out]): [number, number, number] => {
      const a = (i + turn) * step
      return [Math.cos(a) * out * radius, Math.sin(a) * out * radius, 0.015]
    }),
  ).flat()
  return [
    { line: corners, colour, deep: 0.08 },
    disc(0, 0, radius * 0.6, hub, { deep: 0.03, z: 0.045 }),
    disc(0, 0, radius * 0.2, colour, { deep: 0.04, z: 0.06 }),
    ...[0, 1, 2, 3].map((i) =>
      disc(Math.cos(i * 1.571) * radius * 0.4, Math.sin(i * 1.571) * radius * 0.4, radius * 0.09, colour, {
        deep: 0.03,
        z: 0.055,
      }),
    ),
  ]
}

const wheel = (x: number, y: number, teeth: number, colour: string, turns: number, ahead = 0) =>
  prop(figure([x, y, -1.12], ...cog(teeth * 0.034, teeth, colour, palette.stand)), (at) => ({
    lean: 360 * turns * at + ahead,
  }))

/** The works: saw-teeth of a roof, and chimneys. */
const works = prop(
  figure(
    [0, 0, -1.35],
    {
      line: [
        [-3.6, 0, 0],
        [3.6, 0, 0],
        [3.6, 0.72, 0.01],
        ...[2.4, 1.2, 0, -1.2, -2.4, -3.6].flatMap((x): [number, number, number][] => [
          [x, 1.12, 0.01],
          [x, 0.72, 0.01],
        ]),
      ].slice(0, -1) as [number, number, number][],
      colour: palette.far,
    },
    bar([1.5, 0.6], [1.72, 1.7], palette.middle, { z: -0.06 }),
    bar([1.46, 1.62], [1.76, 1.72], palette.sun, { z: -0.05 }),
    bar([2.0, 0.6], [2.18, 1.45], palette.middle, { z: -0.06 }),
    bar([1.97, 1.38], [2.21, 1.47], palette.sun, { z: -0.05 }),
  ),
)

/** Smoke that rises, grows and is gone. */
const puff = (x: number, y: number, ahead: number): Actor =>
  prop({ kind: 'cloud', colour: palette.cloud, at: [x, y, -1.42], size: [0.42, 0.17] }, (at) => {
    const grown = again(at, 1, ahead)
    const size = 0.25 + ease(grown, 0, 0.5) - ease(grown, 0.8, 1) * 1.2
    return { by: [0.35 * grown, 0.6 * grown, 0], stretch: [size, size, 1], hidden: size < 0.06 }
  })

/** An arm behind the belt that bends down to whatever passes; it looks to a side, in degrees from the right. */
const arm = (name: string, parts: number, x: number, side: number, ahead: number): Actor => {
  const size = 1.5
  return model(name, [x, 0.1, -0.5], size, 28, {
    joints: robotJoints(parts),
    move: (at) => ({
      joints: jointsAt(
        {
          round: side + 14 * sway(at, 4, ahead + 0.25),
          out: 1.12,
          high: 1.08 - 0.16 * sway(at, 4, ahead),
        },
        size,
      ),
    }),
  })
}

/** Goods pass under two arms; the wheels of the works turn behind. */
export const factoryLine: StagedFilm = {
  seconds: 8,
  still: 0.21,
  palette: 'sand',
  actors: [
    sun(palette, -1.1, 0.75, 1.2),
    works,
    puff(1.6, 1.72, 0),
    puff(1.6, 1.72, 0.5),
    puff(2.08, 1.48, 0.25),
    puff(2.08, 1.48, 0.75),
    wheel(-0.24, 1, 12, '#2f7f8f', 2),
    wheel(0.36, 0.74, 8, '#d9613c', -3, 10),
    ...[-1.62, 1.62].map((x) =>
      prop({ kind: 'drum', colour: palette.stand, at: [x, 0, -0.5], size: [1.1, 0.1] }),
    ),
    arm('robot-arm/orange', 83, -1.55, -55, 0),
    arm('robot-arm/red', 91, 1.7, -125, 0.5),
    ...belt({ from: -4, to: 4, top, z, frame: palette.stand, mark: palette.sun, run: (at) => long * at }),
    ...line,
  ],
  view: { at: [0, 0.98, 0], width: 4.4, elevation: 9 },
}
