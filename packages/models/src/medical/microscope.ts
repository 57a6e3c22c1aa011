import { clearGlass, gloss, lit, plastic, rubber } from '../finish.ts'
import { model } from '../model.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, disc, hoop, plate, slab, turned } from '../shapes/index.ts'
import { darker, type Tones } from '../tone.ts'
import { camera, eyes, optic, outline, steel, turret } from './microscope-head.ts'

function stand(on: Sculpture, { body, accent, third }: Tones, rise: number): void {
  const shell = plastic(body, 0.36)
  on.add(slab(1.9, 1.16, 0.2, 0.34, 0.08), shell, [0.02, 0.14, 0], [90, 0, 0])
  on.add(slab(1.86, 1.12, 0.06, 0.33, 0.02), rubber('#2c333e'), [0.02, 0.03, 0], [90, 0, 0])
  // The arm: a bow from the base up to the head.
  const bow = outline([
    [0.3, 0.16, 0.06],
    [0.92, 0.16, 0.1],
    [0.96, 1.2 + rise, 0.5],
    [0.72, 1.98 + rise, 0.3],
    [-0.5, 1.98 + rise, 0.14],
    [-0.5, 1.68 + rise, 0.1],
    [0.4, 1.66 + rise, 0.3],
    [0.56, 1.1 + rise * 0.6, 0.5],
    [0.5, 0.5, 0.3],
  ])
  on.add(plate(bow, 0.46, { bevel: 0.1, pieces: 7 }), shell)
  const spine = outline([
    [0.93, 0.42, 0.04],
    [0.99, 0.42, 0.04],
    [1.0, 1.22 + rise, 0.4],
    [0.86, 1.7 + rise, 0.1],
    [0.82, 1.66 + rise, 0.1],
    [0.93, 1.2 + rise, 0.4],
  ])
  on.add(plate(spine, 0.24, { bevel: 0.02 }), gloss(accent))
  // Coarse and fine focus on both sides.
  for (const z of [-1, 1])
    on.within([0.68, 0.58, z * 0.21], [z * 90, 0, 0], () => {
      on.closely(() => on.add(cylinder(0.24, 0.04, 0.015), plastic(third)))
      on.add(cylinder(0.205, 0.16, 0.03, 36), plastic(third))
      on.add(cylinder(0.13, 0.3, 0.03, 30), gloss(accent))
      on.closely(() => {
        on.around(30, () => on.add(box(0.016, 0.1, 0.016, 0), plastic(darker(third, 0.3)), [0, 0.1, 0.203]))
        on.add(cylinder(0.05, 0.012, 0.004, 24), steel, [0, 0.3, 0])
      })
    })
  // Lamp, switch and dimmer in the base.
  on.within([optic, 0.23, 0], [0, 0, 0], () => {
    on.add(
      turned(
        [
          [0.0001, 0, 0],
          [0.3, 0, 0.02],
          [0.25, 0.13, 0.04],
          [0.17, 0.13, 0.01],
          [0.16, 0.11, 0],
        ],
        44,
      ),
      plastic(third),
    )
    on.add(disc(0.168, 32), lit('#ffe9b8', 1.25), [0, 0.118, 0], [-90, 0, 0])
  })
  on.add(cylinder(0.09, 0.07, 0.02, 32), plastic(third), [-0.72, 0.14, 0.52], [90, 0, 0])
  on.add(box(0.05, 0.09, 0.2, 0.02), rubber('#20262f'), [-0.925, 0.14, 0], [0, 0, 4])
}

function stage(on: Sculpture, { accent, third }: Tones): void {
  const y = 0.9
  const table = plastic(third, 0.34)
  on.add(slab(0.98, 1.02, 0.09, 0.1, 0.03), table, [optic + 0.06, y, 0], [90, 0, 0])
  on.add(box(0.36, 0.22, 0.34, 0.05), table, [0.42, y - 0.08, 0])
  on.add(
    turned(
      [
        [0.0001, 0, 0],
        [0.11, 0, 0.02],
        [0.15, 0.1, 0.03],
        [0.19, 0.14, 0.02],
        [0.19, 0.22, 0.02],
        [0.0001, 0.24, 0],
      ],
      40,
    ),
    steel,
    [optic, y - 0.29, 0],
  )
  on.closely(() => on.add(hoop(0.192, 0.014, 0.02, 48), gloss(accent), [optic, y - 0.12, 0]))
  on.add(box(0.26, 0.02, 0.78, 0.008, 3), clearGlass('#bfe3f2', 0.6), [optic, y + 0.058, 0])
  on.add(cylinder(0.075, 0.012, 0.004, 20), gloss('#d0507a'), [optic, y + 0.062, 0], [0, 0, 0], [1.1, 1, 1.5])
  // The holder that pushes the slide, and its two knobs below.
  on.add(box(0.05, 0.06, 0.9, 0.02, 2), steel, [optic + 0.19, y + 0.07, 0])
  for (const z of [-0.4, 0.4]) on.add(box(0.32, 0.03, 0.06, 0.012, 2), steel, [optic + 0.06, y + 0.075, z])
  on.within([optic + 0.2, y - 0.05, 0.42], [180, 0, 0], () => {
    on.add(cylinder(0.03, 0.42, 0.01, 16), steel)
    on.add(cylinder(0.085, 0.1, 0.025, 26), table, [0, 0.12, 0])
    on.add(cylinder(0.065, 0.12, 0.025, 26), table, [0, 0.27, 0])
  })
}

/** A binocular microscope. */
export const microscope = model({
  name: { zh: '生物显微镜', en: 'Biological microscope' },
  industry: 'medical',
  seen: { yaw: -62, elevation: 14, fill: 0.86 },
  turned: { yaw: 40 },
  close: { at: [0, 1.25, 0.2], size: 0.42, yaw: -58, elevation: 12 },
  colours: { body: '#e3e9f0', accent: '#12a0a8', third: '#333d4c' },
  options: { objectives: 3, rise: 0, hasCamera: false },
  variants: {
    white: {},
    blue: {
      colours: { body: '#dfe6ef', accent: '#0d5bd0', third: '#1f3358' },
      options: { objectives: 4, rise: 0.1, hasCamera: true },
    },
    black: {
      colours: { body: '#3a4049', accent: '#e0872c', third: '#23282f' },
      options: { objectives: 4, rise: 0.04 },
    },
    green: {
      colours: { body: '#e6ebe4', accent: '#3f9a5a', third: '#3f4a44' },
      options: { objectives: 3, rise: -0.12 },
    },
  },
  build(on, tones, { objectives, rise, hasCamera }) {
    on.within([0, 0, 0], [0, 90, 0], () => {
      stand(on, tones, rise)
      stage(on, tones)
      turret(on, tones, 1.68 + rise, objectives)
      eyes(on, tones, 1.97 + rise)
      if (hasCamera) camera(on, tones, 1.97 + rise)
    })
  },
})
