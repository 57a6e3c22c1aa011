import { finish, leather, matte, metal, plastic, printed, rubber } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, slab, sweep, tube } from '../shapes/index.ts'
import { type Colour, darker, hexOf, type Tone, type Tones } from '../tone.ts'

interface Case {
  width: number
  height: number
  depth: number
}

const foot = 0.2

/** A hard shell with a soft shine. */
const shell = (colour: Colour, isMetal: boolean) =>
  isMetal ? metal(colour, 0.36) : finish(colour, { rough: 0.4, coat: 0.55, coatRough: 0.25 })

/** Two wheels side by side on a swivel. */
function wheel(on: Sculpture, x: number, z: number, tone: Colour, turn: number): void {
  on.within([x, 0, z], [0, turn, 0], () => {
    on.add(cylinder(0.075, 0.06, 0.02, 28), plastic('#2a303c'), [0, foot - 0.05, 0])
    on.add(box(0.1, 0.12, 0.13, 0.04), plastic('#2a303c'), [0, 0.125, -0.02])
    for (const side of [-0.062, 0.062])
      on.within([side, 0.085, -0.03], [0, 0, -90], () => {
        on.add(cylinder(0.085, 0.05, 0.018, 30), rubber('#20252f'), [0, -0.025, 0])
        on.add(cylinder(0.045, 0.058, 0.01, 24), plastic(tone), [0, -0.029, 0])
      })
  })
}

/** Grooved faces: raised ribs, upright or across. */
function ribs(
  on: Sculpture,
  { width, height, depth }: Case,
  count: number,
  across: boolean,
  tone: Tone,
  isMetal: boolean,
): void {
  for (const way of [1, -1])
    for (let i = 0; i < count; i++) {
      const share = (i + 0.5) / count - 0.5
      const [w, h] = across ? [width * 0.84, (height * 0.6) / count] : [(width * 0.52) / count, height * 0.84]
      const [x, y] = across ? [0, share * height * 0.84] : [share * width * 0.84, 0]
      on.add(box(w, h, 0.07, 0.03, on.fine.weight === 'full' ? 3 : 2), shell(tone, isMetal), [
        x,
        foot + height / 2 + y,
        way * (depth / 2 - 0.012),
      ])
    }
}

/** The drawn-out handle, the one on top and the one at the side. */
function handles(
  on: Sculpture,
  { width, height, depth }: Case,
  drawn: number,
  { third, accent }: Tones,
): void {
  const [top, back] = [foot + height, -depth * 0.3]
  for (const x of [-0.2, 0.2]) {
    on.add(cylinder(0.028, drawn * 0.55 + 0.04, 0.005, 18), metal('#9aa4b2', 0.25), [x, top - 0.03, back])
    on.add(cylinder(0.021, drawn, 0.005, 18), metal('#aab3c0', 0.2), [x, top, back])
    on.add(box(0.11, 0.03, 0.1, 0.012), plastic(third), [x, top + 0.008, back])
  }
  on.add(box(0.54, 0.075, 0.095, 0.036, 5), plastic(third), [0, top + drawn, back])
  on.add(box(0.13, 0.03, 0.05, 0.012), plastic(accent), [0, top + drawn + 0.03, back])
  const grip = (wide: number) =>
    sweep(
      [
        [-wide, -0.03, 0],
        [-wide * 0.92, 0.06, 0],
        [-wide * 0.6, 0.095, 0],
        [wide * 0.6, 0.095, 0],
        [wide * 0.92, 0.06, 0],
        [wide, -0.03, 0],
      ],
      { size: () => [0.05, 0.026], power: 3, steps: 40, around: 18 },
    )
  on.add(grip(0.22), rubber(third), [0, top, depth * 0.08])
  on.add(grip(0.24), rubber(third), [width / 2, foot + height * 0.55, 0.06], [0, 0, -90])
  on.closely(() => {
    on.add(
      tube(
        [
          [0.1, top + 0.1, depth * 0.08],
          [0.12, top + 0.02, depth * 0.2],
          [0.12, top - 0.06, depth * 0.5 + 0.04],
        ],
        0.008,
      ),
      leather('#8a5a36'),
    )
    on.within([0.12, top - 0.2, depth * 0.5 + 0.055], [0, 0, 4], () => {
      on.add(slab(0.17, 0.26, 0.02, 0.035, 0.008), leather('#a06a3d'))
      on.add(face(0.11, 0.13, 0.01), matte('#f1ead9'), [0, -0.03, 0.0115])
    })
  })
}

/** A trolley case on four wheels. */
export const suitcase = model({
  name: { zh: '拉杆箱', en: 'Trolley case' },
  industry: 'home',
  seen: { yaw: 34, elevation: 14 },
  close: { at: [0.3, 1.6, 0.3], size: 0.46, yaw: 40, elevation: 24 },
  colours: { body: '#2f8f8a', accent: '#eab54e', third: '#2b313d' },
  options: {
    width: 1.12,
    height: 1.55,
    depth: 0.62,
    ribs: 7,
    across: false,
    frame: false,
    drawn: 0.5,
    text: '远行',
  },
  variants: {
    teal: {},
    silver: {
      colours: { body: '#9aa4b1', accent: '#c9a15a', third: '#262b35' },
      options: { width: 1.2, height: 1.72, depth: 0.68, ribs: 12, frame: true, drawn: 0.36 },
    },
    pink: {
      colours: { body: '#e3a3a2', accent: '#f3ead9', third: '#5a4a4e' },
      options: { width: 0.98, height: 1.22, depth: 0.54, ribs: 6, across: true, drawn: 0.62 },
    },
    navy: {
      colours: { body: '#27436f', accent: '#e07a3f', third: '#20262f' },
      options: { ribs: 5, across: true, height: 1.4 },
    },
  },
  build(on, tones, { width, height, depth, ribs: count, across, frame, drawn, text }) {
    const { body, accent, third } = tones
    const size = { width, height, depth }
    const middle = foot + height / 2
    for (const way of [1, -1])
      on.add(slab(width, height, depth / 2, 0.17, 0.11), shell(body, frame), [0, middle, way * depth * 0.25])
    const belt = frame ? metal('#7f8998', 0.3) : rubber('#272d38')
    on.add(slab(width - 0.01, height - 0.01, 0.1, 0.168, 0.02), shell(darker(body, 0.15), frame), [
      0,
      middle,
      0,
    ])
    on.add(slab(width + 0.016, height + 0.016, frame ? 0.075 : 0.045, 0.178, 0.012), belt, [0, middle, 0])
    ribs(on, size, count, across, body, frame)
    if (frame)
      for (const x of [-1, 1])
        for (const y of [-1, 1])
          for (const z of [-1, 1])
            on.add(box(0.24, 0.24, 0.2, 0.09, 4), metal('#868f9d', 0.3), [
              x * (width / 2 - 0.112),
              middle + y * (height / 2 - 0.112),
              z * (depth / 2 - 0.092),
            ])
    for (const x of [-1, 1])
      for (const z of [-1, 1])
        wheel(on, x * (width / 2 - 0.17), z * (depth / 2 - 0.13), accent, x * 20 + z * 12)
    handles(on, size, drawn, tones)
    on.within([width / 2 + 0.012, foot + height * 0.86, 0], [0, 90, 0], () => {
      on.add(slab(0.13, 0.3, 0.035, 0.03, 0.01), plastic(third))
      on.closely(() => {
        for (let i = 0; i < 3; i++)
          on.add(cylinder(0.026, 0.03, 0.008, 20), metal(), [0, -0.05 + i * 0.055, 0.005], [90, 0, 0])
        on.add(cylinder(0.022, 0.02, 0.004, 20), plastic('#c8342d'), [0, 0.11, 0.01], [90, 0, 0])
      })
    })
    const badge = print(220, 96, hexOf(third), (pen, w) => {
      letter(pen, text, w / 2, 40, { size: 50, color: '#e9e3d4' })
      letter(pen, 'TRAVEL', w / 2, 78, { size: 20, color: '#b9b2a3', weight: 500 })
    })
    on.within([-width * 0.28, foot + height * 0.16, depth / 2 + 0.022], [0, 0, 0], () => {
      on.add(slab(0.25, 0.12, 0.024, 0.02, 0.008), metal('#b99a5e', 0.3))
      on.add(face(0.225, 0.098, 0.012), printed(badge), [0, 0, 0.0135])
    })
  },
})
