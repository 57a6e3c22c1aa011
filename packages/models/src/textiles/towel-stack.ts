import { fabric, printed } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import {
  closed,
  cylinder,
  face,
  moved,
  type Point,
  partOf,
  plate,
  type Shape,
  sheet,
} from '../shapes/index.ts'
import { type Colour, hexOf, inkOn, type Tone, type Tones } from '../tone.ts'
import { pile, satin } from './cloths.ts'
import { bow, type Length, lengthAlong } from './lengths.ts'

const [half, thick] = [0.62, 0.072]
/** Four layers with a little air between them. */
const high = thick * 4.1

/** Folded twice: seen from the side, one fold lies in the other. */
function folded(width: number): Length {
  const t = high / 4
  const front = half - t * 2
  return lengthAlong(
    [
      [-half + 0.04, t * 3.5],
      ...bow(front, t * 2, t * 1.5, 90, -90),
      ...bow(-half + t, t, t * 0.5, 270, 90),
      ...bow(front, t * 2, t * 0.5, -90, 90),
      [-half + 0.07, t * 2.5],
    ],
    width,
  )
}

const rolled = (width: number, turns: number): Length =>
  lengthAlong(bow(0, 0, thick * 1.05 * turns + 0.05, 60, 60 - 360 * turns, -thick * 1.02 * turns), width)

/** From afar a folded towel is a block that is round in front, a rolled one a cylinder. */
const foldedBlock = (width: number): Shape =>
  moved(
    plate(
      closed(
        [
          [-half, 0, high / 2],
          [half, 0, 0.03],
          [half, high, 0.03],
          [-half, high, high / 2],
        ],
        4,
      ),
      width,
      { bevel: 0.03 },
    ),
    [0, 0, 0],
    [0, 90, 0],
  )
const rolledBlock = (width: number, radius: number): Shape =>
  moved(cylinder(radius, width, 0.04), [width / 2, 0, 0], [0, 0, 90])

/** A towel with a woven border near its ends. */
function towel(
  on: Sculpture,
  length: Length,
  tone: Tone,
  border: Colour,
  seed: number,
  bars: number[],
  simple: Shape,
): void {
  const soft =
    (lift: number): Length =>
    (across, along) => {
      const [x, y, z] = length(across, along, lift)
      return [
        x + Math.sin(along * 23 + seed) * 0.008,
        y + Math.sin(x * 5 + seed) * 0.007 * Math.cos(z * 3),
        z + Math.sin(x * 3.1 + seed * 2) * 0.012,
      ]
    }
  if (on.fine.weight === 'full') on.add(sheet(soft(0), thick, 16, 84), pile(tone, 5))
  else on.add(simple, pile(tone, 5))
  for (const at of bars)
    on.add(sheet(partOf(soft(thick / 2), [0.004, 0.996], [at, at + 0.014]), 0.014, 14, 3), fabric(border, 3))
}

/** A paper band around the stack, with what it is. */
function band(on: Sculpture, width: number, top: number, text: string, { accent }: Tones): void {
  const label = print(300, 420, '#f4efe6', (pen, w, h) => {
    pen.fillStyle = hexOf(accent)
    pen.fillRect(0, 0, w, 60)
    pen.fillRect(0, h - 22, w, 22)
    letter(pen, 'COTTON', w / 2, 32, { size: 30, color: inkOn(accent), weight: 500 })
    letter(pen, text, w / 2, 180, { size: 92, color: '#2e3646', most: w - 30 })
    letter(pen, 'SOFT · TOWEL', w / 2, 290, { size: 30, color: '#8b8172', weight: 500, most: w - 40 })
  })
  const round = lengthAlong(
    [
      ...bow(-half + 0.06, top - 0.1, 0.12, 180, 90),
      ...bow(half - high / 2, top - high / 2, high / 2 + 0.02, 90, 0),
      ...bow(half - high / 2, high / 2, high / 2 + 0.02, 0, -80),
    ],
    width,
  )
  const soft = (across: number, along: number): Point => round(across, along)
  on.add(sheet(soft, 0.012, 6, 40), satin('#efe8dc'))
  on.add(face(width * 0.98, Math.min(top * 0.78, width * 1.4), 0.015), printed(label, 0.7, 0), [
    0,
    top * 0.5,
    half + 0.034,
  ])
}

/** What is sewn into a towel. */
const carePrint = (tone: Colour) =>
  print(200, 110, '#f4efe6', (pen, w, h) => {
    pen.fillStyle = hexOf(tone)
    pen.fillRect(0, 0, 26, h)
    letter(pen, '纯棉', w / 2 + 12, 44, { size: 48, color: '#2e3646' })
    letter(pen, '100% COTTON', w / 2 + 12, 88, { size: 20, color: '#8b8172', weight: 500 })
  })

/** Folded towels on each other, with one rolled up on top. */
export const towelStack = model({
  name: { zh: '毛巾', en: 'Towels' },
  industry: 'textiles',
  seen: { yaw: 33, elevation: 17 },
  close: { at: [-0.55, 1.1, 0.4], size: 0.46, yaw: 42, elevation: 16 },
  turned: { yaw: -42 },
  colours: { body: '#3d8f94', accent: '#e9b872', third: '#ece6da' },
  options: { count: 4, width: 1.7, rolls: 2, text: '毛巾' },
  variants: {
    teal: {},
    white: {
      colours: { body: '#eceae4', accent: '#8f9fb4', third: '#dfe3e8' },
      options: { count: 5, width: 1.5, rolls: 0, text: '浴巾' },
    },
    pink: {
      colours: { body: '#e59aa2', accent: '#b8566a', third: '#f3e3d4' },
      options: { count: 3, width: 1.55, rolls: 3, text: '面巾' },
    },
    navy: {
      colours: { body: '#33508a', accent: '#e8e2d4', third: '#8fb2d6' },
      options: { count: 4, width: 1.9, rolls: 1, text: '沙滩巾' },
    },
  },
  build(on, tones, { count, width, rolls, text }) {
    const luck = chance(11)
    for (let i = 0; i < count; i++) {
      const tone = i % 2 === 0 ? tones.body : tones.third
      const length = folded(width)
      on.within([(luck() - 0.5) * 0.05, i * high, (luck() - 0.5) * 0.04], [0, (luck() - 0.5) * 3, 0], () => {
        towel(on, length, tone, tones.accent, i * 1.7, [0.03, 0.055], foldedBlock(width))
        // A label on the lowest fold, upright for whoever stands before it.
        if (i === 0 && rolls > 0)
          on.closely(() =>
            on.add(
              sheet(
                partOf(length, [0.26, 0.26 - 0.26 / width], [0.278, 0.248], thick / 2 + 0.016),
                0.008,
                8,
                6,
              ),
              printed(carePrint(tones.accent), 0.8, 0),
            ),
          )
      })
    }
    const top = count * high
    const turns = 2.6
    const radius = thick * 1.05 * turns + 0.05 + thick / 2
    for (let k = 0; k < rolls; k++)
      on.within([0, top + radius - 0.012, (k - (rolls - 1) / 2) * radius * 2.02], [k * 3, 0, 0], () => {
        const tone = k % 2 === 0 ? tones.third : tones.body
        towel(
          on,
          rolled(width * 0.78, turns),
          tone,
          tones.accent,
          k,
          [0.05, 0.1],
          rolledBlock(width * 0.78, radius - 0.012),
        )
      })
    if (rolls === 0) band(on, 0.46, top, text, tones)
  },
})
