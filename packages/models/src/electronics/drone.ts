import { clearGlass, gloss, lit, metal, plastic, printed, rubber } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, box, cylinder, face, radians, ring, slab, surface, sweep, turned } from '../shapes/index.ts'
import { hexOf, inkOn, type Tones } from '../tone.ts'
import { lens } from './optics.ts'

const high = 0.58

/** A twisted blade along +x. */
const blade = (length: number, width: number) =>
  surface(
    (across, t) => {
      const w = width * (0.35 + 0.65 * Math.sin(Math.PI * Math.min(1, t * 1.1 + 0.12))) * (t > 0.97 ? 0.3 : 1)
      const twist = radians(24 - 16 * t)
      const a = across * Math.PI * 2
      const [z, y] = [Math.cos(a) * w * 0.5, Math.sin(a) * 0.013]
      return [
        0.03 + t * length,
        y * Math.cos(twist) + z * Math.sin(twist),
        z * Math.cos(twist) - y * Math.sin(twist),
      ]
    },
    12,
    20,
    true,
  )

/** An arm along +x with motor, propeller and lamp. */
function arm(
  on: Sculpture,
  { body, accent, third }: Tones,
  span: number,
  prop: number,
  index: number,
  isFront: boolean,
): void {
  on.add(
    sweep(
      [
        [0.28, 0, 0],
        [span * 0.6, 0.05, 0],
        [span, 0.08, 0],
      ],
      { size: (t) => [0.13 - 0.055 * t, 0.075 - 0.02 * t], power: 2.6, steps: 18, around: 24 },
    ),
    gloss(body),
  )
  on.within([span, 0, 0], [0, 0, 0], () => {
    on.add(
      turned(
        [
          [0.0001, 0, 0],
          [0.13, 0, 0.03],
          [0.145, 0.1, 0.02],
          [0.125, 0.23, 0.03],
          [0.0001, 0.23, 0],
        ],
        32,
      ),
      plastic(third),
    )
    on.closely(() => {
      on.add(ring(0.1, 0.15, 0.04, 0.012, 24), plastic(accent), [0, 0.12, 0])
      on.add(cylinder(0.05, 0.09, 0.02, 14), metal(), [0, 0.21, 0])
      on.around(10, () => on.add(box(0.02, 0.05, 0.03, 0.006, 1), metal('#b8693a'), [0.136, 0.19, 0]))
      on.add(ball(0.04, 12), lit(isFront ? '#37d07f' : '#ff5a46', 1.4), [0.02, -0.01, 0])
    })
    on.within([0, 0.285, 0], [0, index * 50 + 20, 0], () => {
      for (const half of [0, 180])
        on.within([0, 0, 0], [0, half, 0], () =>
          on.add(blade(prop, 0.18), plastic(isFront ? accent : '#3a4254', 0.5)),
        )
      on.add(cylinder(0.062, 0.05, 0.02, 18), plastic(third), [0, -0.02, 0])
    })
  })
  on.add(box(0.055, 0.66, 0.075, 0.026, 2), plastic(third), [span * 0.85, -0.3, 0], [0, 0, 9])
  on.closely(() => on.add(ball(0.06, 14), rubber(), [span * 0.9, -0.57, 0]))
}

/** A camera in its fork, at the nose. */
function gimbal(on: Sculpture, { third }: Tones): void {
  on.within([0, high - 0.22, 0.74], [0, 0, 0], () => {
    on.add(cylinder(0.1, 0.12, 0.03), plastic('#3a4254'), [0, 0.14, -0.14])
    on.add(box(0.5, 0.06, 0.1, 0.03), plastic(third), [0, 0.14, -0.1])
    for (const x of [-1, 1])
      on.add(
        sweep(
          [
            [x * 0.235, 0.14, -0.1],
            [x * 0.245, 0.02, -0.03],
            [x * 0.235, -0.06, 0],
          ],
          { size: () => [0.035, 0.028], side: [0, 0, 1], power: 2.6, steps: 16 },
        ),
        plastic(third),
      )
    on.add(box(0.36, 0.32, 0.32, 0.13, 6), plastic('#2a3140'), [0, -0.05, 0])
    lens(on, 0.145, [0, -0.05, 0.13], [90, 0, 0], '#8b95a5', 0.09)
  })
}

/** Under a farm's drone: a tank of clear liquid and nozzles. */
function tank(on: Sculpture, { accent }: Tones): void {
  on.add(box(0.72, 0.44, 0.72, 0.16, 6), clearGlass('#d9ecf2', 0.42), [0, high - 0.3, 0])
  on.add(box(0.66, 0.24, 0.66, 0.1, 5), gloss('#8fd0c0'), [0, high - 0.38, 0])
  on.add(cylinder(0.12, 0.06, 0.02), plastic(accent), [0.2, high - 0.1, 0.2])
}

/** An aircraft on several arms. */
export const drone = model({
  name: { zh: '航拍无人机', en: 'Drone' },
  industry: 'electronics',
  seen: { yaw: -30, elevation: 21, fill: 0.86 },
  close: { at: [0, 0.58, 0.6], size: 0.34, yaw: -26, elevation: 14 },
  colours: { body: '#e9edf4', accent: '#f0702e', third: '#2b3242' },
  options: { arms: 4, span: 1.24, prop: 0.74, sprays: false, words: '航测' },
  variants: {
    white: {},
    yellow: {
      colours: { body: '#e9b93c', accent: '#1d5fbf', third: '#2b3242' },
      options: { arms: 6, span: 1.32, prop: 0.58, sprays: true, words: '植保' },
    },
    grey: {
      colours: { body: '#4a5262', accent: '#3fb6a2', third: '#242a36' },
      options: { span: 1.1, prop: 0.66, words: '巡检' },
    },
    navy: {
      colours: { body: '#27406f', accent: '#e8a33d', third: '#1f2735' },
      options: { arms: 6, span: 1.2, prop: 0.52, words: '测绘' },
    },
  },
  build(on, tones, { arms, span, prop, sprays, words }) {
    const plaque = hexOf(tones.accent)
    on.add(box(0.92, 0.46, 1.36, 0.22, 8), gloss(tones.body), [0, high, 0])
    on.add(box(0.64, 0.16, 0.98, 0.08, 6), plastic(tones.third), [0, high + 0.19, -0.08])
    on.add(slab(0.44, 0.3, 0.03, 0.06, 0.01), plastic(tones.accent), [0, high + 0.272, -0.12], [-90, 0, 0])
    on.add(
      face(0.4, 0.26, 0.05),
      printed(
        print(256, 166, plaque, (pen, w, h) =>
          letter(pen, words, w / 2, h / 2, { size: 96, color: inkOn(plaque) }),
        ),
      ),
      [0, high + 0.289, -0.12],
      [-90, 0, 0],
    )
    on.add(box(0.7, 0.2, 1.1, 0.1, 6), plastic(tones.third), [0, high - 0.14, 0])
    on.closely(() => {
      for (const x of [-1, 1]) {
        lens(on, 0.055, [x * 0.22, high + 0.05, 0.665], [90, 0, 0], '#59636f', 0.03)
        on.add(box(0.02, 0.025, 0.16, 0.01, 2), rubber('#1a1f2a'), [x * 0.457, high + 0.04, -0.35])
        for (let i = 0; i < 4; i++)
          on.add(
            box(0.02, 0.16, 0.03, 0.01, 2),
            rubber('#1a1f2a'),
            [x * 0.455, high + 0.0, -0.1 + i * 0.07],
            [0, 0, x * -6],
          )
      }
      for (let i = 0; i < 4; i++)
        on.add(box(0.03, 0.012, 0.06, 0.005, 2), lit(i < 3 ? '#3fdc8a' : '#4a5566', 1), [
          -0.09 + i * 0.06,
          high + 0.272,
          0.28,
        ])
    })
    for (let i = 0; i < arms; i++) {
      const degrees = (360 / arms) * (i + 0.5)
      const isFront = Math.sin(radians(degrees)) < -0.2
      on.within([0, high + 0.05, 0], [0, degrees, 0], () => {
        arm(on, tones, span, prop, i, isFront)
        on.closely(() => {
          if (!sprays) return
          on.add(cylinder(0.03, 0.12, 0.01, 16), plastic('#e9edf3'), [span * 0.62, -0.12, 0])
          on.add(
            cylinder(0.045, 0.06, 0.015, 20, 0.02),
            plastic(tones.accent),
            [span * 0.62, -0.12, 0],
            [180, 0, 0],
          )
        })
      })
    }
    if (sprays) tank(on, tones)
    gimbal(on, tones)
  },
})
