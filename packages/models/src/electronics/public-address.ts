import { fabric, gloss, lit, metal, plastic, rubber } from '../finish.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, box, cylinder, ring, slab, sweep, tube, turned } from '../shapes/index.ts'
import { darker, type Tones } from '../tone.ts'

/** A slender column with a grille for halls where people speak. */
function column(on: Sculpture, { body, accent, third }: Tones, height: number): void {
  on.add(cylinder(0.5, 0.07, 0.03, 64), metal('#7c8795', 0.34))
  on.add(cylinder(0.06, 0.36, 0.02, 28), metal('#929daa'), [0, 0.05, 0])
  on.within([0, 0.34 + height / 2, 0], [0, 0, 0], () => {
    on.add(slab(0.52, height, 0.5, 0.18, 0.07), gloss(body))
    on.add(slab(0.44, height - 0.14, 0.03, 0.15, 0.01), fabric(third, 2.4), [0, 0, 0.24])
    on.closely(() => {
      for (let i = 0; i < 4; i++)
        on.add(
          ring(0.125, 0.15, 0.012, 0.005, 40),
          plastic(darker(third, 0.4)),
          [0, (i - 1.5) * height * 0.19, 0.256],
          [90, 0, 0],
        )
    })
    on.add(box(0.22, 0.06, 0.02, 0.01), gloss(accent), [0, -height / 2 + 0.15, 0.258])
    on.add(box(0.06, 0.016, 0.012, 0.005), lit('#39d98a'), [0, height / 2 - 0.12, 0.257])
  })
}

/** Two columns, as they are sold. */
export function columns(on: Sculpture, tones: Tones, height: number): void {
  on.within([-0.56, 0, -0.24], [0, 6, 0], () => column(on, tones, height))
  on.within([0.56, 0, 0.24], [0, 6, 0], () => column(on, tones, height))
}

/** A horn on its bracket, for the open air. */
export function horn(on: Sculpture, tones: Tones): void {
  on.within([0, 0, 0], [0, -24, 0], () => bell(on, tones))
}

function bell(on: Sculpture, { body, accent, third }: Tones): void {
  on.add(box(0.9, 0.09, 0.6, 0.035), metal('#7c8795', 0.34), [0, 0.045, -0.1])
  on.add(
    sweep(
      [
        [-0.62, 0.98, -0.1],
        [-0.62, 0.5, -0.1],
        [-0.5, 0.12, -0.1],
        [0, 0.1, -0.1],
        [0.5, 0.12, -0.1],
        [0.62, 0.5, -0.1],
        [0.62, 0.98, -0.1],
      ],
      { size: () => [0.075, 0.022], power: 4, steps: 70, around: 16 },
    ),
    metal('#8e98a6', 0.34),
  )
  for (const s of [-1, 1])
    on.add(cylinder(0.11, 0.08, 0.02, 8), plastic(third), [s * 0.62, 0.96, -0.1], [0, 0, s * -90])
  on.within([0, 0.98, -0.1], [82, 0, 0], () => {
    on.add(
      turned(
        [
          [0.0001, -0.86, 0],
          [0.3, -0.86, 0.06],
          [0.32, -0.52, 0.05],
          [0.2, -0.44, 0.03],
        ],
        56,
      ),
      plastic(third),
    )
    on.add(
      turned(
        [
          [0.2, -0.5, 0],
          [0.27, -0.1, 0.1],
          [0.46, 0.4, 0.25],
          [0.84, 0.78, 0.05],
          [0.88, 0.84, 0.03],
          [0.83, 0.86, 0.02],
          [0.44, 0.48, 0.25],
          [0.24, -0.06, 0.1],
          [0.17, -0.4, 0],
        ],
        80,
      ),
      { ...gloss(body), twoSided: true },
    )
    on.add(
      turned(
        [
          [0.15, -0.4, 0],
          [0.16, 0.3, 0.08],
          [0.25, 0.42, 0.04],
          [0.26, 0.5, 0.05],
          [0.12, 0.58, 0.06],
          [0.0001, 0.6, 0],
        ],
        56,
      ),
      gloss(accent),
    )
    on.closely(() => {
      on.add(ring(0.31, 0.335, 0.04, 0.01, 56), metal('#8b95a5'), [0, -0.66, 0])
      on.around(6, () =>
        on.add(cylinder(0.03, 0.03, 0.008, 6), metal('#8b95a5'), [0.24, -0.86, 0], [180, 0, 0]),
      )
    })
  })
  on.add(
    tube(
      [
        [0, 1.0, -0.92],
        [0, 0.7, -1.04],
        [0.02, 0.3, -0.8],
        [0.1, 0.1, -0.3],
      ],
      0.03,
      40,
    ),
    rubber(),
  )
  on.add(ball(0.05, 16), rubber(), [0, 1.02, -0.93])
}
