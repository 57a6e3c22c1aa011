import { finish, printed } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { cylinder, type Point, partOf, sheet, surface } from '../shapes/index.ts'
import { weave } from '../stuffs.ts'
import { darker, hexOf, type Tones } from '../tone.ts'
import { burlap } from './cloths.ts'
import { cone, fluff, lumps, sprig } from './cotton.ts'

interface Block {
  length: number
  height: number
  depth: number
  straps: number
}

const curved = (value: number, power: number) => Math.sign(value) * Math.abs(value) ** (2 / power)

/** The pressed block around the x axis: it swells between its straps. */
function blockPoint(
  { length, height, depth, straps }: Block,
  around: number,
  x: number,
  lift: number,
  soft = 1,
  end = 1,
): Point {
  const a = around * Math.PI * 2
  const near = Math.abs(Math.cos((x / length + 0.5) * straps * Math.PI))
  const swell = 1 + 0.09 * (near ** 0.6 - 1) + 0.04
  const [y, z] = [curved(Math.sin(a), 6) * height * 0.5, curved(Math.cos(a), 6) * depth * 0.5]
  const bump = 1 + soft * 0.06 * lumps(x, y, z) * near ** 0.7
  const k = swell * end * bump
  const out = Math.hypot(y, z) || 1
  return [
    x * (1 + soft * 0.02 * lumps(z, x, y)),
    y * k + (y / out) * lift + height * 0.5,
    z * k + (z / out) * lift,
  ]
}

function bale(on: Sculpture, block: Block, { body, accent }: Tones, text: string): void {
  on.add(
    surface(
      (across, along) => {
        const k = along * 2 - 1
        const cap = Math.max(0, (Math.abs(k) - 0.8) / 0.2) * (Math.PI / 2)
        const far = Math.min(Math.abs(k), 0.8) / 0.8
        const x = (block.length / 2) * Math.sign(k) * (far * 0.94 + 0.06 * Math.sin(cap))
        return blockPoint(block, 1 - across, x, 0, 1, Math.cos(cap) ** 0.5)
      },
      84,
      72,
      true,
    ),
    fluff(body),
  )
  for (let i = 0; i < block.straps; i++) {
    const middle = ((i + 0.5) / block.straps - 0.5) * block.length
    on.add(
      sheet(
        (across, along) => blockPoint(block, along, middle + (across - 0.5) * 0.075, 0.02, 0),
        0.02,
        3,
        72,
      ),
      finish(accent, { rough: 0.4, coat: 0.4 }),
    )
    on.closely(() =>
      on.add(
        cylinder(0.05, 0.03, 0.01, 6),
        finish('#7d8795', { rough: 0.35, metal: 1 }),
        [middle, block.height * 0.7, block.depth * 0.5 + 0.0],
        [90, 0, 0],
      ),
    )
  }
  const card = print(420, 300, '#e9dcc0', (pen, w, h) => {
    pen.strokeStyle = hexOf(accent)
    pen.lineWidth = 10
    pen.strokeRect(14, 14, w - 28, h - 28)
    letter(pen, text, w / 2, 112, { size: 104, color: '#40362a', most: w - 70 })
    letter(pen, 'COTTON · 227 kg', w / 2, 200, { size: 40, color: '#6d5f49', weight: 600, most: w - 70 })
    pen.fillStyle = hexOf(accent)
    pen.fillRect(w / 2 - 70, 236, 140, 12)
  })
  const cell = block.length / block.straps
  const wide = cell * 1.7
  const front = block.depth * 0.55 + 0.012
  on.add(
    sheet(
      (across, along) => [
        (across - 0.5) * wide,
        block.height * 0.5 + (along - 0.5) * wide * 0.7,
        front + 0.012 * Math.sin(across * 7) * (along - 0.3),
      ],
      0.012,
      24,
      10,
    ),
    { ...printed(card, 0.95, 0), relief: weave(1.5), reliefDepth: 1 },
  )
  on.add(
    sheet(
      partOf(
        (a, b, lift) => blockPoint(block, a, (b - 0.5) * block.length * 0.985, lift, 0.3),
        [0.6, 0.9],
        [0, 1],
        0.012,
      ),
      0.02,
      30,
      30,
    ),
    burlap(),
  )
}

/** A bale of cotton, yarn spun of it and a sprig of the plant. */
export const cottonBale = model({
  name: { zh: '棉花', en: 'Cotton' },
  industry: 'textiles',
  seen: { yaw: 30, elevation: 17 },
  close: { at: [-0.05, 0.35, 0.7], size: 0.46, yaw: 26, elevation: 18 },
  turned: { yaw: -38 },
  colours: { body: '#eeece6', accent: '#2f7d5b', third: '#e6ddca' },
  options: { length: 1.9, height: 1.15, straps: 4, cones: 1, text: '长绒棉' },
  variants: {
    white: {},
    beige: {
      colours: { body: '#ddc9a6', accent: '#8a4b2c', third: '#c9a878' },
      options: { length: 1.6, height: 1.0, straps: 3, cones: 3, text: '彩棉' },
    },
    blue: {
      colours: { body: '#eceef0', accent: '#0d5bd0', third: '#e3e8ee' },
      options: { length: 1.5, height: 1.2, straps: 4, cones: 2, text: '精梳棉' },
    },
  },
  build(on, tones, { length, height, straps, cones, text }) {
    on.within([cones > 1 ? -0.22 : -0.06, 0, 0], [0, 0, 0], () => {
      on.within([0, 0.03, -0.25], [0, 0, 0], () =>
        bale(on, { length, height, depth: 1.05, straps }, tones, text),
      )
      const seats: Point[] = [
        [length * 0.5 - 0.08, 0, 0.66],
        [length * 0.5 + 0.34, 0, 0.2],
        [length * 0.5 + 0.42, 0, 0.72],
      ]
      seats.slice(0, cones).forEach((seat, i) => {
        cone(on, seat, i === 1 ? darker(tones.third, 0.14) : tones.third, tones.accent)
      })
      sprig(on, [-length * 0.24, 0, 0.72], tones.body)
    })
  },
})
