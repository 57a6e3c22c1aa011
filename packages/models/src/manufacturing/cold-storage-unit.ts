import { lit, metal, paint, plastic, printed, rubber, screen } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, pipe, ring, rod, slab, tube } from '../shapes/index.ts'
import { hexOf, inkOn, type Tones } from '../tone.ts'
import { capScrew } from './fittings.ts'

const [tall, deep, wall] = [1.9, 1.5, 0.12]
const door = { width: 0.84, height: 1.5, x: -0.42 }

/** Insulated panels around an opening in front, with the seams between them. */
function room(on: Sculpture, { body, third }: Tones, wide: number): void {
  const panel = paint(body)
  const front = deep / 2 - wall / 2
  const [left, right] = [door.x - door.width / 2, door.x + door.width / 2]
  on.add(box(wide, wall, deep, 0.03), panel, [0, 0.14, 0])
  on.add(box(wide, wall, deep, 0.03), panel, [0, tall, 0])
  on.add(box(wide, tall - 0.1, wall, 0.03), panel, [0, tall / 2 + 0.1, -front])
  for (const x of [-1, 1])
    on.add(box(wall, tall - 0.1, deep, 0.03), panel, [(x * (wide - wall)) / 2, tall / 2 + 0.1, 0])
  on.add(box(left + wide / 2, tall - 0.1, wall, 0.03), panel, [(left - wide / 2) / 2, tall / 2 + 0.1, front])
  on.add(box(wide / 2 - right, tall - 0.1, wall, 0.03), panel, [
    (right + wide / 2) / 2,
    tall / 2 + 0.1,
    front,
  ])
  const over = tall - door.height - 0.14
  on.add(box(door.width + 0.04, over, wall, 0.03), panel, [door.x, tall - over / 2, front])
  on.add(box(wide + 0.06, 0.09, deep + 0.06, 0.03), paint(third), [0, 0.045, 0])
  on.closely(() => {
    const seam = rubber('#a3adba')
    for (let x = right + 0.42; x < wide / 2 - 0.1; x += 0.42)
      on.add(box(0.012, tall - 0.14, 0.01, 0.003, 2), seam, [x, tall / 2 + 0.1, deep / 2])
    for (const z of [-0.27, 0.27])
      for (const x of [-1, 1])
        on.add(box(0.01, tall - 0.14, 0.012, 0.003, 2), seam, [(x * wide) / 2, tall / 2 + 0.1, z])
  })
  // Aluminium along the edges.
  const rim = metal('#9aa4b2', 0.3)
  for (const x of [-1, 1])
    on.add(box(0.05, tall - 0.06, 0.05, 0.015, 2), rim, [
      (x * wide) / 2 - x * 0.015,
      tall / 2 + 0.1,
      deep / 2 - 0.015,
    ])
  on.add(box(wide, 0.05, 0.05, 0.015, 3), rim, [0, tall + 0.045, deep / 2 - 0.015])
}

/** A thick door on a rail, slid to the right by so much. */
function slidingDoor(on: Sculpture, { accent }: Tones, slide: number, words: string): void {
  const { width, height } = door
  const steel = metal('#8d97a5', 0.28)
  const front = deep / 2
  on.add(box(width * 2 + 0.06, 0.1, 0.09, 0.02, 3), steel, [
    door.x + width / 2 - 0.02,
    height + 0.3,
    front + 0.05,
  ])
  on.within([door.x + slide, height / 2 + 0.17, front + 0.08], [0, 0, 0], () => {
    on.add(slab(width + 0.12, height + 0.1, 0.12, 0.05, 0.03), paint(accent))
    on.add(slab(width + 0.06, height + 0.04, 0.03, 0.05, 0.012), rubber('#39414e'), [0, 0, -0.066])
    const sign = print(400, 220, hexOf(accent), (pen, w, h) => {
      const color = inkOn(accent)
      letter(pen, words, w / 2, h * 0.38, { size: 110, color, most: w - 30 })
      letter(pen, 'COLD ROOM', w / 2, h * 0.8, { size: 46, color, weight: 500 })
    })
    on.add(face(0.56, 0.308, 0.01), printed(sign, 0.4, 0.5), [0.03, 0.34, 0.0615])
    // The handle, on a plate of its own.
    on.add(slab(0.12, 0.46, 0.02, 0.04, 0.008), steel, [-width * 0.4, -0.06, 0.064])
    on.add(
      pipe(
        [
          [-width * 0.4, 0.12, 0.06],
          [-width * 0.4, 0.12, 0.14],
          [-width * 0.4, -0.24, 0.14],
          [-width * 0.4, -0.24, 0.06],
        ],
        0.024,
        0.05,
      ),
      metal('#a3adbb', 0.2),
    )
    for (const x of [-0.3, 0.3]) {
      on.add(slab(0.13, 0.26, 0.03, 0.03, 0.01), steel, [x, height / 2 + 0.02, 0.07])
      for (const y of [-0.06, 0.0]) capScrew(on, 0.018, [x, height / 2 + y - 0.02, 0.085], [90, 0, 0])
      on.add(cylinder(0.055, 0.03, 0.01, 28), metal('#6d7785'), [x, height / 2 + 0.1, 0.075], [90, 0, 0])
    }
    on.add(box(width + 0.02, 0.2, 0.012, 0.005, 2), metal('#9aa4b2', 0.35), [0, -height / 2 + 0.14, 0.062])
  })
}

/** A flake of snow on the wall. */
function snowflake(on: Sculpture, { body, accent }: Tones, x: number): void {
  const picture = print(256, 256, hexOf(body), (pen, w, h) => {
    pen.translate(w / 2, h / 2)
    pen.strokeStyle = hexOf(accent)
    pen.lineCap = 'round'
    pen.lineWidth = 13
    for (let i = 0; i < 6; i++) {
      pen.beginPath()
      pen.moveTo(0, 0)
      pen.lineTo(0, -108)
      for (const [y, out] of [
        [-50, 28],
        [-78, 24],
      ] as const) {
        pen.moveTo(-out, y - out * 0.7)
        pen.lineTo(0, y)
        pen.lineTo(out, y - out * 0.7)
      }
      pen.stroke()
      pen.rotate(Math.PI / 3)
    }
  })
  on.add(face(0.46, 0.46, 0.01), printed(picture, 0.36, 0.7), [x, 1.25, 0], [0, 90, 0])
}

/** A shelf along the left wall, with boxes in cold light. */
function stock(on: Sculpture, { third }: Tones, wide: number): void {
  const wire = metal('#9aa4b2')
  on.within([-wide / 2 + wall + 0.17, 0, -0.06], [0, 90, 0], () => {
    for (const [i, y] of [0.3, 0.74, 1.18].entries()) {
      on.add(box(1.1, 0.03, 0.3, 0.01, 2), wire, [0, y, 0])
      for (let k = 0; k < 4; k++) {
        const colour = ['#3f8fd8', '#e6ecf3', '#48b3a4', '#f0b84a'][(i * 3 + k) % 4] ?? '#e6ecf3'
        const tallBox = 0.28 - 0.06 * ((i + k) % 2)
        on.add(box(0.24, tallBox, 0.26, 0.03, 2), plastic(colour), [
          k * 0.27 - 0.4,
          y + 0.015 + tallBox / 2,
          0.01,
        ])
      }
    }
    for (const x of [-0.54, 0.54]) on.add(box(0.03, 1.3, 0.03, 0.008, 2), wire, [x, 0.85, 0.13])
  })
  on.add(box(0.7, 0.03, 0.1, 0.012, 2), lit('#e3f4ff', 1), [door.x - 0.2, tall - 0.09, 0.1])
  on.add(box(wide - 0.3, 0.02, deep - 0.3, 0.008, 2), plastic(third), [0, 0.205, 0])
}

/** The machine on the roof, with its fans. */
function cooler(on: Sculpture, { accent, third }: Tones, fans: number, wide: number): void {
  const width = 0.66 * fans
  on.within([wide / 2 - width / 2 - 0.16, tall + 0.06, 0.06], [0, 0, 0], () => {
    for (const x of [-1, 1]) on.add(box(0.1, 0.07, 0.8, 0.02, 2), rubber(), [x * width * 0.36, 0.035, 0])
    on.add(box(width, 0.56, 0.8, 0.05), paint('#dfe5ec'), [0, 0.35, 0])
    on.add(box(width + 0.02, 0.07, 0.82, 0.03), paint(third), [0, 0.64, 0])
    for (let i = 0; i < fans; i++)
      on.within([(i - (fans - 1) / 2) * 0.64, 0.35, 0.4], [90, 0, 0], () => {
        on.add(ring(0.21, 0.255, 0.05, 0.018), plastic(third))
        on.add(cylinder(0.215, 0.012, 0.003), rubber('#12171f'))
        on.around(5, () =>
          on.add(box(0.15, 0.012, 0.09, 0.005, 2), plastic(accent), [0.12, 0.025, 0], [24, 0, 0]),
        )
        on.add(cylinder(0.055, 0.05, 0.015), plastic(third))
        on.closely(() => {
          for (const r of [0.09, 0.13, 0.17, 0.205])
            on.add(ring(r, r + 0.007, 0.01, 0, 40), metal('#a3adbb'), [0, 0.055, 0])
          for (const turn of [0, 45, 90, 135])
            on.add(
              rod([-0.22, 0.058, 0], [0.22, 0.058, 0], 0.004, 0.004, 6),
              metal('#a3adbb'),
              [0, 0, 0],
              [0, turn, 0],
            )
        })
      })
    on.closely(() => {
      for (let i = 0; i < 9; i++)
        on.add(box(0.012, 0.02, 0.6, 0.006, 2), rubber('#6d7785'), [width / 2, 0.18 + i * 0.042, 0])
    })
    for (const [i, r] of [0.03, 0.02].entries())
      on.add(
        tube(
          [
            [-width / 2 + 0.02, 0.25 - i * 0.08, 0.1 + i * 0.1],
            [-width / 2 - 0.12, 0.25 - i * 0.08, 0.1 + i * 0.1],
            [-width / 2 - 0.2, 0.14, 0.1 + i * 0.1],
            [-width / 2 - 0.2, -0.04, 0.1 + i * 0.1],
          ],
          r,
          36,
        ),
        i ? metal('#b3763f', 0.25) : rubber('#2a303a'),
      )
  })
}

/** A walk-in cold room with its machine on the roof. */
export const coldStorageUnit = model({
  name: { zh: '组合式冷库', en: 'Cold storage unit' },
  industry: 'manufacturing',
  seen: { yaw: -26, elevation: 15, fill: 0.82 },
  turned: { yaw: 34 },
  close: { at: [0.3, 1.55, 0.7], size: 0.5, yaw: -20, elevation: 12 },
  colours: { body: '#e8edf2', accent: '#0d5bd0', third: '#2c394f' },
  options: { wide: 2.2, fans: 2, open: 0.52, degrees: '-18', words: '冷库' },
  variants: {
    blue: {},
    white: {
      colours: { accent: '#dfe6ee', third: '#1d8a8c' },
      options: { wide: 1.9, fans: 1, open: 0, degrees: '+4', words: '保鲜库' },
    },
    green: {
      colours: { accent: '#2f8f68', third: '#26443c' },
      options: { wide: 2.5, fans: 2, open: 0.66, degrees: '+2', words: '果蔬库' },
    },
    silver: {
      colours: { body: '#b4bdc9', accent: '#8793a3', third: '#27303f' },
      options: { wide: 2.4, fans: 2, open: 0.4, degrees: '-40', words: '速冻库' },
    },
    orange: {
      colours: { accent: '#ea7a2a', third: '#39414f' },
      options: { wide: 2.1, fans: 1, open: 0.48, degrees: '-25', words: '海鲜库' },
    },
  },
  build(on, tones, { wide, fans, open, degrees, words }) {
    room(on, tones, wide)
    if (open > 0) stock(on, tones, wide)
    slidingDoor(on, tones, open, words)
    snowflake(on, tones, wide / 2 + 0.002)
    cooler(on, tones, fans, wide)
    on.within([wide / 2 - 0.28, 1.36, deep / 2], [0, 0, 0], () => {
      on.add(box(0.34, 0.44, 0.09, 0.03), plastic('#2a3140'), [0, 0, 0.03])
      const shown = print(280, 200, '#0b1420', (pen, w, h) => {
        letter(pen, degrees, w * 0.42, h * 0.46, { size: 118, color: '#6fe0ff' })
        letter(pen, '°C', w * 0.84, h * 0.3, { size: 50, color: '#6fe0ff', weight: 500 })
        letter(pen, '制冷  化霜  照明', w / 2, h * 0.88, { size: 26, color: '#f0b84a', weight: 500 })
      })
      on.add(face(0.28, 0.2, 0.015), screen(shown), [0, 0.08, 0.0765])
      for (const [i, colour] of ['#2fae6a', '#e9edf2', '#d8402f'].entries())
        on.add(cylinder(0.03, 0.025, 0.01, 24), plastic(colour), [(i - 1) * 0.1, -0.12, 0.07], [90, 0, 0])
    })
  },
})
