import { type Finish, fabric, gloss, metal, plastic, wood } from '../finish.ts'
import { model } from '../model.ts'
import { type Print, print } from '../print.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, surface, thrown, tube } from '../shapes/index.ts'
import { type Colour, darker, hexOf, type Tones } from '../tone.ts'
import { patterned, satin } from './cloths.ts'
import { type Cut, collar, front, hood, leg, partOfTrunk, sleeve, trunk } from './garment-cut.ts'

interface Garment {
  hem: number
  flare: number
  sleeve: number
  wide: number
  quilt: number
  rib: number
  /** crew, hood, stand, baby or tie */
  neck: string
  /** plain, zip, pocket, snaps or stripe */
  look: string
  /** none, trousers or feet */
  legs: string
  /** Height of a wearer's size beside a grown one. */
  size: number
}

const usual: Garment = {
  hem: 0.62,
  flare: 1,
  sleeve: 1,
  wide: 0.08,
  quilt: 0,
  rib: 0.006,
  neck: 'crew',
  look: 'plain',
  legs: 'none',
  size: 1,
}

/** Small flowers strewn over a cloth. */
const flowers = (ground: Colour, ink: Colour, leaf: Colour): Print =>
  print(
    256,
    256,
    hexOf(ground),
    (pen) => {
      const luck = chance(23)
      for (let i = 0; i < 22; i++) {
        const [x, y, r] = [luck() * 256, luck() * 256, 6 + luck() * 6]
        for (let k = 0; k < 5; k++) {
          pen.fillStyle = hexOf(i % 3 ? ink : leaf)
          pen.beginPath()
          pen.arc(x + Math.cos(k * 1.257) * r, y + Math.sin(k * 1.257) * r, r * 0.72, 0, 7)
          pen.fill()
        }
        pen.fillStyle = '#f4c64e'
        pen.beginPath()
        pen.arc(x, y, r * 0.5, 0, 7)
        pen.fill()
      }
    },
    [5, 5],
  )

function stand(on: Sculpture, high: number): void {
  on.add(cylinder(0.03, high, 0.01, 20), metal('#8d96a5'), [0, 0.02, 0])
  on.add(
    thrown(
      [
        [0.0001, 0],
        [0.34, 0],
        [0.36, 0.02],
        [0.34, 0.045],
        [0.2, 0.065],
        [0.0001, 0.07],
      ],
      24,
      52,
    ),
    wood('#c08a52'),
  )
}

function neckOf(on: Sculpture, { neck }: Garment, cloth: Finish, { accent }: Tones): void {
  if (neck === 'hood') {
    on.add(hood, cloth)
    for (const x of [-0.09, 0.09])
      on.add(
        tube(
          [
            [x, 1.83, 0.2],
            [x * 1.15, 1.74, 0.29],
            [x * 1.1, 1.58, 0.335],
          ],
          0.012,
          24,
        ),
        plastic(accent),
      )
    return
  }
  on.add(collar(neck === 'stand' ? 0.16 : 0.085, neck === 'stand' ? 0.03 : 0.06), cloth)
  on.add(
    thrown(
      [
        [0.16, 1.7],
        [0.155, 1.9],
        [0.1, 1.95],
        [0.0001, 1.96],
      ],
      20,
      36,
    ),
    wood('#d8b384'),
  )
}

function frontOf(on: Sculpture, cut: Garment, cloth: Finish, { accent }: Tones): void {
  if (cut.look === 'zip' || cut.look === 'stripe') {
    for (const [width, lift, stuff] of [
      [0.05, 0.006, fabric(accent, 2)],
      [0.016, 0.016, metal('#a3adbb')],
    ] as const)
      on.add(
        surface((a, b) => front(cut, (a - 0.5) * width, b * 0.94, lift), 4, 40),
        stuff,
      )
  }
  if (cut.look === 'pocket') {
    on.add(partOfTrunk(cut, [0.4, 0.6], [0.1, 0.34], 0.016), cloth)
  }
  if (cut.look === 'snaps' || cut.look === 'buttons')
    for (let i = 0; i < 5; i++) {
      const [x, y, z] = front(cut, 0, 0.1 + i * 0.18, 0.004)
      on.add(cylinder(0.028, 0.016, 0.006, 20), gloss(accent), [x, y, z], [90, 0, 0])
    }
  if (cut.look === 'stripe')
    for (const side of [1, -1])
      on.add(
        surface(
          (a, b) => {
            const at = sleeve(side, cut)
            return at((side > 0 ? 0.5 : 0) + (a - 0.5) * 0.11, b * 0.9, 0.006)
          },
          8,
          30,
        ),
        fabric(accent, 3),
      )
}

function trousers(on: Sculpture, cut: Garment, cloth: Finish, { accent }: Tones): void {
  on.within(
    [0.68, 0, 0.1],
    [0, -8, 0],
    () => {
      for (const side of [1, -1]) on.add(leg(side, 1.22, 0.06, cut.rib > 0), cloth)
      on.add(
        surface(
          (across, along) => {
            const a = -across * Math.PI * 2
            return [Math.cos(a) * 0.292, 1.16 + along * 0.1, Math.sin(a) * 0.165]
          },
          60,
          3,
          true,
        ),
        cloth,
      )
      for (const x of [-0.03, 0.03])
        on.add(
          tube(
            [
              [x * 0.4, 1.2, 0.168],
              [x * 1.6, 1.1, 0.19],
              [x * 1.2, 0.99, 0.178],
            ],
            0.01,
            16,
          ),
          plastic(accent),
        )
      if (cut.look === 'stripe')
        for (const side of [1, -1])
          on.add(
            box(0.008, 0.9, 0.05, 0.003, 1),
            fabric(accent, 2),
            [side * 0.325, 0.66, 0],
            [0, 0, side * 3],
          )
      on.add(box(0.5, 0.03, 0.36, 0.014), wood('#c08a52'), [0, 0.015, 0])
    },
    1.22,
  )
}

/** A garment on its stand, trousers beside it where they belong to it. */
function garment(on: Sculpture, tones: Tones, given: Garment, pattern?: Print): void {
  const cut: Cut & Garment = given
  const plain = cut.quilt > 0 ? satin(tones.body) : fabric(tones.body, 7)
  const cloth = pattern ? patterned(pattern, fabric('#ffffff', 7)) : plain
  const isLight = on.fine.weight === 'light'
  const whole = () => {
    on.add(surface(trunk(cut), isLight ? 70 : 220, 60, true), cloth)
    for (const side of [1, -1]) on.add(surface(sleeve(side, cut), isLight ? 32 : 90, 40, true), cloth)
    const trim = cut.neck === 'hood' || cut.quilt > 0 ? plain : fabric(darker(tones.body, 0.07), 7)
    neckOf(on, cut, trim, tones)
    frontOf(on, cut, trim, tones)
    if (cut.legs === 'feet')
      on.within([0, cut.hem - 1.14, 0], [0, 0, 0], () => {
        for (const side of [1, -1])
          on.within([side * 0.27, 0, 0], [0, 0, side * 5], () =>
            on.add(leg(0, 1.28, 0.62, false), cloth, [0, 0, 0], [0, 0, 0], [1.72, 1, 1.6]),
          )
      })
    stand(on, cut.hem + 0.9)
  }
  // What is laid out is wider than what is worn.
  const [wide, tall] = [0.84 * cut.size, cut.size]
  on.within(cut.legs === 'trousers' ? [-0.42, 0, 0] : [0, 0, 0], [0, 0, 0], whole, [wide, tall, tall])
  if (cut.legs === 'trousers') trousers(on, cut, plain, tones)
}

const view = {
  industry: 'textiles',
  seen: { yaw: 20, elevation: 10, fill: 0.84 },
  turned: { yaw: -150 },
  close: { at: [0.05, 1.62, 0.3], size: 0.42, yaw: 14, elevation: 12 },
} as const

/** A T-shirt with short sleeves. */
export const tShirt = model({
  ...view,
  name: { zh: '圆领 T 恤', en: 'T-shirt' },
  colours: { body: '#e9edf2', accent: '#2b4470', third: '#8d96a5' },
  options: { ...usual, sleeve: 0.36, rib: 0, wide: 0.12 },
  variants: {
    white: {},
    navy: { colours: { body: '#2b4470', accent: '#e9edf2' } },
  },
  build: (on, tones, options) => garment(on, tones, options),
})

/** A sweatshirt with a hood and a pocket before it. */
export const hoodie = model({
  ...view,
  name: { zh: '连帽卫衣', en: 'Hooded sweatshirt' },
  colours: { body: '#b9ab92', accent: '#f3efe6', third: '#8d96a5' },
  options: { ...usual, neck: 'hood', look: 'pocket' },
  variants: {
    beige: {},
    navy: { colours: { body: '#33558e', accent: '#f2c14e' }, options: { size: 0.8 } },
  },
  build: (on, tones, options) => garment(on, tones, options),
})

/** A top and its trousers. */
export const twoPiece = model({
  ...view,
  name: { zh: '上衣长裤套装', en: 'Top and trousers' },
  seen: { yaw: 14, elevation: 10, fill: 0.86 },
  colours: { body: '#24395f', accent: '#eef1f5', third: '#8d96a5' },
  options: { ...usual, look: 'stripe', legs: 'trousers', neck: 'stand', size: 0.92 },
  variants: {
    navy: {},
    green: {
      colours: { body: '#8fa896', accent: '#f3efe6' },
      options: { look: 'buttons', neck: 'crew', rib: 0 },
    },
  },
  build: (on, tones, options) => garment(on, tones, options),
})

/** What small children wear: a romper, a quilted jacket, a printed dress. */
export const childrensWear = model({
  ...view,
  name: { zh: '童装', en: "Children's wear" },
  colours: { body: '#f0d9c4', accent: '#d98b5f', third: '#8d96a5' },
  options: { ...usual, hem: 0.94, rib: 0, sleeve: 0.8, look: 'snaps', legs: 'feet', size: 0.8, print: false },
  variants: {
    beige: {},
    green: {
      colours: { body: '#5f9c6a', accent: '#f2c14e' },
      options: { hem: 0.74, quilt: 8, rib: 0, neck: 'hood', look: 'zip', sleeve: 1, legs: 'none' },
    },
    red: {
      colours: { body: '#f6e4dd', accent: '#cf4f54', third: '#5f8f6b' },
      options: { hem: 0.36, flare: 1.55, sleeve: 0.3, rib: 0, look: 'plain', legs: 'none', print: true },
    },
  },
  build: (on, tones, { print: printed, ...options }) =>
    garment(on, tones, options, printed ? flowers(tones.body, tones.accent, tones.third) : undefined),
})
