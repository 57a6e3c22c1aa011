import { type Finish, finish } from '../finish.ts'
import { print } from '../print.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, closed, type Point, plate, sweep } from '../shapes/index.ts'
import { type Colour, mixed } from '../tone.ts'

/** Small freckles, to be laid over the skin's colour. */
const freckles = print(
  256,
  256,
  '#ffffff',
  (pen) => {
    const luck = chance(13)
    for (let i = 0; i < 420; i++) {
      pen.fillStyle = `rgba(120,40,60,${0.12 + luck() * 0.3})`
      pen.beginPath()
      pen.arc(luck() * 256, luck() * 256, 0.8 + luck() * 2.2, 0, 7)
      pen.fill()
    }
  },
  [2, 2],
)

const wet = (colour: Colour, more: Partial<Finish> = {}): Finish =>
  finish(colour, { rough: 0.3, coat: 1, coatRough: 0.1, ...more })

function arm(on: Sculpture, way: number, reach: number, wave: number, stuff: Finish): void {
  const line: Point[] = [0, 0.3, 0.65, 1].map((t) => [
    0.4 + t * reach,
    0.03 - t * 0.05 + Math.sin(t * 4 + wave) * 0.03,
    way * (0.06 + t * 0.2) + Math.sin(t * 5 + wave * 2) * 0.04,
  ])
  on.add(
    sweep(line, { size: (t) => [0.036 * (1 - t * 0.72), 0.032 * (1 - t * 0.72)], steps: 20, around: 10 }),
    stuff,
  )
}

/** A squid that lies along x, its arms to +x; about 1.6 long. */
export function squid(on: Sculpture, colour: Colour): void {
  const skin = wet(colour, { print: freckles })
  const pale = wet(mixed(colour, '#f4e6e4', 0.45))
  const wide = (t: number) => 0.03 + 0.17 * Math.sin(Math.min(1, t * 1.3 + 0.05) * (Math.PI / 2)) - 0.02 * t
  on.add(
    sweep(
      [
        [-0.72, 0, 0],
        [-0.3, 0.015, 0],
        [0.26, 0, 0],
      ],
      { size: (t) => [wide(t), wide(t) * 0.72], steps: 30, around: 26 },
    ),
    skin,
  )
  on.add(
    plate(
      (fine) =>
        closed(
          [
            [-0.74, 0, 0.06],
            [-0.4, -0.34, 0.12],
            [-0.16, -0.08, 0.08],
            [-0.16, 0.08, 0.08],
            [-0.4, 0.34, 0.12],
          ],
          fine.edge(8) + 1,
        ),
      0.04,
      { bevel: 0.018, pieces: 3 },
    ),
    skin,
    [0, -0.02, 0],
    [-90, 0, 0],
  )
  on.add(ball(0.125, 26), pale, [0.34, 0, 0], [0, 0, 0], [1.1, 0.8, 1])
  on.closely(() => {
    for (const side of [-1, 1]) {
      on.add(ball(0.05, 18), wet('#e9e4dc'), [0.34, 0.045, side * 0.1])
      on.add(ball(0.03, 14), wet('#14161c'), [0.345, 0.062, side * 0.128])
    }
  })
  for (const [i, way] of [-0.6, 0.3, 1.2].entries()) arm(on, way, 0.42 + (i % 2) * 0.06, i * 1.7, pale)
  on.closely(() => {
    for (const [i, way] of [-0.05, 0.8, -1, 0.55, -1.4].entries())
      arm(on, way, 0.36 + (i % 3) * 0.06, i * 2.3 + 1, skin)
    for (const side of [-1, 1])
      on.add(
        sweep(
          [
            [0.4, 0.02, side * 0.03],
            [0.66, 0.05, side * 0.12],
            [0.92, -0.01, side * 0.1],
            [1.06, -0.02, side * 0.16],
          ],
          { size: (t) => (t > 0.78 ? [0.034, 0.024] : [0.016, 0.016]), steps: 26, around: 10 },
        ),
        pale,
      )
  })
}
