import { gloss, metal, plastic, printed, rubber } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, box, cylinder, face, type Point, slab, tube } from '../shapes/index.ts'
import { inkOn } from '../tone.ts'

/** Colours and names of the leads: four limbs and up to six of the chest. */
const leads: readonly (readonly [string, string])[] = [
  ['R', '#d8342a'],
  ['L', '#f2c230'],
  ['F', '#2e9a57'],
  ['N', '#20252f'],
  ['C1', '#d8342a'],
  ['C2', '#f2c230'],
  ['C3', '#2e9a57'],
  ['C4', '#8a5a33'],
  ['C5', '#20252f'],
  ['C6', '#7a4fa8'],
]

function lead(on: Sculpture, index: number, count: number, clip: boolean): void {
  const [name, tint] = leads[index] ?? ['R', '#d8342a']
  const share = count > 1 ? index / (count - 1) - 0.5 : 0
  const angle = share * 2.5
  const reach = 1.75 - Math.abs(share) * 0.5
  const end: Point = [Math.sin(angle) * reach, 0.08, 0.3 + Math.cos(angle) * reach]
  on.add(
    tube(
      [
        [share * 0.42, 0.12, 0.24],
        [share * 0.62, 0.09, 0.5],
        [Math.sin(angle) * reach * 0.55 + share * 0.1, 0.04, 0.3 + Math.cos(angle) * reach * 0.55],
        end,
      ],
      0.026,
      60,
      false,
      10,
    ),
    rubber('#9aa4b2'),
  )
  on.within(end, [0, (angle * 180) / Math.PI, 0], () => {
    on.add(cylinder(0.05, 0.2, 0.02, 20), gloss(tint), [0, 0, -0.1], [90, 0, 0])
    if (clip) {
      on.add(slab(0.16, 0.34, 0.1, 0.06, 0.03), gloss(tint), [0, 0.02, 0.24], [-90, 0, 0])
      on.add(ball(0.05, 20), metal('#a9b3c0'), [0, -0.01, 0.34])
    } else {
      on.add(cylinder(0.045, 0.3, 0.01, 20), gloss(tint), [0, 0, 0.1], [90, 0, 0])
      on.add(cylinder(0.024, 0.2, 0.008, 16), metal('#c9ced8'), [0, 0, 0.38], [90, 0, 0])
    }
    const mark = print(96, 64, tint, (pen, w, h) =>
      letter(pen, name, w / 2, h / 2, { size: 46, color: inkOn(tint) }),
    )
    on.add(face(0.13, 0.09, 0.02), printed(mark), [0, clip ? 0.076 : 0.052, clip ? 0.22 : 0.16], [-90, 0, 0])
  })
}

/** The cable from a patient to a recorder: a plug, a trunk, a yoke, and a lead for each electrode. */
export const ecgCable = model({
  name: { zh: '心电导联线', en: 'ECG lead cable' },
  industry: 'medical',
  seen: { yaw: 16, elevation: 38, fill: 0.84 },
  turned: { yaw: -40 },
  close: { at: [0, 0.1, 1.2], size: 0.5, yaw: 14, elevation: 42 },
  colours: { body: '#c3cad4', accent: '#2a72c4', third: '#2b3038' },
  options: { leads: 10, clip: true },
  variants: {
    grey: {},
    white: { colours: { body: '#eef1f5' }, options: { leads: 5, clip: false } },
  },
  build(on, { body, accent }, { leads: count, clip }) {
    on.within([0, 0, -0.7], [0, 0, 0], () => {
      on.add(slab(0.62, 0.42, 0.16, 0.1, 0.05), plastic(body), [0, 0.11, 0.06], [-90, 0, 0])
      on.add(slab(0.4, 0.2, 0.02, 0.06, 0.008), plastic(accent), [0, 0.195, 0.05], [-90, 0, 0])
      const trunk: Point[] = [
        [0, 0.1, -0.12],
        [0, 0.08, -0.5],
        [0.5, 0.07, -0.85],
        [1.15, 0.07, -0.5],
        [1.45, 0.07, -0.1],
      ]
      on.add(tube(trunk, 0.06, 90, false, 16), rubber('#aeb7c3'))
      on.within([1.5, 0.1, 0], [0, -24, 0], () => {
        on.add(box(0.36, 0.18, 0.5, 0.06), plastic(body), [0, 0, 0.2])
        on.add(box(0.44, 0.14, 0.08, 0.02), metal('#8d97a5'), [0, 0, 0.48])
        on.closely(() => {
          for (const x of [-0.12, -0.04, 0.04, 0.12])
            on.add(cylinder(0.014, 0.08, 0.004, 10), metal('#c99b3a'), [x, 0, 0.5], [90, 0, 0])
        })
      })
      for (let i = 0; i < count; i++) lead(on, i, count, clip)
    })
  },
})
