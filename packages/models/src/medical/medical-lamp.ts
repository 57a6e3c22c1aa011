import { gloss, lit, metal, plastic, rubber } from '../finish.ts'
import { model } from '../model.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, box, cylinder, pipe, ring, rod, slab, tube, turned } from '../shapes/index.ts'
import type { Tones } from '../tone.ts'
import { castor } from '../wheels.ts'

/** Warms by infrared: a red lamp in a bowl, on a neck that bends, over five feet on castors. */
function infrared(on: Sculpture, { body, accent, third }: Tones): void {
  on.around(5, () => {
    on.add(rod([0, 0.2, 0], [0.62, 0.14, 0], 0.045, 0.035), plastic(third))
    on.within([0.6, 0.14, 0], [0, 0, 0], () => castor(on, 0.08, plastic('#3a414d'), gloss('#c9372c')))
  })
  on.add(cylinder(0.08, 0.2, 0.03), plastic(third), [0, 0.12, 0])
  on.add(cylinder(0.035, 1.5, 0.01), metal('#a9b3c0'), [0, 0.25, 0])
  on.add(cylinder(0.06, 0.14, 0.02), plastic('#20252f'), [0, 1.1, 0])
  on.add(box(0.3, 0.4, 0.2, 0.06), plastic(body), [0, 1.5, 0.06])
  on.add(cylinder(0.06, 0.05, 0.015), gloss(accent), [0, 1.56, 0.15], [90, 0, 0])
  on.add(
    tube(
      [
        [0, 1.7, 0],
        [0, 2.05, -0.02],
        [0.05, 2.3, 0.12],
        [0.12, 2.32, 0.4],
      ],
      0.035,
      80,
    ),
    metal('#8d97a5', 0.3),
  )
  on.within([0.12, 2.3, 0.42], [118, 0, 0], () => {
    on.add(
      turned([
        [0.0001, -0.02, 0],
        [0.12, -0.02, 0.03],
        [0.16, 0.14, 0.05],
        [0.4, 0.34, 0.08],
        [0.42, 0.46, 0.01],
        [0.39, 0.46, 0.01],
        [0.36, 0.36, 0.05],
        [0.1, 0.14, 0.02],
        [0.0001, 0.14, 0],
      ]),
      plastic(body),
    )
    on.add(ball(0.24, 36), lit('#e23a24', 0.95), [0, 0.3, 0], [0, 0, 0], [1.3, 0.62, 1.3])
    on.around(8, () => on.add(rod([0.05, 0.49, 0], [0.39, 0.46, 0], 0.008), metal('#c9ced8')))
    for (const r of [0.14, 0.27])
      on.add(ring(r - 0.008, r + 0.008, 0.016, 0.006), metal('#c9ced8'), [0, 0.475, 0])
  })
}

/** A dentist's lamp: a bar with eight lights and two handles on a jointed arm. */
function dental(on: Sculpture, { body, accent, third }: Tones): void {
  on.add(cylinder(0.5, 0.08, 0.03), plastic(third))
  on.add(cylinder(0.05, 1.7, 0.01), metal('#c9ced8'), [0, 0.06, 0])
  on.add(cylinder(0.1, 0.2, 0.03), plastic(body), [0, 1.7, 0])
  on.add(
    pipe(
      [
        [0, 1.82, 0],
        [-0.5, 2.2, 0.05],
        [0.45, 2.34, 0.2],
      ],
      0.06,
      0.1,
    ),
    plastic(body),
  )
  on.add(cylinder(0.09, 0.18, 0.03), plastic(accent), [-0.5, 2.1, 0.05])
  on.add(rod([0.45, 2.34, 0.2], [0.45, 1.95, 0.42], 0.045), plastic(body))
  on.within([0.45, 1.86, 0.5], [-14, 0, 0], () => {
    on.add(slab(1.25, 0.5, 0.2, 0.22, 0.08), plastic(body))
    on.add(slab(1.12, 0.38, 0.03, 0.18, 0.01), plastic('#cfd8e2'), [0, 0, 0.1])
    for (let i = 0; i < 8; i++)
      on.add(
        cylinder(0.062, 0.02, 0.006, 28),
        lit('#fff6dd', 1),
        [((i % 4) - 1.5) * 0.26, i < 4 ? 0.09 : -0.09, 0.112],
        [90, 0, 0],
      )
    for (const x of [-0.7, 0.7])
      on.add(
        pipe(
          [
            [x * 0.84, 0.14, 0.02],
            [x * 1.1, 0.14, 0.1],
            [x * 1.1, -0.3, 0.1],
            [x * 0.84, -0.16, 0.02],
          ],
          0.04,
          0.08,
        ),
        rubber('#4a525e'),
      )
  })
}

/** A lamp of a clinic: one that warms, one that lights a mouth. */
export const medicalLamp = model({
  name: { zh: '医用灯', en: 'Medical lamp' },
  industry: 'medical',
  seen: { yaw: 28, elevation: 12, fill: 0.86 },
  turned: { yaw: -46 },
  close: { at: [0.2, 2.1, 0.4], size: 0.42, yaw: 24, elevation: 6 },
  colours: { body: '#eef1f5', accent: '#2a8f86', third: '#d5dce4' },
  options: { infrared: true },
  variants: {
    red: { colours: { accent: '#c9372c', third: '#3a414d' } },
    white: { options: { infrared: false } },
  },
  build: (on, tones, options) => (options.infrared ? infrared : dental)(on, tones),
})
