import { plastic, rubber } from '../finish.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, type Point, tube } from '../shapes/index.ts'
import type { Tones } from '../tone.ts'
import { type Last, outline, soleBand, soleHeight, spring } from './shoe-last.ts'

/** Sole: a tread with lugs, the cushion above it and a line around. */
export function sole(on: Sculpture, last: Last, { accent, third }: Tones, lugs: number): void {
  const white = plastic(third, 0.6)
  on.add(
    soleBand(
      last,
      [
        [0, 0.02],
        [0, 0.94],
        [0.06, 1.03],
        [0.2, 1.08],
        [0.36, 1.1],
        [0.5, 1.085],
        [0.66, 1.1],
        [0.84, 1.08],
        [0.95, 1.05],
        [1, 1],
        [0.97, 0.88],
      ],
      0,
    ),
    { ...white, twoSided: true },
  )
  on.add(
    soleBand(
      last,
      [
        [-0.16, 0.02],
        [-0.16, 0.93],
        [-0.13, 1.01],
        [-0.02, 1.055],
        [0.05, 1.05],
        [0.07, 1],
      ],
      0,
    ),
    { ...rubber(accent), twoSided: true },
  )
  on.closely(() => {
    for (let i = 0; i < lugs; i++) {
      const u = ((i + 0.5) / lugs) * Math.PI * 2
      const [x, z] = outline(u, 1.03)
      const tall = soleHeight(x, last.lift)
      on.add(
        box(0.1, 0.05, 0.05, 0.014, 2),
        rubber(accent),
        [x, spring(x) - (lugs < 26 ? 0.1 : 0.02) * tall, z],
        [0, (-u * 180) / Math.PI + 90, 0],
      )
    }
    for (const high of [0.46, 0.54])
      on.add(
        tube(
          Array.from({ length: 60 }, (_, i): Point => {
            const [x, z] = outline((i / 60) * Math.PI * 2, 1.094)
            return [x, spring(x) + high * (soleHeight(x, last.lift) + 0.05), z]
          }),
          0.008,
          120,
          true,
          6,
        ),
        rubber(accent),
      )
  })
}
