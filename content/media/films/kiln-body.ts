import type { Cut } from '@tradefloor/models'
import { bar, figure } from './cuts.ts'
import { prop } from './film.ts'

/** Points of an arch: up one side, round, and down the other. */
const arched = (half: number, straight: number, round = 24): [number, number, number][] => [
  [half, 0, 0],
  ...Array.from({ length: round + 1 }, (_, i): [number, number, number] => {
    const a = (i / round) * Math.PI
    return [Math.cos(a) * half, straight + Math.sin(a) * half, 0]
  }),
  [-half, 0, 0],
]

const front = -0.62
const [mouth, shoulder] = [0.52, 0.52]

/** Bricks of the kiln's face: in rows, and around its mouth. */
const bricks: Cut[] = [
  ...Array.from({ length: 17 }, (_, i): Cut => {
    const [a, b] = [(i - 0.42) * (Math.PI / 16), (i + 0.42) * (Math.PI / 16)]
    const point = (turn: number, out: number): [number, number, number] => [
      Math.cos(turn) * out,
      shoulder + Math.sin(turn) * out,
      0.008,
    ]
    return {
      line: [point(a, mouth + 0.02), point(a, mouth + 0.2), point(b, mouth + 0.2), point(b, mouth + 0.02)],
      colour: i % 2 ? '#e08a5c' : '#cf7148',
      deep: 0.06,
      z: 0.6,
    }
  }),
  ...[0, 1, 2, 3].flatMap((row) =>
    [-1, 1].map((side) => {
      const y = 0.03 + row * 0.13
      return bar(
        side < 0 ? [-mouth - 0.2, y] : [mouth + 0.02, y],
        side < 0 ? [-mouth - 0.02, y + 0.115] : [mouth + 0.2, y + 0.115],
        row % 2 ? '#e08a5c' : '#cf7148',
        { deep: 0.06, z: 0.6, round: 0.008 },
      )
    }),
  ),
  ...[0, 1, 2, 3, 4, 5, 6].flatMap((row) =>
    [0.84, 1.06]
      .flatMap((x, i) =>
        [-1, 1].map((side) => {
          const [y, shift] = [0.05 + row * 0.17, (row % 2) * 0.07]
          const middle = side * (x + shift - 0.03)
          return bar([middle - 0.095, y], [middle + 0.095, y + 0.13], (row + i) % 3 ? '#a8503c' : '#bb5f45', {
            deep: 0.02,
            z: 0.6,
            round: 0.008,
          })
        }),
      )
      .filter(
        ({ line }) => !('round' in line) && line.every(([x, y]) => x * x + (y - 0.42) ** 2 < 1.17 ** 2),
      ),
  ),
]

/** The vault, its chimney, and the glow inside. */
export const kilnBody = prop(
  figure(
    [0, 0, front - 0.6],
    { line: [...arched(1.2, 0.42), ...arched(mouth, shoulder).reverse()], colour: '#96432f', deep: 1.2 },
    { line: arched(mouth + 0.1, shoulder), colour: '#ffb347', stuff: 'light', deep: 0.03, z: -0.5 },
    bar([0.66, 1.1], [0.94, 1.76], '#96432f', { deep: 0.3, z: -0.3 }),
    bar([0.61, 1.7], [0.99, 1.81], '#cf7148', { deep: 0.36, z: -0.3 }),
    ...bricks,
  ),
)
