import { finish, gloss, lit, metal, plastic, printed, rubber } from '../finish.ts'
import { model } from '../model.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, radians, slab, sweep, tube } from '../shapes/index.ts'
import { solarCells } from '../solar-cells.ts'
import { hexOf, type Tones } from '../tone.ts'

const edge = 0.06

/** Around the origin, its glass to +y. */
function framed(
  on: Sculpture,
  tones: Tones,
  w: number,
  d: number,
  columns: number,
  rows: number,
  gap: string,
): void {
  const frame = metal(tones.third, 0.32)
  for (const z of [-1, 1]) on.add(box(w + edge * 2, 0.11, edge, 0.018), frame, [0, 0, z * (d / 2 + edge / 2)])
  for (const x of [-1, 1]) on.add(box(edge, 0.11, d + edge * 2, 0.018), frame, [x * (w / 2 + edge / 2), 0, 0])
  on.add(box(w + 0.02, 0.05, d + 0.02, 0.01, 2), plastic('#e6ebf1'), [0, 0.01, 0])
  on.add(
    face(w, d, 0.004),
    { ...printed(solarCells(columns, rows, hexOf(tones.body), gap), 0.2, 1), coatRough: 0.05 },
    [0, 0.0365, 0],
    [-90, 0, 0],
  )
  on.add(box(0.34, 0.07, 0.22, 0.03), plastic('#262d3a'), [0, -0.045, -d * 0.3])
  on.closely(() => {
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        on.add(
          box(0.1, 0.004, 0.006, 0.001, 1),
          finish('#59636f'),
          [x * (w / 2 + edge * 0.5), 0.0565, z * (d / 2 + edge * 0.5)],
          [0, 45 * x * z, 0],
        )
  })
}

/** Legs of unequal length on feet, with a bar between. */
function stand(on: Sculpture, { accent }: Tones, w: number, d: number, tilt: number): void {
  const [rise, reach] = [Math.sin(radians(tilt)) * d * 0.5, Math.cos(radians(tilt)) * d * 0.5]
  const middle = rise + 0.3
  const alu = metal('#929daa', 0.3)
  for (const x of [-w * 0.32, w * 0.32]) {
    for (const [share, out] of [
      [-0.62, -0.04],
      [0.66, 0],
    ] as const)
      on.add(
        sweep(
          [
            [x, 0.06, reach * share + out],
            [x, (middle - rise * share) * 0.5, reach * share + out * 0.5],
            [x, middle - rise * share - 0.07, reach * share],
          ],
          { size: () => [0.055, 0.045], side: [1, 0, 0], power: 4, steps: 12, around: 24 },
        ),
        alu,
      )
    on.add(box(0.26, 0.07, reach * 1.9, 0.03), plastic('#333d50'), [x, 0.035, 0])
    on.within([x, middle, 0], [tilt, 0, 0], () =>
      on.add(box(0.09, 0.08, d * 0.86, 0.02), alu, [0, -0.085, 0]),
    )
    on.add(
      sweep(
        [
          [x, 0.16, reach * 0.55],
          [x, (middle + rise * 0.62) * 0.62, -reach * 0.55],
        ],
        { size: () => [0.032, 0.026], side: [1, 0, 0], power: 4, steps: 8, around: 20 },
      ),
      plastic(accent),
    )
    on.closely(() => {
      for (const z of [-1, 1])
        on.add(
          cylinder(0.04, 0.03, 0.01, 6),
          metal('#8b95a5'),
          [x + 0.06, 0.16, z * reach * 0.6],
          [0, 0, -90],
        )
    })
  }
  on.add(box(w * 0.64, 0.06, 0.06, 0.02), alu, [0, middle * 0.42, -reach * 0.62])
}

/** A power box with its charge in lamps. */
function store(on: Sculpture, { accent }: Tones, x: number, z: number): void {
  on.within([x, 0, z], [0, -6, 0], () => {
    on.add(box(0.64, 0.7, 0.42, 0.1, 6), gloss('#e8edf3'), [0, 0.38, 0])
    on.add(box(0.652, 0.07, 0.432, 0.03), plastic(accent), [0, 0.16, 0])
    on.add(slab(0.46, 0.26, 0.02, 0.05, 0.008), plastic('#141b28'), [0, 0.5, 0.21])
    for (let i = 0; i < 4; i++)
      on.add(slab(0.065, 0.13, 0.012, 0.02, 0.004), lit(i < 3 ? '#39d98a' : '#3a4a60', 1), [
        -0.15 + i * 0.1,
        0.5,
        0.222,
      ])
    for (const s of [-1, 1]) on.add(box(0.14, 0.05, 0.36, 0.02), rubber(), [s * 0.2, 0.02, 0])
    on.add(
      tube(
        [
          [-0.18, 0.7, 0],
          [-0.16, 0.82, 0],
          [0.16, 0.82, 0],
          [0.18, 0.7, 0],
        ],
        0.03,
        32,
      ),
      rubber(),
    )
  })
}

/** A module on its stand, with a power box or without. */
export const solarPanel = model({
  name: { zh: '光伏组件', en: 'Solar panel' },
  industry: 'energy',
  seen: { yaw: -30, elevation: 17, fill: 0.84 },
  close: { at: [0.62, 0.72, 0.6], size: 0.4, yaw: -36, elevation: 22 },
  colours: { body: '#123f8f', accent: '#17a36b', third: '#97a2b0' },
  options: { columns: 6, rows: 4, tilt: 38, width: 2.5, hasStore: true, leaves: 1 },
  variants: {
    blue: {},
    black: {
      colours: { body: '#1d2230', accent: '#e8a33d', third: '#2c313b' },
      options: { columns: 5, rows: 4, width: 2.2, tilt: 32, hasStore: false },
    },
    navy: {
      colours: { body: '#1b2c58', accent: '#0d5bd0', third: '#97a2b0' },
      options: { columns: 8, rows: 4, width: 2.7, tilt: 44, hasStore: false },
    },
    orange: {
      colours: { body: '#15305f', accent: '#e8762b', third: '#d9702c' },
      options: { columns: 3, rows: 4, width: 0.86, leaves: 3, tilt: 52 },
    },
    green: {
      colours: { body: '#0f4a52', accent: '#7cb342', third: '#97a2b0' },
      options: { columns: 4, rows: 4, width: 1.9, tilt: 36 },
    },
  },
  build(on, tones, { columns, rows, tilt, width: w, hasStore, leaves }) {
    const d = (w * rows) / columns
    const gap = hexOf(tones.third) === '#2c313b' ? '#0d1017' : '#d5dfeb'
    const middle = Math.sin(radians(tilt)) * d * 0.5 + (leaves > 1 ? 0.07 : 0.3)
    const all = (w + edge * 2 + 0.02) * leaves
    for (let i = 0; i < leaves; i++)
      on.within([(i - (leaves - 1) / 2) * (w + edge * 2 + 0.02), middle, 0], [tilt, 0, 0], () =>
        framed(on, tones, w, d, columns, rows, gap),
      )
    if (leaves === 1) stand(on, tones, w, d, tilt)
    else
      for (const x of [-all * 0.3, all * 0.3])
        on.add(
          sweep(
            [
              [x, 0.04, -d * 0.62],
              [x, middle + d * 0.12, -d * 0.16],
            ],
            { size: () => [0.05, 0.03], side: [1, 0, 0], power: 4, steps: 8 },
          ),
          plastic('#333d50'),
        )
    if (hasStore) {
      store(on, tones, all * 0.5 - 0.1, d * 0.42 + 0.2)
      on.add(
        tube(
          [
            [all * 0.5 - 0.1, 0.2, d * 0.42],
            [all * 0.46, 0.04, d * 0.2],
            [all * 0.36, 0.03, -0.1],
            [all * 0.16, 0.1, -d * 0.3],
            [0.04, middle * 0.8, -d * 0.26],
            [0, middle + 0.1, -d * 0.27],
          ],
          0.024,
          60,
          false,
          10,
        ),
        rubber(),
      )
    }
  },
})
