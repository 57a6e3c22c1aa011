import { finish, metal, paint, printed, wood } from '../finish.ts'
import { model } from '../model.ts'
import type { Pen } from '../print.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { arc, ball, cylinder, plate, ring, thrown, turned, wrapped } from '../shapes/index.ts'
import { darker, type Tone, type Tones } from '../tone.ts'
import { dot, small } from './drawing.ts'
import { jar, sided, twistLid } from './jars.ts'

const syrup = (colour: Tone | string) => finish(colour, { rough: 0.18, coat: 1, coatRough: 0.05 })

function bee(pen: Pen, x: number, y: number, s: number, ink: string): void {
  pen.fillStyle = 'rgba(120,150,170,.45)'
  for (const side of [-1, 1]) {
    pen.beginPath()
    pen.ellipse(x + side * 30 * s, y - 30 * s, 34 * s, 20 * s, side * -0.7, 0, 7)
    pen.fill()
  }
  pen.fillStyle = '#e9a81e'
  pen.beginPath()
  pen.ellipse(x, y + 6 * s, 27 * s, 42 * s, 0, 0, 7)
  pen.fill()
  pen.fillStyle = ink
  for (const [dy, half] of [
    [-8, 26],
    [12, 26],
    [31, 19],
  ] as const)
    pen.fillRect(x - half * s, y + dy * s, half * 2 * s, 9 * s)
  dot(pen, x, y - 36 * s, 16 * s, ink)
}

const label = (accent: Tone, word: string, english: string) =>
  print(760, 620, '#fbf3df', (pen, w, h) => {
    pen.strokeStyle = accent.hex
    pen.lineWidth = 10
    pen.strokeRect(24, 24, w - 48, h - 48)
    pen.lineWidth = 5
    for (const [x, y] of [
      [96, 96],
      [166, 96],
      [131, 157],
      [w - 96, 96],
      [w - 166, 96],
      [w - 131, 157],
    ] as const) {
      pen.beginPath()
      for (let i = 0; i <= 6; i++) {
        const a = (i * Math.PI) / 3 + Math.PI / 6
        pen.lineTo(x + Math.cos(a) * 38, y + Math.sin(a) * 38)
      }
      pen.stroke()
    }
    bee(pen, w / 2, 150, 1.35, '#4a2f16')
    letter(pen, word, w / 2, h * 0.56, { size: 170, color: '#5b3512', weight: 900, most: w - 130 })
    small(pen, english, w / 2, h * 0.8, 50, '#5b3512')
  })

/** A stick with a grooved head, along y. */
function dipper(on: Sculpture, honey: Tone): void {
  const timber = wood('#b67f49', 2)
  on.add(
    thrown(
      [
        [0, 0],
        [0.035, 0.01],
        [0.028, 0.3],
        [0.04, 0.9],
        [0.045, 1.14],
        [0.03, 1.18],
        [0, 1.19],
      ],
      30,
      20,
    ),
    timber,
  )
  for (let i = 0; i < 6; i++) {
    const wide = 0.1 + 0.045 * Math.sin((Math.PI * (i + 0.7)) / 6.4)
    on.add(cylinder(wide, 0.045, 0.018, 28), i < 3 ? syrup(honey) : timber, [0, 0.02 + i * 0.066, 0])
  }
  on.add(ball(0.1, 24), syrup(honey), [0, 0.02, 0], [0, 0, 0], [1, 0.8, 1])
}

/** Cells of wax, most of them full. */
function comb(on: Sculpture, honey: Tone, rows: number): void {
  const cell = 0.1
  const places: (readonly [number, number])[] = []
  for (let q = -rows; q <= rows; q++)
    for (let r = -rows; r <= rows; r++)
      if (Math.abs(q + r) <= rows) places.push([cell * Math.sqrt(3) * (q + r / 2), cell * 1.5 * r])
  const hexagon = (size: number, x: number, y: number) => arc(size, x, y, 6, 30, 390).slice(0, 6)
  for (const [x, y] of places)
    on.within([x, 0, y], [-90, 0, 0], () => {
      on.add(
        plate(hexagon(cell * 1.02, 0, 0), 0.16, {
          bevel: 0.005,
          holes: [hexagon(cell * 0.84, 0, 0).reverse()],
          pieces: 2,
        }),
        finish('#f0cd80', { rough: 0.55, coat: 0.3 }),
        [0, 0, 0.08],
      )
    })
  places.forEach(([x, y], i) => {
    on.add(cylinder(cell * 0.84, i % 5 === 2 ? 0.03 : 0.09, 0.02, 6), syrup(darker(honey, 0.25)), [
      x,
      0.005,
      y,
    ])
  })
}

/** A jar of honey, its dipper and a piece of the comb. */
export const honeyJar = model({
  name: { zh: '蜂蜜', en: 'Jar of honey' },
  industry: 'food',
  seen: { yaw: -6, elevation: 17 },
  turned: { yaw: 38, elevation: 26 },
  close: { at: [0.5, 0.25, 0.55], size: 0.5, yaw: -6, elevation: 34 },
  colours: { body: '#c46f08', accent: '#c8861a', third: '#b98a3c' },
  options: {
    radius: 0.58,
    height: 1.1,
    sides: 6,
    rows: 2,
    word: '百花蜜',
    english: 'WILDFLOWER HONEY',
    isEnamelled: false,
  },
  variants: {
    gold: {},
    brown: {
      colours: { body: '#5e2a08', accent: '#7a4a1c', third: '#3a2c22' },
      options: { radius: 0.5, height: 1.36, sides: 0, rows: 1, word: '荞麦蜜', english: 'BUCKWHEAT HONEY' },
    },
    yellow: {
      colours: { body: '#e0a01c', accent: '#5f9a48', third: '#e9ecef' },
      options: { radius: 0.64, height: 0.9, sides: 8, word: '洋槐蜜', english: 'ACACIA HONEY' },
    },
    white: {
      colours: { body: '#ead9ae', accent: '#c8912a', third: '#e9ecef' },
      options: {
        radius: 0.62,
        height: 0.8,
        sides: 0,
        rows: 1,
        word: '蜂王浆',
        english: 'ROYAL JELLY',
        isEnamelled: true,
      },
    },
  },
  build(on, { body, accent, third }: Tones, options) {
    const { radius: r, height: h, sides } = options
    on.within([-0.3, 0, -0.2], [0, 0, 0], () => {
      jar(on, options, syrup(body))
      const lid = r * 0.9
      on.within([0, h - 0.02, 0], [0, 0, 0], () => {
        twistLid(on, lid, 0.22, options.isEnamelled ? paint(third) : metal(third, 0.3))
        on.closely(() =>
          on.add(ring(lid * 0.5, lid * 0.53, 0.012, 0.004, 48), metal(darker(third, 0.2), 0.3), [0, 0.2, 0]),
        )
      })
      const paper = sided(wrapped(r + 0.012, h * 0.52, sides === 6 ? 60 : 92, { pieces: 64 }), sides)
      on.add(paper, printed(label(accent, options.word, options.english)), [0, h * 0.17, 0])
    })
    on.within([0.58, 0, 0.52], [0, 18, 0], () => comb(on, body, options.rows))
    on.within([0.3, 0.21, 0.42], [-22, 0, -32], () => dipper(on, body))
    on.add(
      turned([
        [0.0001, 0, 0],
        [0.17, 0, 0.01],
        [0.15, 0.03, 0.02],
        [0.0001, 0.035, 0],
      ]),
      syrup(body),
      [0.02, 0, 0.72],
      [0, 0, 0],
      [1.5, 1, 0.8],
    )
  },
})
