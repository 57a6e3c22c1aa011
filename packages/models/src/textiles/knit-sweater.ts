import { type Finish, finish, gloss, metal, wood } from '../finish.ts'
import { model } from '../model.ts'
import { print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { cylinder, partOf, sheet, surface, thrown, tube } from '../shapes/index.ts'
import { knit } from '../stuffs.ts'
import { type Colour, darker, hexOf, paler, type Tones } from '../tone.ts'
import { patterned } from './cloths.ts'
import { frontPoint, hem, rib, sleevePoint, trunkPoint } from './sweater-cut.ts'

const loops = (colour: Colour, across: number, along: number): Finish =>
  finish(colour, {
    rough: 0.95,
    sheen: paler(colour, 0.45),
    relief: knit(across, along),
    reliefDepth: 3,
    twoSided: true,
  })

/** Two strands that wind around each other, up the front. */
function cable(on: Sculpture, x: number, tone: Colour): void {
  for (const phase of [0, Math.PI])
    on.add(
      tube(
        Array.from({ length: 26 }, (_, i) => {
          const t = i / 25
          const turn = t * 24 + phase
          return frontPoint(x + Math.sin(turn) * 0.034, 0.14 + t * 0.72, 0.012 + 0.014 * Math.cos(turn))
        }),
        0.026,
        60,
        false,
        8,
      ),
      loops(tone, 60, 1),
    )
}

/** Snow-flowers and small steps between two lines, all the way around. */
const yoke = ({ accent, third }: Tones) =>
  print(
    96,
    128,
    hexOf(accent),
    (pen) => {
      const ink = hexOf(third)
      pen.fillStyle = ink
      pen.fillRect(0, 6, 96, 7)
      pen.fillRect(0, 115, 96, 7)
      const dots = [
        '..x..x..',
        'x..xx..x',
        '.x.xx.x.',
        '..xxxx..',
        'xxxxxxxx',
        '..xxxx..',
        '.x.xx.x.',
        'x..xx..x',
        '..x..x..',
      ]
      dots.forEach((row, j) => {
        ;[...row].forEach((dot, i) => {
          if (dot === 'x') pen.fillRect(i * 12 + 1, 20 + j * 10, 10, 8.6)
        })
      })
    },
    [11, 1],
  )

function neck(on: Sculpture, high: number, tone: Colour): void {
  const [bottom, fold] = [hem + 1.475, high > 0.15 ? 0.05 : 0.03]
  on.add(
    surface(
      (across, along) => {
        const a = -across * Math.PI * 2 - Math.PI / 2
        const b = along * Math.PI * 2
        const r = (k: number) => k + Math.sin(b) * fold * 0.8 + rib(across, 34, 0.006)
        const front = Math.sin(a) > 0 ? 0.04 * Math.sin(a) : 0
        return [
          Math.cos(a) * r(0.225),
          bottom + high / 2 - Math.cos(b) * (high / 2) - front,
          Math.sin(a) * r(0.19),
        ]
      },
      on.fine.weight === 'light' ? 50 : 136,
      16,
      true,
    ),
    loops(tone, 34, 4),
  )
}

/** Down the middle of the front, with buttons. */
function placket(on: Sculpture, tone: Colour, button: Colour): void {
  on.add(
    sheet((a, b) => frontPoint((a - 0.5) * 0.11, 0.01 + b * 0.93, 0.012), 0.028, 6, 50),
    loops(tone, 5, 30),
  )
  for (let i = 0; i < 6; i++) {
    const [x, y, z] = frontPoint(0, 0.08 + i * 0.15, 0.03)
    on.add(cylinder(0.036, 0.018, 0.007, 20), gloss(button), [x, y, z - 0.004], [90, 0, 0])
  }
}

/** A sweater on a stand. */
export const knitSweater = model({
  name: { zh: '针织毛衫', en: 'Knitted sweater' },
  industry: 'textiles',
  seen: { yaw: 22, elevation: 10, fill: 0.82 },
  close: { at: [0.05, 1.5, 0.3], size: 0.42, yaw: 16, elevation: 12 },
  colours: { body: '#b0413e', accent: '#7c2a2c', third: '#efe6d8' },
  options: { neck: 0.12, look: 'cable' },
  variants: {
    red: {},
    navy: {
      colours: { body: '#2b4470', accent: '#efe6d6', third: '#b8463f' },
      options: { look: 'yoke', neck: 0.13 },
    },
    beige: {
      colours: { body: '#e3d5bd', accent: '#cdb997', third: '#8c6a45' },
      options: { look: 'cable', neck: 0.3 },
    },
    green: {
      colours: { body: '#5d7f63', accent: '#4a6850', third: '#e6d9bd' },
      options: { look: 'cardigan', neck: 0.1 },
    },
    grey: {
      colours: { body: '#9aa1ab', accent: '#3d4656', third: '#e6ecf3' },
      options: { look: 'stripes', neck: 0.12 },
    },
  },
  build(on, tones, { neck: high, look }) {
    const { body, accent, third } = tones
    const isLight = on.fine.weight === 'light'
    const trim = look === 'yoke' || look === 'stripes' ? body : darker(body, 0.08)
    on.add(surface(trunkPoint, isLight ? 70 : 192, 50, true), loops(body, 64, 26))
    for (const side of [1, -1]) {
      const at = sleevePoint(side)
      on.add(surface(at, isLight ? 32 : 78, 34, true), loops(body, 26, 22))
      if (look === 'yoke')
        on.add(
          surface(partOf(at, [0, 1], [0.62, 0.8], 0.006), 40, 6, true),
          patterned({ ...yoke(tones), repeat: [5, 1] }, loops('#ffffff', 20, 4)),
        )
      if (look === 'stripes')
        for (const from of [0.3, 0.46, 0.62])
          on.add(
            surface(partOf(at, [0, 1], [from, from + 0.07], 0.005), 40, 3, true),
            loops(from > 0.4 && from < 0.6 ? third : accent, 20, 2),
          )
    }
    if (look === 'yoke')
      on.add(
        surface(partOf(trunkPoint, [0, 1], [0.52, 0.72], 0.006), 80, 10, true),
        patterned(yoke(tones), loops('#ffffff', 46, 5)),
      )
    if (look === 'stripes')
      for (const from of [0.3, 0.42, 0.54])
        on.add(
          surface(partOf(trunkPoint, [0, 1], [from, from + 0.055], 0.005), 80, 4, true),
          loops(from > 0.4 && from < 0.5 ? third : accent, 46, 2),
        )
    if (look === 'cable') {
      for (const x of [-0.24, 0, 0.24]) cable(on, x, body)
      on.closely(() => {
        for (const x of [-0.36, -0.12, 0.12, 0.36])
          on.add(
            tube(
              Array.from({ length: 16 }, (_, i) => frontPoint(x, 0.14 + (i / 15) * 0.68, 0.004)),
              0.014,
              40,
              false,
              6,
            ),
            loops(darker(body, 0.05), 40, 1),
          )
      })
    }
    if (look === 'cardigan') placket(on, accent, third)
    neck(on, high, trim)
    on.add(
      thrown(
        [
          [0.16, 1.4],
          [0.155, 1.56],
          [0.1, 1.61],
          [0.0001, 1.62],
        ],
        20,
        36,
      ),
      wood('#c08a52'),
      [0, hem - 0.04 + Math.max(0, high - 0.13) * 0.6, 0],
    )
    on.add(cylinder(0.035, hem + 0.2, 0.01, 20), metal('#8d96a5'), [0, 0.02, 0])
    on.add(
      thrown(
        [
          [0.0001, 0],
          [0.4, 0],
          [0.42, 0.02],
          [0.4, 0.045],
          [0.3, 0.07],
          [0.0001, 0.075],
        ],
        24,
        52,
      ),
      wood('#c08a52'),
    )
  },
})
