import { type Finish, finish, matte, printed } from '../finish.ts'
import { print } from '../print.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import {
  ball,
  bent,
  cushion,
  cylinder,
  hoop,
  leaf,
  type Point,
  sheet,
  sweep,
  tube,
  turned,
} from '../shapes/index.ts'
import { pores } from '../stuffs.ts'
import { type Colour, darker, mixed } from '../tone.ts'
import type { Piece } from './heaps.ts'

/** What comes from the sea, piece by piece, each around the origin and some 0.3 across. */

export const wet = (colour: Colour, more: Partial<Finish> = {}): Finish =>
  finish(colour, { rough: 0.32, coat: 0.9, coatRough: 0.14, ...more })
export const dry = (colour: Colour, more: Partial<Finish> = {}): Finish =>
  finish(colour, { rough: 0.62, coat: 0.2, coatRough: 0.45, ...more })

export const squidRing: Piece = (on, i) =>
  on.add(
    hoop(0.15, 0.04, 0.055, 40, 10),
    wet(i % 3 ? '#f3ece2' : '#efe4d8'),
    [0, 0, 0],
    [0, 0, 0],
    [1, 1, 0.78 + (i % 4) * 0.07],
  )

/** A cone without fins, its open end to +z; about 0.9 long. */
export const squidTube: Piece = (on) =>
  on.add(
    turned(
      [
        [0.0001, 0.95, 0],
        [0.05, 0.9, 0.04],
        [0.17, 0.4, 0.2],
        [0.185, 0, 0.02],
        [0.15, 0, 0.02],
        [0.14, 0.35, 0.1],
        [0.0001, 0.8, 0],
      ],
      48,
    ),
    wet('#f1e8dc'),
    [0, 0, 0.45],
    [-90, 0, 0],
    [1, 1, 0.62],
  )

/** Eight arms from one crown. */
export const tentacles: Piece = (on, index) => {
  const skin = wet(index % 2 ? '#b9697c' : '#c47a86')
  on.add(ball(0.085, 20), skin, [0, 0.02, 0], [0, 0, 0], [1, 0.8, 1])
  on.around(on.fine.weight === 'full' ? 8 : 5, (i) => {
    const wave = i * 1.7 + index
    const line: Point[] = [0, 0.3, 0.65, 1].map((t) => [
      0.05 + t * 0.34,
      0.02 + 0.05 * Math.sin(t * 3 + wave) * (1 - t) - t * 0.02,
      0.07 * Math.sin(t * 5 + wave),
    ])
    on.add(
      sweep(line, { size: (t) => [0.036 * (1 - t * 0.75), 0.032 * (1 - t * 0.75)], steps: 16, around: 10 }),
      skin,
    )
  })
}

const scored = print(256, 256, '#f4ece0', (pen, w, h) => {
  pen.strokeStyle = 'rgba(190,160,130,.5)'
  pen.lineWidth = 3
  for (let i = -256; i < 512; i += 26)
    for (const way of [1, -1]) {
      pen.beginPath()
      pen.moveTo(i, way > 0 ? 0 : h)
      pen.lineTo(i + w, way > 0 ? h : 0)
      pen.stroke()
    }
})

/** A thick white slice of squid, scored. */
export const squidFillet: Piece = (on) =>
  on.add(cushion(0.52, 0.1, 0.34, { round: 5, flank: 4, pieces: 40 }), {
    ...printed(scored, 0.34, 0.8),
    twoSided: false,
  })

export const fishBall: Piece = (on) =>
  on.add(ball(0.14, 26), wet('#efe9df', { relief: pores(3, 500), reliefDepth: 0.5 }))

export const breadedCake: Piece = (on) =>
  on.add(
    cylinder(0.26, 0.11, 0.05, 44),
    finish('#d99a3e', { rough: 0.9, relief: pores(4, 1700), reliefDepth: 3 }),
    [0, -0.05, 0],
  )

/** A stick of sausage in its film, clipped at both ends; along x. */
export const fishSausage: Piece = (on) => {
  on.add(
    sweep(
      [
        [-0.34, 0, 0],
        [0, 0.005, 0],
        [0.34, 0, 0],
      ],
      { size: () => [0.075, 0.075], steps: 12, around: 24 },
    ),
    wet('#e8917c'),
  )
  for (const x of [-1, 1]) {
    on.add(
      cylinder(0.028, 0.05, 0.01, 14),
      finish('#b6bcc4', { metal: 1, rough: 0.3 }),
      [x * 0.4, 0, 0],
      [0, 0, -90],
    )
    on.closely(() => on.add(ball(0.045, 12), wet('#e39a86'), [x * 0.455, 0, 0], [0, 0, 0], [0.9, 0.9, 0.5]))
  }
}

const mussel =
  (body: Colour, rim: Colour, size: number): Piece =>
  (on) => {
    on.add(
      bent(ball(size, 22), (x, y, z) => [x * 1.3, y * 0.55, z * (0.85 - (x / size) * 0.25)]),
      wet(body),
    )
    on.closely(() => {
      const line: Point[] = Array.from({ length: 9 }, (_, i) => {
        const a = -1.4 + (i / 8) * 2.8
        return [Math.cos(a) * size * 1.28, 0.01 * Math.sin(i * 2), Math.sin(a) * size * 0.72]
      })
      on.add(tube(line, size * 0.09, 30, false, 7), wet(rim))
    })
  }
export const musselMeat = mussel('#e39a44', '#5d4630', 0.12)
export const driedMussel = mussel('#9c5a24', '#4a2c16', 0.1)

/** A very small shrimp, dried whole. */
export const tinyShrimp: Piece = (on, i) => {
  const line: Point[] = [0, 0.35, 0.7, 1].map((t) => [
    0.085 * Math.cos(t * 2.6),
    0.006 * t,
    0.07 * Math.sin(t * 2.6),
  ])
  on.add(
    sweep(line, { size: (t) => [0.017 * (1 - t * 0.6), 0.014 * (1 - t * 0.6)], steps: 10, around: 7 }),
    dry(i % 3 ? '#e9b79a' : '#f0cdb4'),
  )
}

/** A shrimp without head and shell, curled; dried or frozen by its colours. */
const curl =
  (flesh: Colour, band: Colour, size: number): Piece =>
  (on) => {
    const at = (t: number): Point => [
      Math.cos(-0.3 + t * 4.1) * size,
      0,
      Math.sin(-0.3 + t * 4.1) * size * 0.9,
    ]
    const wide = (t: number) => size * (0.52 - 0.3 * t) * (1 + 0.06 * Math.abs(Math.sin(t * 20)))
    on.add(
      sweep(
        Array.from({ length: 9 }, (_, i) => at(i / 8)),
        {
          size: (t) => [wide(t), wide(t)],
          side: [0, 1, 0],
          steps: 30,
          around: 14,
        },
      ),
      wet(flesh),
    )
    on.closely(() => {
      for (let i = 1; i < 6; i++) {
        const t = i / 7
        const [x, , z] = at(t)
        on.add(
          hoop(wide(t) * 0.97, size * 0.05, size * 0.07, 20, 6),
          wet(band),
          [x, 0, z],
          [90, 0, 57.3 * (-0.3 + t * 4.1)],
        )
      }
    })
  }
export const peeledShrimp = curl('#f0c9bb', '#e58a72', 0.15)
export const driedShrimp = curl('#dd7a3c', '#c2562a', 0.12)

/** Short black shoots of weed. */
export const hijikiBud: Piece = (on, i) =>
  on.add(
    sweep(
      [
        [-0.07, 0, 0],
        [0, 0.012, 0.01 * (i % 3)],
        [0.07, 0, 0],
      ],
      {
        size: (t) => [
          0.02 * Math.sin(Math.PI * (0.15 + t * 0.7)),
          0.018 * Math.sin(Math.PI * (0.15 + t * 0.7)),
        ],
        steps: 8,
        around: 8,
      },
    ),
    wet(i % 4 ? '#1d1a17' : '#332a22'),
  )

const weedy = print(256, 256, '#2a2030', (pen) => {
  const luck = chance(37)
  for (let i = 0; i < 1300; i++) {
    pen.strokeStyle =
      luck() > 0.5 ? `rgba(110,84,120,${0.1 + luck() * 0.3})` : `rgba(12,8,18,${0.2 + luck() * 0.4})`
    pen.lineWidth = 1 + luck() * 3
    const [x, y, a] = [luck() * 256, luck() * 256, luck() * 6.28]
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x + Math.cos(a) * 16, y + Math.sin(a) * 16)
    pen.stroke()
  }
})

/** A round cake of dried laver. */
export const laverRound = (on: Sculpture, radius = 0.52): void =>
  on.add(
    bent(cylinder(radius, 0.07, 0.03, 60), (x, y, z) => {
      const a = Math.atan2(z, x)
      const k = 1 + 0.035 * Math.sin(a * 9) + 0.025 * Math.sin(a * 17 + 1)
      return [x * k, y + 0.016 * Math.sin(x * 17) * Math.cos(z * 14), z * k]
    }),
    { ...printed(weedy, 0.75, 0.2), relief: pores(4, 1800), reliefDepth: 3 },
  )

/** A ribbon of green weed in folds. */
export const weedRibbon =
  (colour: Colour): Piece =>
  (on, i) =>
    on.add(
      sheet(
        (u, v) => [
          (v - 0.5) * 0.62,
          0.05 * Math.sin(v * 9 + i) + 0.05 * Math.sin(u * 6 + v * 4),
          (u - 0.5) * 0.16 + 0.07 * Math.sin(v * 6 + i * 2),
        ],
        0.012,
        8,
        28,
      ),
      wet(i % 3 ? colour : mixed(colour, '#8fb04a', 0.3)),
    )

/** A strip of kelp tied to a knot. */
export const kelpKnot: Piece = (on, i) => {
  const stuff = wet(i % 2 ? '#3d4a22' : '#4d5a2a')
  on.add(hoop(0.075, 0.035, 0.06, 28, 8), stuff, [0, 0.02, 0], [90, 0, 20])
  on.add(hoop(0.055, 0.03, 0.05, 24, 8), stuff, [0.01, 0.02, 0], [0, 0, 70])
  for (const turn of [20, 200])
    on.add(leaf(0.26, 0.13, 0.2, -0.2), { ...stuff, twoSided: true }, [0, 0.02, 0], [0, turn, 6])
}

const roast = (colour: Colour): Finish =>
  dry(colour, { relief: pores(3, 900), reliefDepth: 1.2, twoSided: true })

/** A flat roasted fillet of fish. */
export const roastedFillet: Piece = (on, i) =>
  on.add(
    sheet(
      (u, v) => {
        const half = 0.13 * Math.sin(Math.PI * (0.12 + v * 0.76)) ** 0.6
        return [(v - 0.5) * 0.56, 0.03 * Math.sin(v * 5 + i) + 0.012 * Math.cos(u * 7), (u * 2 - 1) * half]
      },
      0.022,
      12,
      20,
    ),
    roast(i % 3 ? '#c98038' : '#dc9c4e'),
  )

/** Fine fibres, pulled apart. */
export const flossTuft: Piece = (on, i) => {
  const luck = chance(5 + i)
  const tone = i % 3 ? '#c08a48' : darker('#c08a48', 0.2)
  for (let k = 0; k < (on.fine.weight === 'full' ? 5 : 2); k++)
    on.add(
      tube(
        Array.from(
          { length: 4 },
          (): Point => [(luck() - 0.5) * 0.26, (luck() - 0.5) * 0.1, (luck() - 0.5) * 0.26],
        ),
        0.009,
        9,
        false,
        5,
      ),
      matte(tone),
    )
}
