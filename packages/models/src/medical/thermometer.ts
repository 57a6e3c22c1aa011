import { darkGlass, finish, gloss, metal, plastic, printed, rubber, screen } from '../finish.ts'
import { model } from '../model.ts'
import { letter, type Print, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, box, cylinder, face, hoop, linkLine, plate, slab, sweep, turned } from '../shapes/index.ts'
import { darker, hexOf, type Tones } from '../tone.ts'

const heatOf = (heat: string, glow: string): Print =>
  print(512, 400, '#0c1a1e', (pen, w) => {
    pen.fillStyle = glow
    pen.fillRect(0, 0, w, 18)
    letter(pen, '体温', 84, 80, { size: 60, color: glow })
    letter(pen, '℃', w - 70, 92, { size: 76, color: glow, weight: 500 })
    letter(pen, heat, w / 2, 240, { size: 216, color: '#f2fff9', weight: 600, most: 480 })
    letter(pen, 'BODY · 正常', w / 2, 366, { size: 42, color: glow, weight: 500 })
  })

/** A thermometer for the forehead: it measures towards +x and is read from -x. */
function gun(on: Sculpture, { body, accent, third }: Tones, heat: string, long: number): void {
  const shell = plastic(body, 0.38)
  // Head.
  on.add(
    sweep(
      [
        [-0.42, 1.52, 0],
        [0, 1.56, 0],
        [0.5 * long, 1.54, 0],
      ],
      { size: (t) => [0.29 - 0.07 * t * t, 0.28 - 0.06 * t * t], power: 2.7, steps: 44, around: 44 },
    ),
    shell,
  )
  on.within([0.5 * long, 1.54, 0], [0, 0, -90], () => {
    on.add(
      turned([
        [0.0001, 0, 0],
        [0.225, 0, 0.01],
        [0.235, 0.12, 0.03],
        [0.21, 0.2, 0.03],
        [0.15, 0.21, 0.02],
        [0.11, 0.1, 0.01],
        [0.0001, 0.09, 0],
      ]),
      plastic(third),
    )
    on.add(hoop(0.238, 0.016, 0.022, 56), gloss(accent), [0, 0.07, 0])
    on.add(ball(0.09, 24), darkGlass('#2a1f3a'), [0, 0.08, 0], [0, 0, 0], [1, 0.5, 1])
  })
  // Grip, its inlay, and the foot on which it stands.
  const grip = [
    [-0.08, 1.42, 0],
    [-0.16, 1.0, 0],
    [-0.22, 0.6, 0],
    [-0.24, 0.14, 0],
  ] as const
  on.add(
    sweep(grip, {
      size: (t) => [0.2 - 0.03 * Math.sin(t * 3.1), 0.23 - 0.05 * Math.sin(t * 3.1)],
      power: 2.6,
      steps: 50,
      around: 40,
    }),
    shell,
  )
  for (const z of [-1, 1])
    on.within([-0.165, 0.98, z * 0.165], [0, 0, -98], () =>
      on.add(plate(linkLine(0.13, 0.1, 0.56), 0.06, { bevel: 0.025 }), rubber(hexOf(darker(accent, 0.1)))),
    )
  on.closely(() => {
    for (const z of [-1, 1])
      for (let i = 0; i < 6; i++)
        on.add(
          box(0.14, 0.022, 0.02, 0.01, 3),
          rubber(hexOf(darker(accent, 0.4))),
          [-0.185 - 0.012 * i, 0.84 - 0.09 * i, z * 0.198],
          [0, 0, -8],
        )
  })
  on.add(
    turned([
      [0.0001, 0, 0],
      [0.36, 0, 0.03],
      [0.37, 0.06, 0.03],
      [0.22, 0.16, 0.05],
      [0.0001, 0.17, 0],
    ]),
    plastic(third),
    [-0.22, 0, 0],
    [0, 0, 0],
    [1.1, 1, 0.86],
  )
  // Trigger.
  on.add(
    sweep(
      [
        [0.06, 1.28, 0],
        [0.1, 1.16, 0],
        [0.04, 1.03, 0],
      ],
      { size: () => [0.085, 0.06], power: 2.6, steps: 20, around: 22 },
    ),
    gloss(accent),
  )
  // The screen looks back and a little up.
  on.within([-0.6, 1.56, 0], [0, -90, 0], () =>
    on.within([0, 0, 0], [-14, 0, 0], () => {
      on.add(slab(0.56, 0.5, 0.2, 0.13, 0.05), plastic(third), [0, 0, -0.05])
      on.add(slab(0.5, 0.42, 0.06, 0.1, 0.02), gloss('#141b24'), [0, 0.01, 0.035])
      on.add(face(0.43, 0.336, 0.04), screen(heatOf(heat, '#57e0a8'), 0.95), [0, 0.012, 0.0665])
    }),
  )
  on.within([-0.44, 1.22, 0], [0, -90, 0], () =>
    on.within([0, 0, 0], [-28, 0, 0], () => {
      for (const x of [-0.1, 0.1])
        on.add(box(0.13, 0.075, 0.1, 0.035), gloss(x < 0 ? accent : '#c3ccd6'), [x, 0, 0])
    }),
  )
  const name = print(512, 128, hexOf(third), (pen, w) => {
    letter(pen, '红外体温计', w / 2, 52, { size: 74, color: '#f2f6f8', weight: 600 })
    letter(pen, 'INFRARED', w / 2, 108, { size: 28, color: '#c9d4dc', weight: 600 })
  })
  for (const side of [-1, 1])
    on.within([-0.02, 1.57, side * 0.272], [0, side < 0 ? 180 : 0, 0], () => {
      on.add(slab(0.5, 0.16, 0.05, 0.06, 0.02), plastic(third))
      on.add(face(0.42, 0.105, 0.02), printed(name, 0.42, 0.3), [0, 0, 0.0265])
    })
}

/** A small stick thermometer along x, its tip to +x. */
function stick(on: Sculpture, { body, accent }: Tones, heat: string): void {
  on.add(
    sweep(
      [
        [-0.6, 0.075, 0],
        [0, 0.075, 0],
        [0.42, 0.07, 0],
      ],
      { size: (t) => [0.125 - 0.075 * t ** 2.2, 0.07 - 0.02 * t], power: 3, steps: 40, around: 28 },
    ),
    plastic(body, 0.4),
  )
  on.add(
    cylinder(0.045, 0.3, 0.02, 24, 0.032),
    finish('#c9d2dc', { rough: 0.5 }),
    [0.42, 0.07, 0],
    [0, 0, -90],
  )
  on.add(cylinder(0.033, 0.14, 0.03, 24, 0.026), metal('#8e99a9', 0.22), [0.7, 0.07, 0], [0, 0, -90])
  on.add(box(0.34, 0.03, 0.15, 0.014), gloss('#2a3440'), [-0.2, 0.137, 0])
  const window = print(256, 112, '#cfdccf', (pen, w, h) => {
    letter(pen, heat, w / 2, h / 2 + 4, { size: 96, color: '#1b2a30' })
  })
  on.add(face(0.3, 0.12, 0.01), screen(window, 0.8), [-0.2, 0.1525, 0], [-90, 0, 0])
  on.add(box(0.14, 0.04, 0.13, 0.02), gloss(accent), [-0.52, 0.14, 0])
}

/** An infrared thermometer on its foot, and a stick thermometer before it. */
export const thermometer = model({
  name: { zh: '红外额温枪', en: 'Infrared thermometer' },
  industry: 'medical',
  seen: { yaw: 44, elevation: 16, fill: 0.84 },
  turned: { yaw: 130 },
  close: { at: [0, 1.55, 0.55], size: 0.46, yaw: 34, elevation: 16 },
  colours: { body: '#e8edf2', accent: '#1aa39a', third: '#46525f' },
  options: { heat: '36.5', long: 1, hasStick: true },
  variants: {
    white: {},
    blue: {
      colours: { body: '#dfe8f2', accent: '#0d5bd0', third: '#1f3358' },
      options: { heat: '36.7', long: 1.18 },
    },
    pink: {
      colours: { body: '#f2e9ea', accent: '#d4728a', third: '#7a6470' },
      options: { heat: '36.4', long: 0.86, hasStick: false },
    },
  },
  build(on, tones, { heat, long, hasStick }) {
    on.within([0, 0, -0.05], [0, 90, 0], () => gun(on, tones, heat, long))
    if (hasStick) on.within([0.62, 0, 0.62], [0, 28, 0], () => stick(on, tones, heat))
  },
})
