import { clearGlass, darkGlass, finish, gloss, leather, lit, metal, plastic, rubber } from '../finish.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, box, cylinder, type Point, ring, slab, sweep, tube, turned } from '../shapes/index.ts'
import type { Tones } from '../tone.ts'
import { lens } from './optics.ts'

/** A plate for wall or ceiling that here is a foot, with a short column. */
function foot(on: Sculpture, { third }: Tones, height: number): void {
  on.add(cylinder(0.52, 0.1, 0.035, 64), plastic(third))
  on.add(cylinder(0.3, 0.1, 0.04, 48), plastic(third), [0, 0.08, 0])
  on.add(cylinder(0.13, height, 0.02, 40), metal('#929daa'), [0, 0.14, 0])
  on.closely(() =>
    on.around(4, () => on.add(cylinder(0.04, 0.03, 0.012, 20), metal('#8b95a5'), [0.42, 0.09, 0]), 45, 405),
  )
}

/** A long camera under a visor, on an arm. */
export function bullet(on: Sculpture, tones: Tones, length: number): void {
  foot(on, tones, 0.5)
  on.add(ball(0.2, 40), metal('#7c8795'), [0, 0.72, 0])
  on.within([0, 1.02, 0.1], [7, 0, 0], () => {
    on.add(box(0.26, 0.26, 0.4, 0.08), plastic(tones.third), [0, -0.24, -0.1])
    on.add(slab(0.68, 0.62, length, 0.26, 0.06), gloss(tones.body))
    on.within([0, 0, length / 2], [90, 0, 0], () => {
      on.add(cylinder(0.27, 0.06, 0.03, 56), darkGlass('#11151e'), [0, -0.02, 0])
      on.add(ring(0.255, 0.29, 0.075, 0.02, 56), metal('#7c8795'), [0, -0.02, 0])
      lens(on, 0.135, [0, 0.03, 0], [0, 0, 0], '#59636f', 0.06)
      on.around(8, () => on.add(cylinder(0.026, 0.02, 0.01, 16), gloss('#5a1f2a'), [0.2, 0.036, 0]))
    })
    on.add(
      sweep(
        [
          [0, 0.335, -length * 0.46],
          [0, 0.335, 0],
          [0, 0.335, length * 0.6],
        ],
        { size: () => [0.39, 0.024], side: [1, 0, 0], power: 6, steps: 20 },
      ),
      gloss(tones.body),
    )
    for (const x of [-1, 1])
      on.add(box(0.03, 0.2, length * 0.98, 0.014), gloss(tones.body), [x * 0.365, 0.25, length * 0.06])
    on.add(box(0.03, 0.05, length * 0.6, 0.014), plastic(tones.accent), [0.345, -0.03, -0.06])
    on.add(box(0.03, 0.05, length * 0.6, 0.014), plastic(tones.accent), [-0.345, -0.03, -0.06])
    on.closely(() => {
      for (const z of [-0.36, 0.42])
        on.add(slab(0.686, 0.626, 0.012, 0.262, 0.004), rubber('#59636f'), [0, 0, z * length])
    })
    on.add(
      tube(
        [
          [0, -0.1, -length * 0.5],
          [0, -0.14, -length * 0.66],
          [0, -0.5, -length * 0.6],
          [0, -0.8, -0.3],
          [0, -0.92, -0.02],
        ],
        0.035,
        48,
      ),
      rubber(),
    )
  })
}

/** A ball behind clear glass under a round housing, that turns to all sides. */
export function dome(on: Sculpture, tones: Tones): void {
  on.add(cylinder(0.62, 0.1, 0.035, 64), plastic(tones.third), [0, 0, -0.4])
  on.add(
    sweep(
      [
        [0, 0.05, -0.7],
        [0, 1.1, -0.76],
        [0, 1.8, -0.7],
        [0, 2.0, -0.36],
        [0, 1.98, 0],
      ],
      { size: () => [0.1, 0.1], side: [1, 0, 0], steps: 60 },
    ),
    metal('#8e98a6'),
  )
  on.within([0, 1.14, 0], [0, 0, 0], () => {
    on.add(
      turned(
        [
          [0.42, 0, 0.02],
          [0.53, 0, 0.03],
          [0.55, 0.1, 0.03],
          [0.5, 0.42, 0.12],
          [0.3, 0.6, 0.1],
          [0.17, 0.66, 0.04],
          [0.16, 0.86, 0.03],
          [0.0001, 0.86, 0],
        ],
        72,
      ),
      gloss(tones.body),
    )
    on.add(ring(0.4, 0.552, 0.05, 0.02, 72), plastic(tones.accent), [0, 0.1, 0])
    on.add(ring(0.36, 0.5, 0.05, 0.015, 72), plastic(tones.third), [0, -0.03, 0])
    on.add(ball(0.38, 48), plastic('#242b38'), [0, -0.1, 0])
    on.within([0, -0.14, 0.03], [14, 0, 0], () => {
      on.add(slab(0.44, 0.4, 0.12, 0.1, 0.04), darkGlass('#12161f'), [0, 0, 0.31])
      lens(on, 0.15, [0, 0.02, 0.35], [90, 0, 0], '#8b95a5', 0.06)
      on.closely(() => {
        for (const x of [-1, 1])
          on.add(cylinder(0.032, 0.02, 0.01, 18), lit('#ff6a5a', 0.9), [x * 0.16, -0.15, 0.37], [90, 0, 0])
      })
    })
    on.add(
      turned(
        [
          [0.0001, -0.6, 0],
          [0.3, -0.54, 0.2],
          [0.5, -0.2, 0.16],
          [0.49, 0.0, 0],
        ],
        64,
      ),
      clearGlass('#d8e6f2', 0.16),
    )
    on.closely(() =>
      on.around(8, () =>
        on.add(cylinder(0.022, 0.02, 0.006, 14), metal('#6d7786'), [0.46, -0.035, 0], [180, 0, 0]),
      ),
    )
  })
}

/** A camera for photographs, with a large lens and a strap's eyes. */
export function still(on: Sculpture, tones: Tones): void {
  const [w, h, y] = [1.9, 1.12, 0.6]
  on.add(slab(w, h * 0.72, 0.56, 0.16, 0.07), leather(tones.third), [0, y - 0.1, 0])
  on.add(slab(w, 0.36, 0.54, 0.13, 0.07), metal(tones.body, 0.3), [0, y + 0.34, 0])
  on.add(slab(w - 0.02, 0.16, 0.545, 0.07, 0.05), metal(tones.body, 0.3), [0, 0.1, 0])
  on.add(slab(0.62, 0.36, 0.5, 0.14, 0.08), metal(tones.body, 0.3), [0.05, y + 0.58, 0])
  on.add(slab(0.4, 0.17, 0.03, 0.05, 0.01), darkGlass(), [0.05, y + 0.6, 0.25])
  on.add(
    sweep(
      [
        [-w / 2 + 0.22, 0.14, 0.26],
        [-w / 2 + 0.2, y, 0.34],
        [-w / 2 + 0.24, y + 0.2, 0.28],
      ],
      { size: () => [0.15, 0.12], side: [1, 0, 0], power: 2.6, steps: 24 },
    ),
    leather(tones.third),
  )
  const dial = (x: number, r: number, colour: string) => {
    on.add(cylinder(r, 0.12, 0.02, 40), metal(colour), [x, y + 0.5, -0.02])
    on.closely(() =>
      on.within([x, y + 0.56, -0.02], [0, 0, 0], () =>
        on.around(26, () => on.add(box(0.014, 0.09, 0.018, 0.005, 1), metal('#414a57'), [r, 0, 0])),
      ),
    )
  }
  dial(-0.58, 0.15, '#59636f')
  dial(0.62, 0.17, '#59636f')
  on.add(cylinder(0.075, 0.1, 0.03, 32), gloss(tones.accent), [-0.8, y + 0.5, 0.1])
  on.add(box(0.3, 0.05, 0.24, 0.014), metal('#6d7786'), [0.05, y + 0.775, -0.04])
  on.within([0.08, y - 0.02, 0.24], [90, 0, 0], () => {
    on.add(cylinder(0.52, 0.1, 0.02, 72), metal(tones.body, 0.3))
    on.add(cylinder(0.46, 0.66, 0.03, 72), plastic('#232935'))
    for (const [from, to, count] of [
      [0.16, 0.3, 44],
      [0.42, 0.58, 52],
    ] as const) {
      on.add(ring(0.4, 0.485, to - from, 0.02, 72), rubber('#1a1f29'), [0, from, 0])
      on.closely(() =>
        on.around(count, () =>
          on.add(box(0.02, to - from - 0.03, 0.028, 0.008, 1), rubber('#2c333f'), [
            0.487,
            (from + to) / 2,
            0,
          ]),
        ),
      )
    }
    on.add(ring(0.44, 0.478, 0.03, 0.01, 72), plastic(tones.accent), [0, 0.345, 0])
    lens(on, 0.44, [0, 0.62, 0], [0, 0, 0], '#3a4250', 0.14)
  })
  for (const s of [-1, 1]) {
    on.add(
      cylinder(0.05, 0.05, 0.015, 20),
      metal('#8b95a5'),
      [s * (w / 2 - 0.01), y + 0.34, 0],
      [0, 0, s * -90],
    )
    const path: Point[] = [
      [s * (w / 2 + 0.05), y + 0.32, 0],
      [s * (w / 2 + 0.2), y + 0.1, -0.12],
      [s * (w / 2 + 0.16), 0.06, -0.36],
      [s * 0.5, 0.035, -0.6],
      [0, 0.035, -0.66],
    ]
    on.add(
      sweep(path, { size: () => [0.02, 0.07], side: [0, 1, 0], power: 4, steps: 50, around: 16 }),
      finish('#7a4a2c', { rough: 0.7 }),
    )
  }
}
