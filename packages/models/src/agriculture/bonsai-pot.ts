import { finish, gloss, matte } from '../finish.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, bent, box, closed, cushion, foliage, plate, rectangle } from '../shapes/index.ts'
import { pores } from '../stuffs.ts'
import { darker, type Tone } from '../tone.ts'

/** A flat pot with a lip and feet; its soil is at the returned height. */
export function pot(on: Sculpture, colour: Tone, width: number, depth: number, isRound: boolean): number {
  const stuff = gloss(colour)
  const round = isRound ? Math.min(width, depth) / 2 : 0.12
  const line = (k: number) =>
    closed(rectangle(width * k, depth * k, round * k), on.fine.weight === 'full' ? 10 : 3)
  const wall = bent(plate(line(0.96), 0.34, { bevel: 0.03 }), (x, y, z) => {
    const k = 0.9 - z * 0.3
    return [x * k, y * k, z]
  })
  on.add(wall, stuff, [0, 0.26, 0], [90, 0, 0])
  on.add(plate(line(1.02), 0.08, { bevel: 0.03, holes: [line(0.88)] }), stuff, [0, 0.43, 0], [90, 0, 0])
  on.closely(() =>
    on.add(
      plate(line(0.86), 0.03, { bevel: 0.012 }),
      finish(darker(colour, 0.3), { rough: 0.5 }),
      [0, 0.12, 0],
      [90, 0, 0],
    ),
  )
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      on.add(box(0.24, 0.12, 0.2, 0.04), stuff, [x * width * 0.3, 0.06, z * depth * 0.26])
  const soil = finish('#4f3a2a', { rough: 0.95, relief: pores(5, 900, 8), reliefDepth: 2.5 })
  on.add(
    cushion(width * 0.92, 0.22, depth * 0.9, { round: isRound ? 2 : 6, flank: 2, pieces: 40 }),
    soil,
    [0, 0.42, 0],
  )
  return 0.48
}

/** Moss in pillows, stones and gravel around the foot. */
export function ground(on: Sculpture, at: number, width: number, depth: number): void {
  const luck = chance(3)
  for (const [x, z, r] of [
    [-0.34, 0.14, 0.2],
    [0.3, 0.2, 0.16],
    [0.52, -0.12, 0.18],
    [-0.62, -0.14, 0.15],
    [0.05, 0.26, 0.13],
  ] as const)
    on.within([x * width * 0.5, at, z * depth * 0.9], [0, 0, 0], () => {
      on.add(ball(r, 20), matte('#5c7f34'), [0, -0.02, 0], [0, 0, 0], [1, 0.34, 1])
      on.closely(() =>
        on.add(
          foliage([r, r * 0.34, r], { count: 130, leaf: 0.05, seed: 3 + Math.round(x * 10), from: 0.05 }),
          finish('#7fa244', { rough: 0.8, twoSided: true }),
        ),
      )
    })
  on.closely(() => {
    for (let i = 0; i < 46; i++)
      on.add(ball(0.016 + luck() * 0.02, 8), matte(['#d8d2c4', '#a99f8f', '#8a8378'][i % 3] ?? '#d8d2c4'), [
        (luck() - 0.5) * width * 0.74,
        at + 0.012,
        (luck() - 0.5) * depth * 0.62,
      ])
  })
  on.add(
    bent(ball(0.14, 14), (x, y, z) => [
      x * (1 + 0.3 * Math.sin(y * 30)),
      y * 0.8,
      z * (1 + 0.25 * Math.cos(x * 26)),
    ]),
    matte('#7f7d78'),
    [width * 0.3, at + 0.05, depth * 0.12],
  )
}
