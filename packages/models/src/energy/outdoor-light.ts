import {
  clearGlass,
  darkGlass,
  finish,
  gloss,
  lit,
  metal,
  paint,
  plastic,
  printed,
  rubber,
} from '../finish.ts'
import { model } from '../model.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, pipe, ring, rod, slab, tube, turned } from '../shapes/index.ts'
import { solarCells } from '../solar-cells.ts'
import { darker, type Tones } from '../tone.ts'

/** A panel of cells that lies flat, its face up. */
function panel(on: Sculpture, w: number, h: number): void {
  on.add(slab(w, h, 0.05, 0.03, 0.012), metal('#8d97a5', 0.35), [0, 0, 0], [-90, 0, 0])
  on.add(
    face(w - 0.06, h - 0.06, 0.01),
    printed(solarCells(4, 3, '#1b3a78', '#0e1b38'), 0.15, 1),
    [0, 0.028, 0],
    [-90, 0, 0],
  )
}

/** A lamp on a mast; its panel is on its head when it lives on the sun. */
function street(on: Sculpture, { body, third }: Tones, solar: boolean): void {
  on.add(cylinder(0.28, 0.06, 0.02), paint(third))
  on.add(cylinder(0.09, 2.9, 0.01, 36, 0.06), paint(third), [0, 0.04, 0])
  on.add(
    pipe(
      [
        [0, 2.85, 0],
        [0, 3.05, 0],
        [0.45, 3.2, 0],
      ],
      0.055,
      0.2,
    ),
    paint(third),
  )
  on.within([0.95, 3.24, 0], [0, 0, 8], () => {
    on.add(slab(1.3, 0.52, 0.12, 0.12, 0.04), paint(body), [0, 0, 0], [-90, 0, 0])
    on.add(slab(1.05, 0.38, 0.02, 0.06, 0.006), lit('#fff6dd', 1), [0.06, -0.065, 0], [90, 0, 0])
    if (solar) on.within([0, 0.075, 0], [0, 0, 0], () => panel(on, 1.16, 0.44))
    else
      on.closely(() => {
        for (let i = 0; i < 9; i++)
          on.add(box(0.03, 0.06, 0.44, 0.008, 1), paint(darker(body, 0.15)), [-0.4 + i * 0.1, 0.08, 0])
      })
    on.add(box(0.2, 0.14, 0.26, 0.03), paint(darker(body, 0.2)), [-0.58, 0, 0])
  })
}

/** A short post for a garden, lit all around below its solar cap. */
function bollard(on: Sculpture, { body }: Tones): void {
  on.add(cylinder(0.5, 0.06, 0.02), paint(body))
  on.around(4, () => on.add(cylinder(0.04, 0.04, 0.012, 6), metal(), [0.4, 0.06, 0]))
  on.add(cylinder(0.3, 1.7, 0.02), paint(body), [0, 0.05, 0])
  on.add(cylinder(0.24, 0.42, 0.02), lit('#ffe2a6', 1), [0, 1.74, 0])
  on.add(cylinder(0.285, 0.42, 0.01), clearGlass('#fff3d6', 0.25), [0, 1.74, 0])
  on.around(4, () => on.add(box(0.03, 0.42, 0.05, 0.01), paint(body), [0.29, 1.95, 0]))
  on.add(cylinder(0.36, 0.14, 0.04), paint(body), [0, 2.15, 0])
  on.add(cylinder(0.3, 0.02, 0.006), darkGlass('#16264a'), [0, 2.285, 0])
}

/** A flat lamp on its bracket and the panel that feeds it through a cable. */
function flood(on: Sculpture, { body }: Tones): void {
  on.within([-0.75, 0, 0.35], [0, 18, 0], () => {
    on.add(
      pipe(
        [
          [-0.62, 0.62, 0],
          [-0.62, 0.06, 0],
          [0.62, 0.06, 0],
          [0.62, 0.62, 0],
        ],
        0.04,
        0.08,
      ),
      metal('#6d7786', 0.4),
    )
    on.within([0, 0.64, 0], [-14, 0, 0], () => {
      on.add(slab(1.16, 0.96, 0.2, 0.06, 0.04), paint('#2b323e'))
      on.add(slab(0.98, 0.78, 0.03, 0.04, 0.01), lit('#fdfaf0', 1), [0, 0, 0.1])
      on.closely(() => {
        for (let r = 0; r < 5; r++)
          for (let c = 0; c < 7; c++)
            on.add(
              cylinder(0.03, 0.012, 0.004, 14),
              lit('#ffe9b0', 1.2),
              [-0.39 + c * 0.13, -0.28 + r * 0.14, 0.114],
              [90, 0, 0],
            )
      })
    })
  })
  on.within([0.8, 0, -0.3], [0, -14, 0], () => {
    on.within([0, 0.72, 0], [52, 0, 0], () => panel(on, 1.3, 1.1))
    on.add(rod([0, 0, -0.3], [0, 0.72, -0.06], 0.045), paint(body))
    on.add(rod([-0.4, 0.02, 0.2], [0.4, 0.02, 0.2], 0.04), paint(body))
    on.add(rod([0, 0.02, -0.3], [0, 0.02, 0.22], 0.04), paint(body))
    on.add(rod([0, 0.05, 0.2], [0, 0.4, 0.28], 0.035), paint(body))
  })
  on.add(
    tube(
      [
        [-0.6, 0.4, 0.2],
        [-0.3, 0.04, -0.3],
        [0.2, 0.03, 0.5],
        [0.6, 0.1, 0.1],
        [0.78, 0.4, -0.3],
      ],
      0.03,
      80,
    ),
    rubber('#20252f'),
  )
}

/** A lantern for buoys and piers: a yellow foot with three holes, panels around, a lens on top. */
function marine(on: Sculpture, { body }: Tones): void {
  on.add(cylinder(1, 0.1, 0.03), plastic(body))
  on.around(3, () => on.add(cylinder(0.1, 0.06, 0.015, 6), metal(), [0.84, 0.09, 0]), 60, 420)
  on.add(cylinder(0.72, 0.8, 0.06, 64, 0.62), plastic(body), [0, 0.1, 0])
  on.around(4, () =>
    on.add(slab(0.6, 0.56, 0.03, 0.03, 0.008), darkGlass('#16264a'), [0, 0.52, 0.69], [-7, 0, 0]),
  )
  on.add(cylinder(0.6, 0.08, 0.02), plastic('#20252f'), [0, 0.9, 0])
  on.add(cylinder(0.34, 0.5, 0.05), lit('#ff5f4a', 0.9), [0, 0.97, 0])
  on.add(
    turned([
      [0.5, 0, 0.02],
      [0.52, 0.1, 0.03],
      [0.48, 0.16, 0.02],
      [0.52, 0.24, 0.03],
      [0.48, 0.32, 0.02],
      [0.52, 0.4, 0.03],
      [0.46, 0.56, 0.08],
      [0.0001, 0.66, 0],
    ]),
    clearGlass('#ffd9d2', 0.36),
    [0, 0.97, 0],
  )
  on.closely(() => on.around(8, () => on.add(rod([0.1, 1.6, 0], [0.16, 1.95, 0], 0.01), metal())))
}

/** A lantern for a tent: a frosted light between two caps, a handle over it. */
function camp(on: Sculpture, { body, accent }: Tones): void {
  on.add(cylinder(0.62, 0.62, 0.08), plastic('#2b323e'))
  on.add(ring(0.6, 0.66, 0.12, 0.03), plastic(body), [0, 0.5, 0])
  on.add(cylinder(0.09, 0.05, 0.015), gloss(accent), [0, 0.34, 0.6], [90, 0, 0])
  on.add(box(0.2, 0.09, 0.04, 0.02), rubber('#12161e'), [0.26, 0.2, 0.56], [0, 25, 0])
  on.closely(() => {
    for (let i = 0; i < 4; i++)
      on.add(box(0.05, 0.02, 0.03, 0.006, 1), lit('#4fd08a', 1), [-0.16 + i * 0.1, 0.2, 0.61])
  })
  on.add(cylinder(0.46, 0.94, 0.05), lit('#ffeec2', 0.95), [0, 0.62, 0])
  on.add(cylinder(0.54, 0.94, 0.03), clearGlass('#fff8e6', 0.3), [0, 0.62, 0])
  on.around(4, () => on.add(rod([0.57, 0.6, 0], [0.57, 1.58, 0], 0.03), plastic('#2b323e')), 45, 405)
  on.add(cylinder(0.64, 0.2, 0.08), plastic(body), [0, 1.55, 0])
  on.add(cylinder(0.36, 0.12, 0.05), finish('#2b323e'), [0, 1.74, 0])
  on.add(
    pipe(
      [
        [-0.64, 1.64, 0],
        [-0.7, 2.3, 0],
        [0.7, 2.3, 0],
        [0.64, 1.64, 0],
      ],
      0.035,
      0.3,
    ),
    metal('#8d97a5'),
  )
}

const kinds: Record<string, (on: Sculpture, tones: Tones) => void> = {
  bollard,
  flood,
  marine,
  camp,
  street: (on, tones) => street(on, tones, false),
  sun: (on, tones) => street(on, tones, true),
}

/** A lamp for out of doors. */
export const outdoorLight = model({
  name: { zh: '户外灯具', en: 'Outdoor light' },
  industry: 'energy',
  seen: { yaw: 28, elevation: 14, fill: 0.84 },
  turned: { yaw: -48 },
  close: { at: [0.2, 1.6, 0.2], size: 0.46, yaw: 24, elevation: 6 },
  colours: { body: '#2b323e', accent: '#f0b93a', third: '#8d97a5' },
  options: { kind: 'sun' },
  variants: {
    grey: { colours: { body: '#5f6977' } },
    black: { options: { kind: 'bollard' } },
    white: { colours: { body: '#c9d0d9' }, options: { kind: 'flood' } },
    yellow: { colours: { body: '#f2bc2e' }, options: { kind: 'marine' } },
    silver: { colours: { body: '#aeb7c3', third: '#aeb7c3' }, options: { kind: 'street' } },
    orange: { colours: { body: '#e8701e', accent: '#e9edf2' }, options: { kind: 'camp' } },
  },
  build: (on, tones, { kind }) => kinds[kind]?.(on, tones),
})
