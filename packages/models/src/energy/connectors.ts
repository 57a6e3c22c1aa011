import { gloss, metal, plastic, rubber } from '../finish.ts'
import { model } from '../model.ts'
import type { Sculpture } from '../sculpture.ts'
import {
  arc,
  box,
  cylinder,
  hoop,
  type Point,
  plate,
  ring,
  slab,
  sweep,
  tube,
  turned,
} from '../shapes/index.ts'
import { darker, type Tones } from '../tone.ts'

/** A cable that lies on the floor. */
const lying = (points: readonly Point[], radius: number) => tube(points, radius, 90, false, 18)

/** One half of a plug for solar cables, along +x; the male half has two sprung clips. */
function half(on: Sculpture, { body }: Tones, male: boolean): void {
  const stuff = plastic(body)
  on.within([0, 0.26, 0], [0, 0, -90], () => {
    on.add(
      turned([
        [0.0001, -0.95, 0],
        [0.2, -0.95, 0.03],
        [0.24, -0.55, 0.03],
        [0.24, -0.4, 0.02],
        [0.2, -0.38, 0.02],
        [0.2, 0.25, 0.02],
        [0.0001, 0.25, 0],
      ]),
      stuff,
    )
    on.closely(() => on.around(14, () => on.add(box(0.03, 0.42, 0.035, 0.01, 1), stuff, [0.235, -0.72, 0])))
    if (male) {
      on.add(cylinder(0.13, 0.5, 0.02, 36), stuff, [0, 0.24, 0])
      for (const x of [-0.2, 0.2]) {
        on.add(box(0.05, 0.5, 0.12, 0.02), stuff, [x, 0.42, 0])
        on.add(box(0.09, 0.1, 0.14, 0.03), stuff, [x * 1.06, 0.64, 0])
      }
      on.add(ring(0.1, 0.15, 0.05, 0.02), rubber('#c23b30'), [0, 0.36, 0])
    } else {
      on.add(ring(0.14, 0.22, 0.55, 0.03), stuff, [0, 0.22, 0])
      on.add(cylinder(0.06, 0.5, 0.02, 24), metal('#b9a25e', 0.25), [0, 0.2, 0])
      for (const z of [-1, 1]) on.add(box(0.16, 0.26, 0.02, 0.01), plastic('#0e1218'), [0, 0.42, z * 0.215])
    }
  })
}

function solarPair(on: Sculpture, tones: Tones): void {
  for (const [male, z, x, tint] of [
    [true, -0.42, -0.1, '#b9312a'],
    [false, 0.42, 0.15, '#20252f'],
  ] as const)
    on.within([x, 0, z], [0, male ? 8 : -6, 0], () => {
      half(on, tones, male)
      on.add(
        lying(
          [
            [-0.9, 0.26, 0],
            [-1.2, 0.2, 0],
            [-1.5, 0.1, z * 0.4],
            [-1.9, 0.09, z * 0.2],
          ],
          0.09,
        ),
        rubber(tint),
      )
    })
}

/** The gun that goes into a car: a round face with its contacts, a grip that bends down into the cable. */
function gun(on: Sculpture, { body, accent }: Tones): void {
  on.add(
    sweep(
      [
        [0.5, 0.62, 0],
        [0.1, 0.64, 0],
        [-0.3, 0.52, 0],
        [-0.62, 0.24, 0],
      ],
      { size: (t) => [0.2 - 0.06 * t, 0.22 - 0.06 * t], power: 2.6 },
    ),
    plastic(body),
  )
  on.within([0.5, 0.62, 0], [0, 0, -90], () => {
    on.add(ring(0.21, 0.29, 0.5, 0.04), plastic(darker(body, 0.1)), [0, -0.06, 0])
    on.add(cylinder(0.215, 0.3, 0.02), plastic('#12161e'), [0, -0.04, 0])
    const pins: [number, number][] = [
      [0, 0],
      [-0.1, 0.08],
      [-0.1, -0.08],
      [0.1, 0.08],
      [0.1, -0.08],
      [0.02, 0.14],
      [0.02, -0.14],
    ]
    for (const [x, z] of pins) on.add(ring(0.02, 0.042, 0.14, 0.008, 20), metal('#c99b3a'), [x, 0.24, z])
  })
  on.add(slab(0.3, 0.13, 0.06, 0.05, 0.02), gloss(accent), [0.12, 0.84, 0], [-84, 0, 0])
}

function charging(on: Sculpture, tones: Tones): void {
  on.within([0.35, 0, 0.5], [0, -18, 0], () => gun(on, tones))
  const cable = rubber('#20252f')
  for (let i = 0; i < 4; i++)
    on.add(hoop(0.86 + (i % 2) * 0.05, 0.075, 0.075, 96, 16), cable, [
      -0.35 + i * 0.02,
      0.09 + i * 0.13,
      -0.55,
    ])
  on.add(
    lying(
      [
        [-0.24, 0.3, 0.7],
        [-0.6, 0.16, 0.72],
        [-1, 0.2, 0.3],
        [-1.24, 0.34, -0.3],
      ],
      0.075,
    ),
    cable,
  )
  on.within([-0.35, 0.12, -0.55], [0, 0, 0], () =>
    on.add(box(0.36, 0.62, 0.16, 0.05), plastic(tones.accent), [0, 0.2, 0.88]),
  )
}

/** A short thick cable: a sealed plug at one end, a copper lug at the other. */
function link(on: Sculpture, { body, accent }: Tones): void {
  on.add(
    lying(
      [
        [-1, 0.16, 0.5],
        [-0.2, 0.14, 0.9],
        [0.9, 0.14, 0.5],
        [0.7, 0.14, -0.5],
        [-0.4, 0.14, -0.6],
        [-1, 0.14, -0.7],
      ],
      0.13,
    ),
    rubber(body),
  )
  on.within([-1, 0.16, 0.5], [0, -24, 0], () => {
    on.add(box(0.75, 0.5, 0.5, 0.1), plastic(darker(body, 0.1)), [-0.35, 0.1, 0])
    on.add(cylinder(0.21, 0.3, 0.03), plastic('#20252f'), [-0.6, 0.1, 0], [0, 0, 90])
    on.add(cylinder(0.15, 0.32, 0.02), metal('#c99b3a'), [-0.62, 0.1, 0], [0, 0, 90])
    on.add(box(0.3, 0.08, 0.28, 0.03), plastic(accent), [-0.35, 0.38, 0])
  })
  on.within([-1, 0.14, -0.7], [0, 6, 0], () => {
    const copper = metal('#c27a48', 0.26)
    on.add(cylinder(0.16, 0.5, 0.02), rubber('#20252f'), [0.1, 0, 0], [0, 0, 90])
    on.add(cylinder(0.12, 0.6, 0.02), copper, [-0.2, 0, 0], [0, 0, 90])
    on.within([-1, 0, 0], [-90, 0, 0], () =>
      on.add(
        plate((fine) => ringLine(0.26, fine.round(48)), 0.06, {
          bevel: 0.012,
          holes: [(fine) => ringLine(0.11, fine.round(32))],
        }),
        copper,
      ),
    )
  })
}

const ringLine = (radius: number, pieces: number) => arc(radius, 0, 0, pieces)

const kinds: Record<string, (on: Sculpture, tones: Tones) => void> = { solarPair, charging, link }

/** Plugs and cables that join what makes, stores and takes electricity. */
export const connector = model({
  name: { zh: '新能源连接器', en: 'Power connector' },
  industry: 'energy',
  seen: { yaw: 24, elevation: 26, fill: 0.84 },
  turned: { yaw: -40 },
  close: { at: [0.3, 0.4, 0.4], size: 0.5, yaw: 30, elevation: 26 },
  colours: { body: '#272c36', accent: '#f0b93a', third: '#2b323e' },
  options: { kind: 'solarPair' },
  variants: {
    black: {},
    white: { colours: { body: '#e6eaf0', accent: '#2fa36b' }, options: { kind: 'charging' } },
    orange: { colours: { body: '#e8701e', accent: '#20252f' }, options: { kind: 'link' } },
  },
  build: (on, tones, { kind }) => kinds[kind]?.(on, tones),
})
