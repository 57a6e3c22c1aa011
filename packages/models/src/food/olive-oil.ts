import { finish, gloss, matte, metal, plastic, printed } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, type Corner, cylinder, leaf, ring, tube, turned, vessel, wrapped } from '../shapes/index.ts'
import { darker, type Tone, type Tones } from '../tone.ts'
import { clearBottle, darkBottle } from './bottles.ts'
import { leafMark, small } from './drawing.ts'
import { sided } from './jars.ts'

const label = (accent: Tone, word: string, english: string) =>
  print(620, 860, '#f5f0e1', (pen, w, h) => {
    pen.fillStyle = accent.hex
    pen.fillRect(0, h - 96, w, 96)
    pen.fillRect(0, 0, w, 26)
    pen.strokeStyle = '#7d8f3f'
    pen.lineWidth = 7
    pen.beginPath()
    pen.moveTo(w * 0.3, 300)
    pen.quadraticCurveTo(w * 0.5, 230, w * 0.68, 96)
    pen.stroke()
    for (const [x, y, turn] of [
      [0.38, 270, -110],
      [0.46, 240, 20],
      [0.52, 206, -130],
      [0.59, 165, 10],
      [0.64, 120, -120],
      [0.67, 100, -40],
    ] as const)
      leafMark(pen, w * x, y, 0.95, turn, turn > 0 ? '#6d8238' : '#8a9f4c')
    pen.fillStyle = '#4d5a24'
    for (const [x, y] of [
      [0.44, 300],
      [0.58, 236],
    ] as const) {
      pen.beginPath()
      pen.ellipse(w * x, y, 30, 40, 0.4, 0, 7)
      pen.fill()
    }
    letter(pen, word, w / 2, 470, { size: 170, color: '#36421c', weight: 900, most: w - 60 })
    small(pen, english, w / 2, 590, 46, '#36421c')
    small(pen, '500 ml', w / 2, 668, 40, '#7d8f3f')
    small(pen, 'COLD PRESSED', w / 2, h - 48, 44, '#f5f0e1')
  })

const outlineOf = (r: number, h: number): readonly Corner[] => [
  [0.0001, 0.03, 0],
  [r * 0.9, 0, 0.04],
  [r, 0.05, 0.06],
  [r, h * 0.66, 0.16],
  [r * 0.34, h * 0.8, 0.16],
  [r * 0.32, h * 0.95, 0.02],
  [r * 0.38, h * 0.955, 0.012],
  [r * 0.38, h * 0.985, 0.012],
  [0.0001, h * 0.985, 0],
]

function pourer(on: Sculpture, r: number, h: number, { accent }: Tones): void {
  on.add(cylinder(r * 0.4, 0.22, 0.03, 48), plastic(accent), [0, h * 0.93, 0])
  on.closely(() =>
    on.around(30, () =>
      on.add(cylinder(0.01, 0.14, 0.004, 6), plastic(darker(accent, 0.2)), [0, h * 0.945, r * 0.4]),
    ),
  )
  on.add(ring(r * 0.3, r * 0.415, 0.03, 0.01, 48), metal('#b98a3c', 0.28), [0, h * 0.92, 0])
  on.add(
    turned([
      [0.0001, 0, 0],
      [r * 0.2, 0, 0.02],
      [r * 0.12, 0.16, 0.02],
      [0.0001, 0.16, 0],
    ]),
    metal('#b98a3c', 0.28),
    [0, h * 0.93 + 0.21, 0],
  )
}

/** A twig with leaves and some olives. */
function twig(on: Sculpture): void {
  on.add(
    tube(
      [
        [-0.5, 0.03, 0.1],
        [-0.2, 0.09, 0],
        [0.15, 0.1, 0.03],
        [0.5, 0.05, -0.06],
      ],
      0.018,
      40,
      false,
      8,
    ),
    matte('#7a6a45'),
  )
  const grey = { ...matte('#6f8550'), twoSided: true }
  const green = { ...matte('#56732f'), twoSided: true }
  for (let i = 0; i < 11; i++) {
    const x = -0.46 + i * 0.095
    on.add(
      leaf(0.34, 0.1, 0.14),
      i % 3 ? green : grey,
      [x, 0.08, 0.02],
      [0, i % 2 ? -52 + i * 3 : 56 - i * 2, 16 + (i % 3) * 6],
    )
  }
  for (const [x, z, tone] of [
    [-0.2, 0.22, '#5a6b22'],
    [0.12, 0.26, '#6d7f2a'],
    [0.36, 0.12, '#3d3345'],
  ] as const) {
    on.add(
      ball(0.12, 30),
      finish(tone, { rough: 0.34, coat: 0.8, coatRough: 0.15 }),
      [x, 0.115, z],
      [0, 30, 8],
      [1.28, 1, 1],
    )
    on.closely(() => on.add(ball(0.022, 8), matte('#4a4a26'), [x - 0.13, 0.135, z + 0.08]))
  }
}

/** A bottle of olive oil with a branch and a dish. */
export const oliveOil = model({
  name: { zh: '橄榄油', en: 'Olive oil' },
  industry: 'food',
  seen: { yaw: -6, elevation: 13 },
  turned: { yaw: 36, elevation: 22 },
  close: { at: [0.2, 0.2, 0.6], size: 0.45, yaw: -6, elevation: 28 },
  colours: { body: '#8f8410', accent: '#42591f', third: '#26301a' },
  options: { radius: 0.47, height: 1.9, sides: 4, clear: true, word: '橄榄油', english: 'OLIVE OIL' },
  variants: {
    green: {},
    gold: {
      colours: { body: '#c08a0c', accent: '#8a3d22', third: '#3a2a16' },
      options: { radius: 0.46, height: 1.8, sides: 0, word: '山茶油', english: 'CAMELLIA OIL' },
    },
    black: {
      colours: { body: '#b5a428', accent: '#b08a3c', third: '#20261c' },
      options: { radius: 0.42, height: 2.15, clear: false, word: '初榨油', english: 'FIRST PRESSING' },
    },
  },
  build(on, tones, options) {
    const { radius: r, height: h, sides } = options
    on.within([-0.28, 0, -0.16], [0, 10, 0], () => {
      const bottle = { outline: outlineOf(r, h), full: h * 0.74, sides }
      if (options.clear) clearBottle(on, bottle, tones.body)
      else darkBottle(on, bottle, finish(tones.third, { rough: 0.14, coat: 1, coatRough: 0.05 }))
      pourer(on, r, h, tones)
      const paper = wrapped(r + 0.012, h * 0.44, sides ? 84 : 108, { pieces: 64 })
      on.add(sided(paper, sides), printed(label(tones.accent, options.word, options.english), 0.7, 0.1), [
        0,
        h * 0.12,
        0,
      ])
    })
    on.within([0.28, 0, 0.66], [0, 14, 0], () => twig(on))
    on.within([0.62, 0, 0.1], [0, 0, 0], () => {
      on.add(
        vessel(
          [
            [0.0001, 0, 0],
            [0.16, 0, 0.02],
            [0.34, 0.16, 0.1],
          ],
          0.03,
        ),
        gloss('#e9ece8'),
      )
      on.add(cylinder(0.285, 0.012, 0.004, 48), gloss(tones.body), [0, 0.11, 0])
    })
  },
})
