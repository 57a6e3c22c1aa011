import { darkGlass, gloss, lit, metal, plastic, rubber } from '../finish.ts'
import type { Sculpture } from '../sculpture.ts'
import {
  box,
  type Corner,
  closed,
  cylinder,
  disc,
  type Fineness,
  hoop,
  plate,
  slab,
  turned,
} from '../shapes/index.ts'
import type { Tones } from '../tone.ts'

/** All of it is built in profile: the viewer sits at -x. */
export const optic = -0.2
export const outline = (corners: readonly Corner[]) => (fine: Fineness) =>
  closed(corners, fine.weight === 'full' ? 12 : 2)
export const steel = metal('#959fad', 0.22)

const bands = ['#d8432f', '#e8b02e', '#1d62c8', '#2e9a55'] as const

export function turret(on: Sculpture, { third }: Tones, y: number, count: number): void {
  on.within([optic, y, 0], [0, 0, 13], () => {
    on.add(cylinder(0.29, 0.06, 0.02, 38), plastic(third), [0, -0.03, 0])
    on.add(
      turned(
        [
          [0.0001, -0.16, 0],
          [0.2, -0.15, 0.06],
          [0.27, -0.03, 0.02],
          [0.0001, -0.02, 0],
        ],
        44,
      ),
      steel,
    )
    on.closely(() =>
      on.around(36, () => on.add(box(0.014, 0.05, 0.014, 0), rubber('#20262f'), [0, 0, 0.288])),
    )
    for (let i = 0; i < count; i++) {
      const long = 0.46 - 0.07 * i
      on.within([0, -0.08, 0], [0, (360 / count) * i + 180, 0], () =>
        on.within([0.125, 0, 0], [0, 0, 20], () => {
          on.add(
            turned(
              [
                [0.0001, -long, 0],
                [0.045, -long, 0.01],
                [0.055, -long + 0.05, 0.01],
                [0.085, -long + 0.12, 0.02],
                [0.09, -0.06, 0.01],
                [0.105, -0.05, 0.01],
                [0.105, 0, 0.01],
                [0.0001, 0, 0],
              ],
              on.fine.weight === 'full' ? 32 : 19,
            ),
            steel,
          )
          on.add(
            hoop(0.086, 0.012, 0.022, on.fine.weight === 'full' ? 32 : 19, 6),
            plastic(bands[i % 4] ?? bands[0]),
            [0, -long * 0.52, 0],
          )
          on.closely(() =>
            on.add(hoop(0.09, 0.008, 0.012, 36), rubber('#2c333e'), [0, -long * 0.52 + 0.07, 0]),
          )
        }),
      )
    }
  })
}

/** The housing over the arm, with two tubes for the eyes. */
export function eyes(on: Sculpture, { body, accent, third }: Tones, y: number): void {
  const shell = plastic(body, 0.36)
  on.add(hoop(0.285, 0.025, 0.032, 52), gloss(accent), [optic, y + 0.02, 0])
  on.add(cylinder(0.28, 0.1, 0.03, 38), plastic(third), [optic, y + 0.02, 0])
  const housing = outline([
    [optic - 0.3, y + 0.08, 0.06],
    [optic + 0.3, y + 0.08, 0.08],
    [optic + 0.3, y + 0.26, 0.14],
    [optic - 0.02, y + 0.5, 0.1],
    [optic - 0.38, y + 0.2, 0.08],
  ])
  on.add(plate(housing, 0.58, { bevel: 0.09, pieces: 7 }), shell)
  for (const z of [-0.155, 0.155])
    on.within([optic - 0.17, y + 0.33, z], [0, 0, 45], () => {
      on.closely(() => on.add(cylinder(0.125, 0.08, 0.03, 40), shell))
      on.add(cylinder(0.1, 0.4, 0.02, 30), shell)
      on.add(hoop(0.1, 0.016, 0.028, 28, 6), gloss(accent), [0, 0.3, 0])
      on.add(
        turned(
          [
            [0.0001, 0.36, 0],
            [0.112, 0.36, 0.02],
            [0.122, 0.5, 0.02],
            [0.145, 0.58, 0.03],
            [0.13, 0.62, 0.02],
            [0.09, 0.61, 0.01],
            [0.085, 0.57, 0],
          ],
          30,
        ),
        rubber('#23282f'),
      )
      on.add(disc(0.09, 28), darkGlass('#1a2436'), [0, 0.575, 0], [-90, 0, 0])
    })
}

/** A camera on a third tube. */
export function camera(on: Sculpture, { accent, third }: Tones, y: number): void {
  on.within([optic + 0.16, y + 0.24, 0], [0, 0, 0], () => {
    on.add(cylinder(0.13, 0.3, 0.02, 28), steel)
    on.add(cylinder(0.17, 0.06, 0.02, 28), plastic(third), [0, 0.2, 0])
    on.add(slab(0.42, 0.42, 0.3, 0.1, 0.05), plastic(third), [0, 0.44, 0], [90, 0, 0])
    on.add(box(0.44, 0.04, 0.44, 0.02, 2), gloss(accent), [0, 0.4, 0])
    on.closely(() =>
      on.add(cylinder(0.025, 0.01, 0.003, 16), lit('#6fe0a0', 1.2), [-0.212, 0.5, 0.1], [0, 0, 90]),
    )
  })
}
