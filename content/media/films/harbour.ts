import { bar, disc, figure, stroke } from './cuts.ts'
import { prop } from './film.ts'

export interface Paints {
  hull: string
  trim: string
  cabin: string
}

/** A fishing boat, its bow to the right, its keel at the origin. */
export const boat = (at: readonly [number, number, number], { hull, trim, cabin }: Paints) =>
  figure(
    at,
    stroke([-0.36, 0.3], [-0.36, 1.02], 0.03, '#5a4034', { deep: 0.03, z: -0.04 }),
    stroke([-0.36, 0.98], [0.42, 0.5], 0.018, '#5a4034', { deep: 0.02, z: -0.04 }),
    stroke([-0.36, 0.98], [-0.72, 0.42], 0.012, '#5a4034', { deep: 0.02, z: -0.04 }),
    bar([-0.34, 0.9], [-0.12, 1.02], trim, { deep: 0.012, z: -0.04 }),
    bar([-0.22, 0.3], [0.2, 0.66], cabin, { deep: 0.22, round: 0.04 }),
    bar([-0.27, 0.64], [0.25, 0.7], trim, { deep: 0.28 }),
    bar([-0.16, 0.46], [-0.03, 0.58], '#35536b', { deep: 0.03, z: 0.105 }),
    bar([0.02, 0.46], [0.15, 0.58], '#35536b', { deep: 0.03, z: 0.105 }),
    ...[-0.62, -0.5, 0.34].map((x) => bar([x, 0.34], [x + 0.1, 0.46], '#e0a35c', { deep: 0.1, z: 0.03 })),
    {
      line: [
        [-0.7, 0.02, 0.1],
        [0.52, 0.02, 0.12],
        [0.86, 0.5, 0.03],
        [0.5, 0.37, 0.1],
        [-0.76, 0.37, 0.03],
      ],
      colour: hull,
      deep: 0.34,
    },
    {
      line: [
        [-0.75, 0.3, 0.02],
        [0.56, 0.3, 0.08],
        [0.81, 0.43, 0.01],
        [0.845, 0.48, 0.01],
        [0.5, 0.36, 0.1],
        [-0.76, 0.36, 0.01],
      ],
      colour: trim,
      deep: 0.36,
    },
    ...[-0.45, -0.1, 0.25].map((x) => disc(x, 0.2, 0.045, '#fff3e6', { deep: 0.02, z: 0.17 })),
  )

/** The quay: stone with a yellow edge, and what has just been landed on it. */
export const quay = prop(
  figure(
    [0, 0, 0.28],
    bar([0.42, 0], [3.4, 0.34], '#c98a72', { deep: 1 }),
    bar([0.4, 0.33], [3.42, 0.4], '#fff0df', { deep: 1.04 }),
    ...[0.62, 1.36, 2.1].map((x) => bar([x, 0.06], [x + 0.34, 0.24], '#b4735f', { deep: 1.02, round: 0.06 })),
    bar([0.5, 0.4], [0.62, 0.54], '#36536a', { deep: 0.12, z: 0.3, round: 0.04 }),
  ),
)

/** A crane on the quay: a post, a boom and its stays. */
export const crane = prop(
  figure(
    [1.68, 0.4, -0.05],
    bar([-0.16, 0], [0.16, 0.12], '#36536a', { deep: 0.3 }),
    bar([-0.07, 0.1], [0.07, 1.42], '#f2603f', { deep: 0.14 }),
    stroke([0.4, 1.16], [-1.16, 1.52], 0.1, '#f2603f', { deep: 0.1 }),
    stroke([0, 1.66], [-1.1, 1.52], 0.025, '#36536a', { deep: 0.02 }),
    stroke([0, 1.66], [0.38, 1.2], 0.025, '#36536a', { deep: 0.02 }),
    stroke([0, 1.3], [0, 1.7], 0.08, '#f2603f', { deep: 0.08 }),
    bar([0.22, 1.0], [0.5, 1.24], '#36536a', { deep: 0.2 }),
  ),
)
