import { gloss, metal, plastic, printed, rubber } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import {
  box,
  cylinder,
  type Fineness,
  face,
  linkLine,
  pipe,
  plate,
  ring,
  sweep,
  tube,
  turned,
} from '../shapes/index.ts'
import { hexOf, inkOn, type Tones } from '../tone.ts'
import { bolts, capScrew } from './fittings.ts'

const steel = metal('#9aa4b2', 0.24)

const armLine = (r0: number, r1: number, length: number) => (fine: Fineness) =>
  linkLine(r0, r1, length, fine.round(30))

/** A joint about z: a dark drum between two steel lids. */
function joint(on: Sculpture, { third }: Tones, radius: number, width: number): void {
  on.add(cylinder(radius, width), plastic(third), [0, 0, -width / 2], [90, 0, 0])
  for (const way of [1, -1])
    on.within([0, 0, way * width * 0.5], [way * 90, 0, 0], () => {
      on.add(
        turned([
          [0.0001, 0, 0],
          [radius * 0.74, 0, 0.02],
          [radius * 0.66, 0.06, 0.03],
          [0.0001, 0.06, 0],
        ]),
        steel,
      )
      bolts(on, 6, radius * 0.5, 0.055, radius * 0.07)
    })
}

/** A foot that is screwed down, with its plugs, and the turning collar. */
function foot(on: Sculpture, { body, third }: Tones): void {
  on.add(
    turned([
      [0.0001, 0, 0],
      [0.78, 0, 0.05],
      [0.78, 0.12, 0.05],
      [0.6, 0.2, 0.06],
      [0.58, 0.3, 0.03],
      [0.0001, 0.3, 0],
    ]),
    plastic(third),
  )
  bolts(on, 8, 0.69, 0.14, 0.045)
  on.add(box(0.3, 0.2, 0.34, 0.04), plastic(third), [-0.62, 0.22, 0])
  on.closely(() => {
    for (const z of [-0.08, 0.08])
      on.add(cylinder(0.05, 0.06, 0.015, 24), metal('#7c8694'), [-0.76, 0.24, z], [0, 0, 90])
  })
  on.add(ring(0.4, 0.56, 0.05), steel, [0, 0.29, 0])
  on.add(
    turned([
      [0.0001, 0.33, 0],
      [0.53, 0.33, 0.02],
      [0.55, 0.4, 0.05],
      [0.46, 0.74, 0.12],
      [0.0001, 0.76, 0],
    ]),
    gloss(body),
  )
  for (const z of [-0.3, 0.3])
    on.add(plate(armLine(0.34, 0.4, 0.42), 0.16, { bevel: 0.05 }), gloss(body), [0, 0.6, z], [0, 0, 90])
  on.add(cylinder(0.17, 0.34, 0.04), plastic(third), [-0.36, 0.62, 0], [0, 0, 12])
}

/** What the hand holds: fingers, cups or a torch, along +x. */
function tool(on: Sculpture, { accent, third }: Tones, kind: string): void {
  if (kind === 'torch') {
    on.add(cylinder(0.1, 0.2, 0.03), plastic(third), [0.32, 0, 0], [0, 0, -90])
    on.add(
      pipe(
        [
          [0.44, 0, 0],
          [0.66, 0, 0],
          [0.84, -0.24, 0],
        ],
        0.045,
        0.16,
      ),
      metal('#b3763f', 0.28),
    )
    on.add(cylinder(0.035, 0.16, 0.01, 24, 0.055), metal('#7c8694'), [0.94, -0.375, 0], [0, 0, 37])
    return
  }
  on.add(box(0.14, 0.18, 0.56, 0.04), plastic(third), [0.44, 0, 0])
  if (kind === 'cups') {
    for (const z of [-0.2, 0, 0.2]) {
      on.add(cylinder(0.03, 0.16, 0.01, 20), steel, [0.5, 0, z], [0, 0, -90])
      for (const [x, r] of [
        [0.63, 0.05],
        [0.67, 0.065],
        [0.71, 0.085],
      ] as const)
        on.add(cylinder(r, 0.05, 0.02, 20, r * 1.15), rubber(hexOf(accent)), [x, 0, z], [0, 0, -90])
    }
    return
  }
  for (const z of [-0.2, 0.2]) {
    on.add(box(0.34, 0.13, 0.07, 0.03), steel, [0.64, 0, z])
    on.add(box(0.2, 0.15, 0.075, 0.03), rubber(), [0.78, 0, z * 0.74])
  }
}

/** A six-axis arm. */
export const robotArm = model({
  name: { zh: '工业机械臂', en: 'Robot arm' },
  industry: 'manufacturing',
  seen: { yaw: -28, elevation: 13 },
  turned: { yaw: 38 },
  close: { at: [0.2, 2.35, 0.1], size: 0.5, yaw: -22, elevation: 12 },
  colours: { body: '#f0701c', accent: '#e8ecf2', third: '#2a3347' },
  options: { lean: 24, elbow: -102, wrist: -34, reach: 1, tool: 'fingers', mark: '六轴' },
  variants: {
    orange: {},
    white: {
      colours: { body: '#e8edf3', accent: '#0d5bd0', third: '#3a4660' },
      options: { lean: 8, elbow: -78, wrist: -52, tool: 'cups', mark: '协作' },
    },
    yellow: {
      colours: { body: '#f1b51e', accent: '#2a3347', third: '#262d3b' },
      options: { lean: 34, elbow: -112, wrist: -20, reach: 1.12, tool: 'torch', mark: '焊接' },
    },
    blue: {
      colours: { body: '#0d5bd0', accent: '#f2a31b', third: '#1f2a40' },
      options: { lean: 16, elbow: -88, wrist: -46, reach: 0.9, mark: '搬运' },
    },
    red: {
      colours: { body: '#cc3b30', accent: '#e8ecf2', third: '#2b3140' },
      options: { lean: 30, elbow: -120, wrist: 10, tool: 'cups', mark: '码垛' },
    },
  },
  build(on, tones, { lean, elbow, wrist, reach, tool: kind, mark }) {
    const { body, accent, third } = tones
    const skin = gloss(body)
    on.within([-0.35, 0, 0], [0, 0, 0], () => {
      foot(on, tones)
      on.within([0, 1.02, 0], [0, 0, 90 + lean], () => {
        joint(on, tones, 0.3, 0.82)
        const upper = 1.35 * reach
        on.add(plate(armLine(0.33, 0.25, upper), 0.36, { bevel: 0.1 }), skin)
        on.add(plate(armLine(0.14, 0.1, upper * 0.5), 0.39, { bevel: 0.03 }), plastic(accent), [
          upper * 0.26,
          0,
          0,
        ])
        const sign = print(128, 256, hexOf(accent), (pen, w) => {
          const color = inkOn(accent)
          letter(pen, mark[0] ?? '', w / 2, 78, { size: 96, color })
          letter(pen, mark[1] ?? '', w / 2, 186, { size: 96, color })
        })
        on.closely(() => on.add(face(0.15, 0.3, 0.02), printed(sign), [upper * 0.47, 0, 0.197], [0, 0, -90]))
        on.within([upper, 0, 0], [0, 0, elbow], () => {
          joint(on, tones, 0.24, 0.56)
          const fore = 1.05 * reach
          on.add(box(0.64, 0.5, 0.46, 0.14, 5), skin, [0.02, 0.1, 0])
          on.add(cylinder(0.19, 0.24), plastic(third), [-0.5, 0.1, 0], [0, 0, -90])
          on.closely(() => {
            for (const z of [-0.12, 0.12]) capScrew(on, 0.03, [-0.12, 0.35, z])
          })
          on.add(cylinder(0.21, fore, 0.03, 48, 0.15), skin, [0.25, 0.1, 0], [0, 0, -90])
          on.add(ring(0.12, 0.225, 0.07), plastic(accent), [0.42, 0.1, 0], [0, 0, -90])
          on.add(
            tube(
              [
                [-0.42, 0.26, 0.06],
                [-0.1, 0.42, 0.1],
                [0.35, 0.5, 0.12],
                [0.8, 0.42, 0.1],
                [fore + 0.16, 0.28, 0.04],
              ],
              0.034,
            ),
            rubber(),
          )
          on.closely(() => on.add(ring(0.03, 0.055, 0.06, 0.012, 24), steel, [0.62, 0.46, 0.12], [0, 0, -98]))
          on.within([fore + 0.3, 0.1, 0], [0, 0, wrist], () => {
            joint(on, tones, 0.17, 0.36)
            on.add(cylinder(0.13, 0.26, 0.03), skin, [0.08, 0, 0], [0, 0, -90])
            on.add(cylinder(0.15, 0.07, 0.02), steel, [0.32, 0, 0], [0, 0, -90])
            tool(on, tones, kind)
          })
        })
        // The hose that comes up from the foot.
        on.add(
          sweep(
            [
              [-0.3, 0.34, -0.2],
              [0.2, 0.46, -0.26],
              [upper * 0.7, 0.38, -0.24],
              [upper, 0.16, -0.26],
            ],
            { size: () => [0.036, 0.036], around: 14 },
          ),
          rubber(),
        )
      })
    })
  },
})
