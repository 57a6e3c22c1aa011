import { Vector2 } from 'three'
import type { Sculpture } from '../sculpture.ts'
import { ball, bent, type Point, plate, sweep } from '../shapes/index.ts'
import { type Colour, darker, paler } from '../tone.ts'
import { wet } from './sea-pieces.ts'

function limb(on: Sculpture, line: readonly Point[], thick: number, colour: Colour): void {
  on.add(
    sweep(line, {
      size: (t) => [thick * (1 - t * 0.55), thick * 0.7 * (1 - t * 0.55)],
      steps: 18,
      around: 10,
    }),
    wet(colour),
  )
}

/** The legs and the claw of one side, to +x or -x. */
function side(on: Sculpture, way: 1 | -1, colour: Colour): void {
  for (let i = 0; i < 4; i++) {
    const z = 0.16 - i * 0.12
    const back = -0.06 * i
    limb(
      on,
      [
        [way * 0.34, 0.05, z],
        [way * (0.62 - i * 0.02), 0.17, z + back],
        [way * (0.86 - i * 0.05), 0.04, z + back * 2.2],
        [way * (0.98 - i * 0.06), 0.01, z + back * 3],
      ],
      i === 3 ? 0.06 : 0.05,
      colour,
    )
  }
  limb(
    on,
    [
      [way * 0.32, 0.08, 0.22],
      [way * 0.62, 0.14, 0.38],
      [way * 0.5, 0.12, 0.62],
    ],
    0.08,
    colour,
  )
  on.within([way * 0.44, 0.13, 0.68], [0, way > 0 ? 24 : -24, 0], () => {
    on.add(
      bent(ball(0.12, 22), (x, y, z) => [x * 0.8, y * 0.7, z * 1.7]),
      wet(colour),
    )
    on.add(
      sweep(
        [
          [0.05, 0, 0.14],
          [0.07, 0, 0.28],
          [0.0, 0, 0.38],
        ],
        { size: (t) => [0.035 * (1 - t * 0.8), 0.03 * (1 - t * 0.8)], steps: 10, around: 8 },
      ),
      wet(paler(colour, 0.35)),
    )
    on.add(
      sweep(
        [
          [-0.05, 0, 0.14],
          [-0.07, 0, 0.26],
          [-0.0, 0, 0.36],
        ],
        { size: (t) => [0.035 * (1 - t * 0.8), 0.03 * (1 - t * 0.8)], steps: 10, around: 8 },
      ),
      wet(colour),
    )
  })
}

/** A swimming crab, its shell drawn out to a point on either side; about 2 across, facing +z. */
export function crab(on: Sculpture, colour: Colour): void {
  on.add(
    bent(ball(0.4, 40), (x, y, z) => {
      const a = Math.abs(x) / 0.4
      return [x * (1.1 + 0.25 * a ** 6), y * 0.36 + 0.08 - 0.03 * a, z * (0.85 - 0.25 * a ** 3)]
    }),
    wet(colour),
  )
  for (const way of [1, -1] as const) {
    side(on, way, darker(colour, 0.08))
    on.closely(() => on.add(ball(0.026, 12), wet('#15161b'), [way * 0.1, 0.16, 0.32]))
  }
  on.closely(() => {
    for (let i = -3; i <= 3; i++)
      on.add(
        plate([new Vector2(-0.03, 0), new Vector2(0.03, 0), new Vector2(0, 0.08)], 0.03, {
          bevel: 0.008,
          pieces: 2,
        }),
        wet(darker(colour, 0.1)),
        [i * 0.1, 0.08, 0.34 - Math.abs(i) * 0.025],
        [90, 0, 0],
      )
  })
}

/** A quarter of a crab without its shell: white meat and the legs of one side. */
export function crabPiece(on: Sculpture, colour: Colour, way: 1 | -1): void {
  on.add(
    bent(ball(0.24, 28), (x, y, z) => [x * 0.8 + way * 0.16, y * 0.55 + 0.08, z * 1.15]),
    wet('#f0e6da'),
  )
  on.add(
    bent(ball(0.12, 18), (x, y, z) => [x + way * 0.02, y * 0.4 + 0.17, z * 1.2]),
    wet('#e08a34'),
  )
  side(on, way, colour)
}
