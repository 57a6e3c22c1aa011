import { badge } from '../badge.ts'
import { darkGlass, gloss, matte, metal, paint, plastic, rubber, screen } from '../finish.ts'
import { model } from '../model.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, pipe, ring, slab, tube } from '../shapes/index.ts'
import { darker, hexOf, type Tones } from '../tone.ts'
import { curves } from './bench-forms.ts'

/** A white cross on a colour, facing +z. */
function cross(on: Sculpture, size: number, x: number, y: number, z: number): void {
  on.add(box(size, size * 0.32, 0.02, 0.01, 2), gloss('#ffffff'), [x, y, z])
  on.add(box(size * 0.32, size, 0.02, 0.01, 2), gloss('#ffffff'), [x, y, z])
}

/** An open case: a tablet in its lid, instruments in their beds of foam. */
function telehealth(on: Sculpture, { body, accent }: Tones): void {
  const [w, d, h] = [2.6, 1.9, 0.5]
  const foam = matte('#2f3742')
  on.add(slab(w, d, h, 0.16, 0.06), plastic(body), [0, h / 2, 0], [-90, 0, 0])
  on.add(slab(w - 0.2, d - 0.2, 0.04, 0.1, 0.01), foam, [0, h, 0], [-90, 0, 0])
  on.within([0, h, -d / 2], [-18, 0, 0], () => {
    on.add(slab(w, d, 0.34, 0.16, 0.06), plastic(body), [0, d / 2, -0.1])
    on.add(slab(w - 0.2, d - 0.2, 0.04, 0.1, 0.01), foam, [0, d / 2, 0.08])
    on.add(slab(1.9, 1.3, 0.06, 0.08, 0.02), darkGlass(), [0, d / 2 + 0.08, 0.11])
    on.add(
      face(1.72, 1.13, 0.03),
      screen(
        curves([
          ['#5fe08a', '72'],
          ['#5fd1ff', '98'],
          ['#ffd25c', '36.6'],
        ]),
      ),
      [0, d / 2 + 0.08, 0.1415],
    )
  })
  const y = h + 0.04
  // Blood-pressure cuff, stethoscope, oximeter, thermometer, otoscope.
  on.add(cylinder(0.26, 0.5, 0.05), matte(accent), [-1.02, y + 0.1, -0.35], [0, 0, -90])
  on.add(slab(0.5, 0.36, 0.14, 0.06, 0.03), plastic('#f4f6f9'), [-0.15, y + 0.04, -0.5], [-90, 0, 0])
  on.add(slab(0.26, 0.16, 0.02, 0.02, 0.006), darkGlass(), [-0.15, y + 0.12, -0.52], [-90, 0, 0])
  on.add(
    tube(
      [
        [0.55, y + 0.05, 0.45],
        [0.3, y + 0.06, 0.05],
        [0.6, y + 0.06, -0.4],
        [1.02, y + 0.06, -0.2],
        [0.95, y + 0.06, 0.3],
      ],
      0.045,
      80,
    ),
    rubber(accent),
  )
  on.add(cylinder(0.16, 0.09, 0.03), metal(), [0.95, y + 0.01, 0.42])
  on.add(slab(0.26, 0.42, 0.16, 0.1, 0.05), plastic('#f4f6f9'), [-0.95, y + 0.05, 0.42], [-90, 0, 0])
  on.add(slab(0.16, 0.18, 0.02, 0.02, 0.006), darkGlass('#14324a'), [-0.95, y + 0.14, 0.42], [-90, 0, 0])
  on.add(box(0.16, 0.12, 0.6, 0.05), plastic('#f4f6f9'), [-0.5, y + 0.04, 0.42])
  on.add(cylinder(0.1, 0.26, 0.03, 32, 0.03), plastic('#20252f'), [-0.1, y + 0.06, 0.7], [-90, 0, 0])
  on.add(cylinder(0.07, 0.4, 0.02), metal('#8d97a5'), [-0.1, y + 0.06, 0.3], [90, 0, 0])
  on.add(box(0.5, 0.12, 0.08, 0.03), rubber('#20252f'), [0, 0.26, d / 2 + 0.05])
  badge(on, '远程问诊箱', 'TELEHEALTH', body, [0.72, 0.27, d / 2 + 0.004], [0.74, 0.24])
}

/** A cupboard of three drawers with a red cross, for a ship. */
function chest(on: Sculpture, { body, accent }: Tones): void {
  on.add(slab(2.1, 1.7, 1.3, 0.08, 0.05), paint(body), [0, 0.98, 0])
  on.add(box(2.16, 0.12, 1.36, 0.03), plastic(darker(body, 0.3)), [0, 0.09, 0])
  for (let i = 0; i < 3; i++) {
    const out = i === 0 ? 0.34 : 0
    const y = 0.42 + i * 0.42
    on.add(slab(1.92, 0.38, 0.06, 0.04, 0.015), paint(body), [0, y, 0.66 + out])
    on.add(box(0.6, 0.05, 0.08, 0.02), metal('#8d97a5'), [0, y + 0.08, 0.72 + out])
    if (i === 0) {
      on.add(box(1.8, 0.3, 0.4, 0.02), plastic('#cfd6df'), [0, y - 0.03, 0.76])
      for (let k = 0; k < 5; k++)
        on.add(box(0.26, 0.14, 0.24, 0.02), plastic(['#ffffff', '#a8d6c6', '#f3d9a8'][k % 3] ?? '#ffffff'), [
          -0.66 + k * 0.33,
          y + 0.16,
          0.8,
        ])
    }
  }
  on.add(slab(0.5, 0.5, 0.03, 0.06, 0.01), gloss(accent), [-0.66, 1.6, 0.66])
  cross(on, 0.32, -0.66, 1.6, 0.68)
  badge(on, '船用药箱', "SHIP'S MEDICINE CHEST", body, [0.3, 1.62, 0.653], [1.1, 0.28])
  for (const x of [-1.07, 1.07])
    on.add(
      pipe(
        [
          [x, 1.2, -0.25],
          [x * 1.1, 1.2, -0.25],
          [x * 1.1, 1.2, 0.25],
          [x, 1.2, 0.25],
        ],
        0.035,
        0.05,
      ),
      metal('#8d97a5'),
    )
}

/** Carries vaccines cold: thick walls, a lid with a latch, a strap over the shoulder. */
function carrier(on: Sculpture, { body, accent }: Tones): void {
  on.add(slab(1.7, 1.3, 1.2, 0.2, 0.08), plastic(body), [0, 0.64, 0], [-90, 0, 0])
  on.add(slab(1.78, 1.38, 0.34, 0.22, 0.08), plastic(accent), [0, 1.4, 0], [-90, 0, 0])
  on.add(slab(0.3, 0.36, 0.08, 0.05, 0.02), plastic(darker(accent, 0.25)), [0, 1.22, 0.68])
  on.add(
    pipe(
      [
        [-0.55, 1.5, 0],
        [-0.55, 1.85, 0],
        [0.55, 1.85, 0],
        [0.55, 1.5, 0],
      ],
      0.07,
      0.16,
    ),
    plastic('#e9edf2'),
  )
  on.add(
    tube(
      [
        [-0.86, 1.1, 0.1],
        [-1.3, 0.6, 0.6],
        [-0.9, 0.06, 1.1],
        [0.3, 0.05, 1.2],
        [1.2, 0.1, 0.9],
        [0.86, 1.1, 0.1],
      ],
      0.05,
      100,
    ),
    matte('#2b3a55'),
  )
  badge(on, '疫苗冷藏箱', 'VACCINE CARRIER', accent, [0, 0.66, 0.653], [1.1, 0.4])
  on.add(ring(0.08, 0.12, 0.05, 0.02), metal(), [-0.86, 1.1, 0.1], [0, 0, 90])
  // Ice packs beside it.
  for (const [x, z] of [
    [1.25, 0.2],
    [1.32, -0.3],
  ] as const)
    on.add(slab(0.5, 0.7, 0.14, 0.08, 0.04), plastic(hexOf('#8fd0ef')), [x, 0.4, z], [-12, 60, 0])
}

const kinds: Record<string, (on: Sculpture, tones: Tones) => void> = { telehealth, chest, carrier }

/** What carries medicine or its instruments. */
export const equipmentCase = model({
  name: { zh: '医疗箱', en: 'Medical case' },
  industry: 'medical',
  seen: { yaw: 26, elevation: 24, fill: 0.84 },
  turned: { yaw: -36 },
  close: { at: [0, 0.8, 0.5], size: 0.5, yaw: 14, elevation: 30 },
  colours: { body: '#2f7f8f', accent: '#5fb0c4', third: '#2b3038' },
  options: { kind: 'telehealth' },
  variants: {
    teal: {},
    white: { colours: { body: '#e9edf2', accent: '#c9372c' }, options: { kind: 'chest' } },
    blue: { colours: { body: '#dfeaf3', accent: '#1f6fd0' }, options: { kind: 'carrier' } },
  },
  build: (on, tones, { kind }) => kinds[kind]?.(on, tones),
})
