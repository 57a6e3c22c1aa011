import { type Finish, fabric, gloss, lit, metal, plastic, rubber, wood } from '../finish.ts'
import { model } from '../model.ts'
import type { Sculpture } from '../sculpture.ts'
import {
  box,
  type Corner,
  closed,
  cylinder,
  plate,
  ring,
  rod,
  slab,
  surface,
  tube,
  turned,
} from '../shapes/index.ts'
import { darker, hexOf, type Tones } from '../tone.ts'
import { capScrew } from './fittings.ts'
import { ornament, panel } from './sewing-faces.ts'

const needle = { x: -0.7, z: 0.02 }
const bed = 0.36

/** The arm over the bed, seen from the front. */
const arm: Corner[] = [
  [0.44, bed - 0.04, 0.04],
  [1.02, bed - 0.04, 0.05],
  [1.05, 1.5, 0.2],
  [0.7, 1.58, 0.3],
  [-0.9, 1.5, 0.24],
  [-0.95, 0.86, 0.07],
  [-0.46, 0.84, 0.07],
  [-0.4, 1.02, 0.14],
  [0.4, 1.02, 0.2],
]

/** A reel on its pin, the thread led to the needle. */
function thread(on: Sculpture, { accent }: Tones): void {
  const yarn = gloss(accent)
  on.within([0.3, 1.53, -0.06], [0, 0, 0], () => {
    on.add(cylinder(0.022, 0.46, 0.01, 16), metal('#8e99a9'))
    on.add(cylinder(0.13, 0.03, 0.012, 32), wood('#d9b280'), [0, 0.05, 0])
    on.add(
      turned([
        [0.0001, 0.08, 0],
        [0.115, 0.08, 0.01],
        [0.125, 0.2, 0.08],
        [0.115, 0.32, 0.01],
        [0.0001, 0.32, 0],
      ]),
      yarn,
    )
    // Its turns, as one part.
    const turns = Array.from(
      { length: 25 },
      (_, i): Corner => [(i % 2 ? 0.127 : 0.117) - Math.abs(i - 12) * 0.0005, 0.085 + i * 0.0095, 0],
    )
    on.closely(() => on.add(turned(turns, 32), yarn))
    on.add(cylinder(0.1, 0.03, 0.012, 32), wood('#d9b280'), [0, 0.32, 0])
  })
  on.add(
    tube(
      [
        [0.4, 1.78, 0.02],
        [0.05, 1.66, 0.16],
        [-0.52, 1.57, 0.2],
        [-0.62, 1.3, 0.3],
        [needle.x, 1.05, 0.32],
        [needle.x, 0.75, 0.1],
        [needle.x, 0.52, needle.z + 0.02],
      ],
      0.006,
      60,
      false,
      6,
    ),
    yarn,
  )
  on.add(ring(0.02, 0.034, 0.03, 0.006, 20), metal('#8e99a9'), [-0.52, 1.54, 0.2], [90, 0, 0])
}

/** Needle, bar, foot and the plate under it. */
function stitching(on: Sculpture): void {
  const steel = metal('#a3adbb', 0.2)
  on.within([needle.x, 0, needle.z], [0, 0, 0], () => {
    on.add(cylinder(0.035, 0.3, 0.008, 20), steel, [0, 0.6, 0])
    on.add(cylinder(0.05, 0.07, 0.01, 20), steel, [0, 0.58, 0])
    on.add(cylinder(0.004, 0.24, 0, 10, 0.011), metal('#c3cad3', 0.15), [0, 0.37, 0])
    on.add(cylinder(0.02, 0.05, 0.006, 16), steel, [0.06, 0.61, 0], [0, 0, 90])
    on.add(cylinder(0.026, 0.4, 0.006, 20), steel, [0.0, 0.45, -0.09])
    on.add(box(0.07, 0.1, 0.05, 0.015, 3), steel, [0, 0.45, -0.08])
    for (const x of [-0.035, 0.035])
      on.add(box(0.04, 0.016, 0.26, 0.006, 3), steel, [x, bed + 0.028, 0.02], [0, 0, 0])
    on.add(box(0.11, 0.016, 0.1, 0.006, 3), steel, [0, bed + 0.03, -0.08])
    on.add(cylinder(0.012, 0.07, 0.004, 12), steel, [0, bed + 0.03, -0.08])
  })
  on.add(slab(0.5, 0.5, 0.02, 0.04, 0.008), steel, [needle.x, bed + 0.002, 0], [-90, 0, 0])
}

/** A piece of cloth with a row of stitches behind the needle. */
function cloth(on: Sculpture, { third, accent }: Tones): void {
  const wave = (u: number, v: number) => {
    const away = Math.max(0, Math.abs(v - 0.42) - 0.2)
    return 0.016 + 0.05 * away * Math.sin(u * 7 + v * 3) ** 2 + 0.01
  }
  const middle = needle.x + 0.06
  const edge = Math.max
  on.add(
    surface(
      (u, v) => {
        const [x, z] = [middle + (u - 0.5) * 0.78, 0.72 - v * 1.3]
        const over = edge(0, z - 0.43)
        return [x, bed + wave(u, v) - over * 0.9 - over * over * 2, z - over * 0.5]
      },
      26,
      40,
    ),
    fabric(third, 1.4),
  )
  on.closely(() => {
    for (let z = -0.1; z > -0.55; z -= 0.055)
      on.add(box(0.014, 0.012, 0.036, 0.005, 2), gloss(accent), [
        needle.x,
        bed + wave(0.42, (0.72 - z) / 1.3) + 0.006,
        z,
      ])
  })
}

function wheel(on: Sculpture, stuff: Finish, classic: boolean): void {
  on.within([1.04, 1.2, 0], [0, 0, -90], () => {
    on.add(cylinder(0.1, 0.14, 0.02), metal('#8e99a9'))
    if (classic) {
      on.add(ring(0.24, 0.31, 0.09, 0.04), stuff, [0, 0.05, 0])
      on.around(5, () => on.add(rod([0.06, 0.095, 0], [0.26, 0.095, 0], 0.026, 0.022), stuff))
      on.add(cylinder(0.06, 0.06, 0.02), metal('#8e99a9'), [0, 0.12, 0])
    } else {
      on.add(cylinder(0.26, 0.14, 0.05), stuff, [0, 0.05, 0])
      on.closely(() => on.around(28, () => on.add(cylinder(0.014, 0.13, 0.012, 8), stuff, [0.255, 0.055, 0])))
      on.add(cylinder(0.16, 0.03, 0.014), plastic('#e9edf2'), [0, 0.175, 0])
    }
  })
}

/** A sewing machine at work on a piece of cloth. */
export const sewingMachine = model({
  name: { zh: '缝纫机', en: 'Sewing machine' },
  industry: 'manufacturing',
  seen: { yaw: 24, elevation: 15, fill: 0.8 },
  close: { at: [-0.6, 0.66, 0.2], size: 0.44, yaw: 14, elevation: 16 },
  colours: { body: '#6fb8ac', accent: '#ef7d57', third: '#f0dcc0' },
  options: { classic: false, name: '巧手 · QIAOSHOU', base: 1 },
  variants: {
    teal: {},
    black: {
      colours: { body: '#23262d', accent: '#c9a04e', third: '#8c2f39' },
      options: { classic: true, name: '锦绣' },
    },
    white: {
      colours: { body: '#e8ecf2', accent: '#0d5bd0', third: '#9cc0e8' },
      options: { name: '云裳 · YUNSHANG', base: 1.12 },
    },
    pink: {
      colours: { body: '#efb3b8', accent: '#b3415c', third: '#f3ead9' },
      options: { name: '小裁缝 · MINI', base: 0.94 },
    },
    green: {
      colours: { body: '#2f5d4c', accent: '#d3ab58', third: '#e6d7bd' },
      options: { classic: true, name: '巧织' },
    },
  },
  build(on, tones, { classic, name, base }) {
    const { body, accent } = tones
    const shell = classic ? gloss(body) : plastic(body, 0.34)
    const width = 2.2 * base
    if (classic) {
      on.add(box(width + 0.16, 0.16, 1, 0.05), wood('#7c5a42', 2), [0.03, 0.1, 0])
      on.add(box(width, 0.2, 0.84, 0.05), shell, [0.03, bed - 0.1, 0])
    } else {
      on.add(box(width, bed - 0.03, 0.86, 0.1, 5), shell, [0.03, (bed - 0.03) / 2 + 0.03, 0])
      on.add(box(width - 0.06, 0.07, 0.8, 0.03), plastic(darker(body, 0.28)), [0.03, 0.06, 0])
      on.closely(() =>
        on.add(box(0.012, bed - 0.12, 0.872, 0.004, 2), rubber('#3a4350'), [-0.32, bed / 2 + 0.02, 0]),
      )
    }
    for (const x of [-0.9, 0.96])
      for (const z of [-0.3, 0.3]) on.add(cylinder(0.06, 0.04, 0.012, 24), rubber(), [x * base, 0, z])
    const outline = plate((fine) => closed(arm, fine.edge(9)), 0.56, { bevel: 0.13, pieces: 7 })
    on.add(outline, shell)
    // A line where the shells of the arm part, and the head's lid.
    on.closely(() => {
      on.add(
        plate((fine) => closed(arm, fine.edge(9)), 0.012, { bevel: 0.002 }),
        rubber(hexOf(darker(body, 0.45))),
        [0, 0, -0.02],
        [0, 0, 0],
        [1.001, 1.001, 1],
      )
      for (const y of [0.98, 1.36]) capScrew(on, 0.024, [-0.95, y, 0], [0, 0, 90])
    })
    on.add(slab(0.05, 0.44, 0.03, 0.02, 0.01), rubber(), [-0.56, 1.22, 0.281])
    on.add(cylinder(0.025, 0.1, 0.01, 20), metal('#a3adbb', 0.2), [-0.56, 1.32, 0.28], [90, 0, 0])
    on.add(box(0.14, 0.03, 0.2, 0.01, 3), lit('#fff3d4', 0.8), [-0.74, 0.845, -0.12])
    if (classic) ornament(on, tones, name)
    else panel(on, tones, name)
    wheel(on, classic ? shell : plastic(accent), classic)
    stitching(on)
    cloth(on, tones)
    thread(on, tones)
  },
})
