import { fabric, finish, gloss, lit, metal, paint, plastic, printed, rubber, screen } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, type Corner, closed, cylinder, face, plate, rod, slab, turned } from '../shapes/index.ts'
import { hexOf, inkOn, mixed, type Tones } from '../tone.ts'
import { bolts } from './fittings.ts'
import { across, cloth, threads } from './loom-cloth.ts'

const [half, high] = [1.02, 0.98]

/** One side of the machine: z to the right, y up. */
const side: Corner[] = [
  [-1.02, 0.05, 0.06],
  [0.86, 0.05, 0.08],
  [0.94, 0.72, 0.16],
  [0.66, 1, 0.16],
  [0.34, 1.04, 0.1],
  [0.26, 1.56, 0.12],
  [-0.34, 1.56, 0.12],
  [-0.46, 1.06, 0.14],
  [-1.08, 0.96, 0.16],
]

/** The beam with the warp behind, the threads through the frames. */
function warp(on: Sculpture, { accent, third }: Tones, frames: number): void {
  const yarn = finish('#ffffff', {
    ...printed(threads(hexOf(third), hexOf(mixed(third, accent, 0.5))), 0.8, 0),
  })
  on.within([-half + 0.12, 0.56, -0.78], [0, 0, -90], () => {
    on.add(cylinder(0.36, half * 2 - 0.24, 0.02, 56), fabric(third, 3))
    for (const y of [-0.02, half * 2 - 0.28])
      on.add(cylinder(0.46, 0.06, 0.02, 56), metal('#8d97a5', 0.3), [0, y, 0])
  })
  on.add(rod([-half, 0.98, -0.98], [half, 0.98, -0.98], 0.07), metal('#a3adbb', 0.2))
  const width = half * 2 - 0.3
  for (const way of [-1, 1])
    on.add(
      across(
        [
          [-0.78, way > 0 ? 0.92 : 0.9],
          [-0.97, 1.055],
          [-0.1, high + way * 0.1],
          [0.34, high],
        ],
        width,
      ),
      yarn,
    )
  const steel = metal('#9aa4b2', 0.25)
  for (let i = 0; i < frames; i++) {
    const [y, z] = [high + (i % 2 ? 0.08 : -0.03), 0.12 - i * 0.075]
    on.add(box(half * 2 - 0.16, 0.06, 0.03, 0.01, 3), i % 2 ? steel : paint(accent), [0, y + 0.3, z])
    on.add(box(half * 2 - 0.16, 0.05, 0.03, 0.01, 2), steel, [0, y - 0.26, z])
    for (const x of [-1, 1]) on.add(box(0.03, 0.58, 0.03, 0.008, 2), steel, [x * (half - 0.1), y + 0.02, z])
    on.closely(() => {
      for (let x = -half + 0.2; x < half - 0.16; x += 0.045)
        on.add(box(0.006, 0.52, 0.004, 0), steel, [x + (i % 2) * 0.02, y + 0.02, z])
    })
  }
  // The reed that beats every thread home.
  const comb = print(
    64,
    16,
    '#7d8795',
    (pen) => {
      pen.fillStyle = '#39424f'
      for (let x = 0; x < 64; x += 8) pen.fillRect(x, 0, 4, 16)
    },
    [30, 1],
  )
  on.add(box(half * 2 - 0.26, 0.2, 0.02, 0), printed(comb, 0.4), [0, high + 0.04, 0.27])
  for (const y of [-0.08, 0.15])
    on.add(box(half * 2 - 0.2, 0.05, 0.06, 0.02, 3), metal('#7d8795'), [0, high + y, 0.27])
}

/** Cones that the weft comes from, on a stand of their own. */
function cones(on: Sculpture, { accent, third }: Tones, count: number): void {
  const steel = metal('#8e99a9')
  on.within([-half - 0.52, 0, 0.25], [0, 0, 0], () => {
    on.add(cylinder(0.26, 0.05, 0.02), paint('#39424f'))
    on.add(cylinder(0.03, 0.28 + count * 0.36, 0.01, 20), steel, [0, 0.02, 0])
    for (let i = 0; i < count; i++)
      on.within([0, 0.4 + i * 0.36, 0], [0, 20, 0], () => {
        on.add(rod([0, 0, 0], [0, 0.08, 0.2], 0.014, 0.014, 12), steel)
        on.within([0, 0.09, 0.14], [66, 0, 0], () => {
          const yarn = fabric(i % 2 ? third : accent, 2)
          on.add(cylinder(0.16, 0.3, 0.03, 44, 0.1), yarn)
          on.add(cylinder(0.05, 0.36, 0.01, 24, 0.04), plastic('#e6dcc8'), [0, -0.02, 0])
        })
      })
  })
}

/** A weaving machine with cloth on its roller. */
export const loom = model({
  name: { zh: '织布机', en: 'Weaving loom' },
  industry: 'manufacturing',
  seen: { yaw: 30, elevation: 20, fill: 0.86 },
  turned: { yaw: -34 },
  close: { at: [0.1, 1.0, 0.4], size: 0.44, yaw: 22, elevation: 26 },
  colours: { body: '#e4e9ef', accent: '#1f5fae', third: '#eef0ea' },
  options: { pattern: 'diamonds', frames: 4, cones: 2, name: '剑杆织机' },
  variants: {
    blue: {},
    red: {
      colours: { body: '#e6e6e4', accent: '#b8423c', third: '#f0e2c6' },
      options: { pattern: 'checks', frames: 6, cones: 3, name: '喷气织机' },
    },
    green: {
      colours: { body: '#2f7a5e', accent: '#20614a', third: '#efe6cf' },
      options: { pattern: 'stripes', frames: 3, cones: 1, name: '小型织机' },
    },
    purple: {
      colours: { body: '#dfe0ea', accent: '#6a4fa3', third: '#ecdff0' },
      options: { pattern: 'diamonds', frames: 5, cones: 3, name: '提花织机' },
    },
  },
  build(on, tones, { pattern, frames, cones: count, name }) {
    const { body, accent } = tones
    on.within([0.22, 0, 0.05], [0, 0, 0], () => {
      for (const x of [-1, 1]) {
        on.add(
          plate((fine) => closed(side, fine.edge(8)), 0.22, { bevel: 0.06 }),
          paint(body),
          [x * (half + 0.1), 0, 0],
          [0, -90, 0],
        )
        for (const z of [-0.8, 0.66])
          on.add(cylinder(0.1, 0.07, 0.02, 28), rubber(), [x * (half + 0.1), 0, z])
        on.add(
          slab(0.5, 0.4, 0.03, 0.06, 0.012),
          paint(accent),
          [x * (half + 0.21), 0.52, -0.1],
          [0, x * 90, 0],
        )
        on.within([x * (half + 0.225), 0.52, -0.1], [0, 0, x * -90], () => bolts(on, 4, 0.2, 0, 0.018))
      }
      for (const [y, z, thick] of [
        [0.2, -0.7, 0.16],
        [0.2, 0.6, 0.16],
        [1.5, -0.05, 0.16],
      ] as const)
        on.add(box(half * 2 + 0.06, thick, thick, 0.03), paint(body), [0, y, z])
      on.add(box(half * 2 - 0.2, 0.03, 0.06, 0.012, 3), lit('#fff6e0', 0.8), [0, 1.41, 0.02])
      const words = print(900, 120, hexOf(accent), (pen, w, h) =>
        letter(pen, `${name} · WEAVING`, w / 2, h * 0.52, { size: 72, color: inkOn(accent) }),
      )
      on.add(box(1.5, 0.2, 0.03, 0.01, 3), paint(accent), [0, 1.5, 0.04])
      on.add(face(1.4, 0.187, 0.01), printed(words, 0.4, 0.5), [0, 1.5, 0.0565])
      warp(on, tones, frames)
      // Cloth over the breast beam and onto its roller.
      const grown = fabric('#ffffff', 1)
      const sheet = { ...grown, print: cloth(tones, pattern, [9, 5]) }
      on.add(
        across(
          [
            [0.34, high + 0.006],
            [0.7, high + 0.03],
            [0.78, high],
            [0.8, high - 0.08],
            [0.86, 0.52],
          ],
          half * 2 - 0.3,
        ),
        sheet,
      )
      on.add(rod([-half, high - 0.05, 0.72], [half, high - 0.05, 0.72], 0.075), metal('#a3adbb', 0.2))
      on.add(
        cylinder(0.23, half * 2 - 0.3, 0.012, 52),
        { ...grown, print: cloth(tones, pattern, [6, 9]) },
        [half - 0.15, 0.46, 0.64],
        [0, 0, 90],
      )
      on.add(rod([-half, 0.46, 0.64], [half, 0.46, 0.64], 0.06), metal('#8d97a5'))
      on.within([half + 0.1, 1.06, 0.44], [-24, 0, 0], () => {
        on.add(box(0.3, 0.34, 0.08, 0.03), plastic('#2a3140'), [0, 0.14, 0])
        const shown = print(240, 200, '#0f2238', (pen, w) => {
          letter(pen, '420', w / 2, 74, { size: 96, color: '#7fe3b8' })
          letter(pen, '纬/分', w / 2, 150, { size: 44, color: '#d5e6f5', weight: 500 })
        })
        on.add(face(0.24, 0.2, 0.015), screen(shown), [0, 0.17, 0.0415])
        for (const [i, colour] of ['#2fae6a', '#d8402f'].entries())
          on.add(cylinder(0.026, 0.03, 0.01, 24), gloss(colour), [i * 0.12 - 0.06, 0.02, 0.035], [90, 0, 0])
      })
      turnedWheel(on)
    })
    cones(on, tones, count)
  },
})

/** The wheel at the side by which it is moved by hand. */
function turnedWheel(on: Sculpture): void {
  on.within([half + 0.2, 0.56, 0.5], [0, 0, -90], () => {
    on.add(
      turned([
        [0.0001, 0, 0],
        [0.06, 0, 0.01],
        [0.06, 0.1, 0.01],
        [0.2, 0.1, 0.02],
        [0.2, 0.15, 0.02],
        [0.0001, 0.15, 0],
      ]),
      metal('#7d8795', 0.3),
    )
    on.add(cylinder(0.03, 0.12, 0.02, 20), gloss('#262b35'), [0.14, 0.14, 0])
  })
}
