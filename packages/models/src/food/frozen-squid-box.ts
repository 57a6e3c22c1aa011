import { finish, matte, printed } from '../finish.ts'
import { model } from '../model.ts'
import { print, withPlaces } from '../print.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, face, slab } from '../shapes/index.ts'
import { pores } from '../stuffs.ts'
import { inkOn, type Tone } from '../tone.ts'
import { tray } from './cartons.ts'
import { snowflake, waves } from './drawing.ts'
import { squid } from './squid.ts'

const high = 0.62

const label = (accent: Tone) => {
  const ink = inkOn(accent)
  const ground = print(1280, 360, accent.hex, (pen, w, h) => {
    waves(pen, w, h * 0.5, h, 'rgba(255,255,255,.16)', 52)
    pen.fillStyle = '#f1f4f7'
    pen.beginPath()
    pen.roundRect(w * 0.81, h * 0.16, w * 0.145, h * 0.68, 26)
    pen.fill()
    snowflake(pen, w * 0.8825, h * 0.5, 74, accent.hex)
  })
  return withPlaces(ground, { x: 520, y: 180, width: 930, height: 310, color: ink })
}

/** Pieces of ice, and crushed ice between them. */
function ice(on: Sculpture, width: number, depth: number): void {
  const luck = chance(41)
  const clear = finish('#cfe4f2', { rough: 0.12, coat: 1, coatRough: 0.06 })
  on.add(
    slab(width - 0.16, depth - 0.16, 0.1, 0.06, 0.03),
    finish('#dbe9f2', { rough: 0.5, coat: 0.6, coatRough: 0.3, relief: pores(6, 900), reliefDepth: 3 }),
    [0, high * 0.62, 0],
    [-90, 0, 0],
  )
  const [across, along] = [Math.round(width / 0.21), Math.round(depth / 0.21)]
  for (let i = 0; i < across; i++)
    for (let j = 0; j < along; j++) {
      const s = 0.11 + luck() * 0.06
      const at = [
        ((i + 0.5) / across - 0.5) * (width - 0.22) + (luck() - 0.5) * 0.06,
        high * 0.68 + luck() * 0.07,
        ((j + 0.5) / along - 0.5) * (depth - 0.22) + (luck() - 0.5) * 0.06,
      ] as const
      const turn = [luck() * 60, luck() * 90, luck() * 60] as const
      const lay = () => on.add(box(s, s * 0.8, s, 0.03, 2), clear, at, turn)
      if ((i + j) % 2) on.closely(lay)
      else lay()
    }
}

/** Frozen squid on ice in a box of foam, its lid beside it. */
export const frozenSquidBox = model({
  name: { zh: '冷冻鱿鱼', en: 'Box of frozen squid' },
  industry: 'food',
  seen: { yaw: -24, elevation: 30, fill: 0.84 },
  turned: { yaw: 32, elevation: 34 },
  close: { at: [0.2, 0.65, 0.1], size: 0.48, yaw: -18, elevation: 40 },
  colours: { body: '#cf7a80', accent: '#0d5f9c', third: '#e6ecf3' },
  options: { width: 2.2, depth: 1.3, count: 3 },
  variants: {
    blue: {},
    red: {
      colours: { body: '#b5606a', accent: '#b8322c' },
      options: { depth: 1.0, count: 2 },
    },
    teal: {
      colours: { body: '#b8748a', accent: '#0d7f86', third: '#dfe9e6' },
      options: { depth: 1.6, count: 4 },
    },
    navy: {
      colours: { body: '#cf8a6c', accent: '#1c3566', third: '#cfd9e6' },
      options: { width: 2.05, depth: 1.15, count: 2 },
    },
  },
  build(on, { body, accent, third }, options) {
    const { width, depth, count } = options
    const foam = { ...matte(third), relief: pores(5, 1800, 5), reliefDepth: 0.5 }
    tray(on, { width, height: high, depth, wall: 0.11, round: 0.12 }, foam)
    for (const turn of [0, 180])
      on.within([0, high * 0.46, 0], [0, turn, 0], () =>
        on.add(face(width * 0.84, width * 0.236, 0.04), printed(label(accent)), [0, 0, depth / 2 + 0.004]),
      )
    ice(on, width, depth)
    for (let i = 0; i < count; i++) {
      const z = ((i + 0.5) / count - 0.5) * (depth - 0.3)
      const aside = i % 2 ? 0.15 : -0.17
      on.within([aside, high * 0.7 + 0.17 + (i % 2) * 0.02, z], [0, i % 2 ? 175 : 5, 0], () =>
        squid(on, body),
      )
    }
    // The lid leans on the back of the box.
    on.within([0.12, high * 0.62, -depth / 2 - 0.26], [-66, 0, 0], () => {
      on.add(slab(width, depth, 0.12, 0.12, 0.03), foam, [0, 0, 0], [-90, 0, 0])
      on.add(slab(width - 0.26, depth - 0.26, 0.06, 0.06, 0.02), foam, [0, 0.075, 0], [-90, 0, 0])
    })
  },
})
