import { Vector2 } from 'three'
import { type Finish, finish, printed } from '../finish.ts'
import { model } from '../model.ts'
import { letter, type Pen, print } from '../print.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { plate, sheet } from '../shapes/index.ts'
import { pores } from '../stuffs.ts'
import { darker, inkOn, paler, type Tone } from '../tone.ts'
import { bag, bagLabel, pillow } from './bags.ts'
import { seal, small, waves } from './drawing.ts'

/** A leaf of laver among bubbles. */
function weed(pen: Pen, x: number, foot: number, high: number, color: string): void {
  pen.strokeStyle = color
  pen.lineCap = 'round'
  for (const [aside, size] of [
    [-70, 0.8],
    [0, 1],
    [70, 0.72],
  ] as const) {
    pen.lineWidth = 20
    pen.beginPath()
    pen.moveTo(x + aside * 0.6, foot)
    for (let i = 1; i <= 24; i++)
      pen.lineTo(x + aside + Math.sin(i * 0.5 + aside) * 14, foot - (high * size * i) / 24)
    pen.stroke()
  }
}

const front = (body: Tone, accent: Tone, word: string, english: string) =>
  print(760, 1080, body.hex, (pen, w, h) => {
    waves(pen, w, h * 0.76, h, 'rgba(255,255,255,.16)', 54)
    pen.fillStyle = accent.hex
    pen.beginPath()
    pen.arc(w / 2, h * 0.4, w * 0.43, 0, 7)
    pen.fill()
    pen.strokeStyle = paler(accent, 0.5).hex
    pen.lineWidth = 8
    pen.beginPath()
    pen.arc(w / 2, h * 0.4, w * 0.4, 0, 7)
    pen.stroke()
    const ink = inkOn(accent, '#1d3328')
    letter(pen, word, w / 2, h * 0.385, { size: 250, color: ink, weight: 900, most: w * 0.74 })
    small(pen, english, w / 2, h * 0.52, 46, ink)
    weed(pen, w * 0.26, h * 0.92, 230, paler(body, 0.22).hex)
    seal(pen, '脆', w * 0.8, h * 0.64, 110, '#c8502a')
    small(pen, 'CRISPY  32 g', w * 0.66, h * 0.86, 44, inkOn(body))
  })

/** Teeth along an edge that a knife cut; upward. */
const zigzag = (width: number): Vector2[] => [
  new Vector2(-width / 2, -0.03),
  new Vector2(width / 2, -0.03),
  ...Array.from({ length: 61 }, (_, i) => new Vector2(width / 2 - (width * i) / 60, i % 2 ? 0.022 : 0)),
]

/** Flecks of paler green where the weed is thin. */
const flecks = print(256, 256, '#23422c', (pen) => {
  const luck = chance(37)
  for (let i = 0; i < 900; i++) {
    const isPale = luck() > 0.45
    pen.strokeStyle = isPale
      ? `rgba(104,150,84,${0.1 + luck() * 0.3})`
      : `rgba(8,22,14,${0.2 + luck() * 0.4})`
    pen.lineWidth = 1 + luck() * 3
    const [x, y, a] = [luck() * 256, luck() * 256, luck() * 6.28]
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x + Math.cos(a) * 9, y + Math.sin(a) * 9)
    pen.stroke()
  }
})

/** Roasted sheets: nearly black green, thin and never flat. */
function nori(on: Sculpture, count: number): void {
  const weedy: Finish = {
    ...printed(flecks, 0.5, 0.4),
    relief: pores(3, 1800),
    reliefDepth: 1.5,
  }
  for (let i = 0; i < count; i++) {
    const leafOf = (u: number, v: number) =>
      [
        (u - 0.5) * 0.62,
        0.018 * Math.sin(u * 9 + i) * Math.cos(v * 8 - i) + 0.22 * (u - 0.5) ** 2 * (i / count),
        (0.5 - v) * 0.82,
      ] as const
    on.add(sheet(leafOf, 0.01, 24, 24), weedy, [i * 0.05 - 0.1, 0.03 + i * 0.036, 0], [0, 38 - i * 15, 0])
  }
}

/** Packs of roasted seaweed and some of its sheets. */
export const seaweedPack = model({
  name: { zh: '海苔', en: 'Pack of seaweed' },
  industry: 'food',
  seen: { yaw: -12, elevation: 17 },
  close: { at: [0.3, 0.2, 0.6], size: 0.48, yaw: -14, elevation: 32 },
  colours: { body: '#1f6b45', accent: '#f2e9cf', third: '#134a30' },
  options: { width: 1.1, height: 1.62, packs: 2, sheets: 5, word: '海苔', english: 'ROASTED SEAWEED' },
  variants: {
    green: {},
    black: {
      colours: { body: '#23272e', accent: '#d9b04e', third: '#3b414b' },
      options: { packs: 1, width: 1.35, height: 1.5, sheets: 6, word: '紫菜', english: 'DRIED LAVER' },
    },
    red: {
      colours: { body: '#b5342c', accent: '#f6dfa8', third: '#8d241f' },
      options: { packs: 3, width: 0.95, sheets: 4, word: '辣海苔', english: 'SPICY SEAWEED' },
    },
    teal: {
      colours: { body: '#12808a', accent: '#eef1ea', third: '#0c5f68' },
      options: { packs: 2, width: 1.0, height: 1.8, sheets: 5, word: '裙带菜', english: 'WAKAME' },
    },
  },
  build(on, { body, accent, third }, options) {
    const given = { width: options.width, height: options.height, depth: 0.2, full: pillow, square: 3 }
    const foil = (tone: Tone) =>
      finish(tone, { rough: 0.3, metal: 0.1, coat: 0.9, coatRough: 0.16, twoSided: true })
    for (let i = options.packs - 1; i >= 0; i--) {
      const tone = i % 2 ? third : body
      on.within([-0.1 - i * 0.3, 0, -0.05 - i * 0.36], [-7, i * 9, i * 2], () => {
        bag(on, given, foil(tone), [0.045, 0.955])
        bagLabel(
          on,
          given,
          [0.05, 0.95],
          [0.1, 0.9],
          printed(front(tone, accent, options.word, options.english), 0.3, 0.9),
        )
        on.closely(() => {
          for (const [y, turn] of [
            [0, 180],
            [options.height, 0],
          ] as const)
            on.add(
              plate(zigzag(options.width * 0.98), 0.012, { bevel: 0 }),
              foil(darker(tone, 0.05)),
              [0, y, 0],
              [0, 0, turn],
            )
        })
      })
    }
    on.within([0.42, 0, 0.62], [0, 0, 0], () => nori(on, options.sheets))
  },
})
