import { badge } from '../badge.ts'
import { fabric, gloss, lit, metal, plastic, rubber } from '../finish.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, type Point, ring, slab, sweep, turned } from '../shapes/index.ts'
import type { Tones } from '../tone.ts'

/** A cone in its surround, facing +y. */
export function cone(on: Sculpture, r: number, paper: string, cap: Tones['accent']): void {
  on.add(ring(r * 0.9, r * 1.08, r * 0.1, r * 0.03, 48), metal('#59636f', 0.35))
  on.add(ring(r * 0.74, r * 0.93, r * 0.13, r * 0.06, 48), rubber('#20252e'), [0, r * 0.01, 0])
  on.add(
    turned(
      [
        [r * 0.8, 0, 0],
        [r * 0.78, r * 0.06, 0.01],
        [r * 0.26, -r * 0.22, 0.01],
        [0.0001, -r * 0.24, 0],
      ],
      64,
    ),
    plastic(paper, 0.6),
  )
  on.add(
    turned(
      [
        [r * 0.3, -r * 0.2, 0],
        [r * 0.28, -r * 0.09, r * 0.08],
        [r * 0.15, -r * 0.01, r * 0.12],
        [0.0001, r * 0.005, 0],
      ],
      48,
    ),
    gloss(cap),
  )
  on.closely(() => {
    for (const k of [0.42, 0.52, 0.62])
      on.add(ring(r * k, r * (k + 0.02), 0.008, 0.003, 40), plastic(paper), [
        0,
        r * (-0.22 + (k - 0.26) * 0.54) + 0.006,
        0,
      ])
    on.around(8, () =>
      on.add(cylinder(r * 0.035, r * 0.03, 0.005, 6), metal('#8b95a5'), [r * 1.0, r * 0.095, 0]),
    )
  })
}

/** A barrel covered in cloth, lying, with a strap; both ends move. */
export function portable(on: Sculpture, { body, accent, third }: Tones, length: number): void {
  const r = 0.62
  on.within([-length / 2, r + 0.04, 0], [0, 0, -90], () => {
    on.add(
      turned(
        [
          [r * 0.86, 0, 0.03],
          [r, 0.06, 0.08],
          [r * 1.015, length / 2, 0],
          [r, length - 0.06, 0.08],
          [r * 0.86, length, 0.03],
        ],
        72,
      ),
      fabric(body, 1.6),
    )
    for (const [y, turn] of [
      [0, 180],
      [length, 0],
    ] as const)
      on.within([0, y, 0], [turn, 0, 0], () => {
        on.add(ring(r * 0.72, r * 0.92, 0.07, 0.03, 64), rubber(third), [0, -0.02, 0])
        on.within([0, -0.01, 0], [0, 0, 0], () => cone(on, r * 0.66, '#3a4250', accent))
      })
  })
  on.add(slab(length * 0.6, 0.26, 0.05, 0.12, 0.02), rubber(third), [0, r * 2 + 0.045, 0.02], [-90, 0, 0])
  for (const [i, x] of [-0.36, -0.12, 0.12, 0.36].entries()) {
    on.add(cylinder(0.07, 0.03, 0.014, 28), plastic(i === 1 ? accent : '#59636f'), [
      x * length * 0.55,
      r * 2 + 0.06,
      0.02,
    ])
  }
  on.closely(() => {
    for (let i = 0; i < 5; i++)
      on.add(
        cylinder(0.014, 0.02, 0.005, 14),
        lit(i < 4 ? '#4fe0a0' : '#3a4a5a', 1),
        [-0.12 + i * 0.06, r * 0.5, r * 0.93],
        [62, 0, 0],
      )
  })
  on.add(slab(0.44, 0.2, 0.03, 0.05, 0.01), gloss(accent), [0, r + 0.04, r + 0.02])
  badge(on, '悦听', '', accent, [0, r + 0.04, r + 0.0362], [0.38, 0.16])
  for (const x of [-1, 1]) on.add(box(0.2, 0.1, 0.5, 0.04), rubber(third), [x * length * 0.3, 0.05, 0])
  const strap: Point[] = [
    [length / 2 - 0.1, r * 1.9, -0.12],
    [length / 2 + 0.16, r * 2.3, -0.1],
    [length / 2 + 0.3, r * 1.7, 0.08],
    [length / 2 + 0.18, r * 1.1, 0.3],
    [length / 2 - 0.06, r * 1.3, 0.52],
  ]
  on.add(
    sweep(strap, { size: () => [0.05, 0.016], side: [0, 0, 1], power: 3, steps: 50, around: 16 }),
    fabric(accent, 2),
  )
}

/** A bare driver that leans back on its magnet, its cone in view. */
export function driver(on: Sculpture, { body, accent, third }: Tones): void {
  on.within([0, 0.98, 0.12], [72, 0, 0], () => {
    on.add(
      turned(
        [
          [0.0001, -0.98, 0],
          [0.5, -0.98, 0.05],
          [0.5, -0.68, 0.04],
          [0.36, -0.66, 0.02],
          [0.36, -0.56, 0],
        ],
        64,
      ),
      metal('#7c8795', 0.3),
    )
    on.add(ring(0.3, 0.53, 0.2, 0.03, 64), metal('#39414e', 0.4), [0, -0.92, 0])
    on.around(6, () =>
      on.add(
        sweep(
          [
            [0.38, -0.6, 0],
            [0.66, -0.32, 0],
            [0.93, -0.02, 0],
          ],
          { size: () => [0.1, 0.025], steps: 14, around: 16 },
        ),
        metal(body, 0.36),
      ),
    )
    on.add(ring(0.88, 1.04, 0.07, 0.025, 80), metal(body, 0.36), [0, -0.05, 0])
    on.add(
      turned(
        [
          [0.36, -0.6, 0],
          [0.88, -0.03, 0],
        ],
        64,
      ),
      { ...plastic('#2a303b', 0.7), twoSided: true },
    )
    cone(on, 0.94, '#3a4250', accent)
    on.add(ring(0.64, 0.69, 0.02, 0.008, 64), plastic(third), [0, 0.012, 0])
  })
}
