import { badge } from '../badge.ts'
import { darkGlass, gloss, lit, metal, paint, plastic, printed, rubber } from '../finish.ts'
import { model } from '../model.ts'
import { print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, ring, slab } from '../shapes/index.ts'
import { darker, hexOf, type Tones } from '../tone.ts'

/** Slits through which air goes, on a face toward +z. */
function louvre(on: Sculpture, w: number, h: number, x: number, y: number, z: number, count: number): void {
  on.add(slab(w, h, 0.03, 0.03, 0.01), paint('#4a525e'), [x, y, z])
  for (let i = 0; i < count; i++)
    on.add(
      box(w * 0.9, (h / count) * 0.5, 0.04, 0.008, 1),
      paint('#7c8795'),
      [x, y + ((i + 0.5) / count - 0.5) * h * 0.92, z + 0.02],
      [28, 0, 0],
    )
}

/** A 20 ft container with corrugated walls, its doors at +x; the long side faces +z. */
function container(on: Sculpture, { body, accent, third }: Tones, words: Words): void {
  const [w, h, d] = [3.6, 1.56, 1.46]
  const steel = paint(third)
  on.add(box(w - 0.1, h - 0.06, d - 0.1, 0.02), paint(darker(body, 0.12)), [0, h / 2 + 0.06, 0])
  for (const x of [-w / 2, w / 2])
    for (const z of [-d / 2, d / 2]) {
      on.add(box(0.1, h, 0.1, 0.015), steel, [x, h / 2 + 0.06, z])
      for (const y of [0.06, h + 0.06]) on.add(box(0.15, 0.12, 0.15, 0.02), metal('#7c8795', 0.4), [x, y, z])
    }
  for (const y of [0.07, h + 0.05]) {
    for (const z of [-d / 2, d / 2]) on.add(box(w, 0.1, 0.08, 0.015), steel, [0, y, z])
    for (const x of [-w / 2, w / 2]) on.add(box(0.08, 0.1, d, 0.015), steel, [x, y, 0])
  }
  const ribs = on.fine.weight === 'full' ? 30 : 14
  for (let i = 0; i < ribs; i++)
    for (const z of [-1, 1])
      on.add(box((w / ribs) * 0.5, h - 0.14, 0.05, 0.012, 1), paint(body), [
        ((i + 0.5) / ribs - 0.5) * (w - 0.1),
        h / 2 + 0.06,
        z * (d / 2 - 0.03),
      ])
  on.add(slab(1.5, 0.5, 0.05, 0.03, 0.01), paint(accent), [-0.75, h * 0.72, d / 2])
  badge(on, words.zh, words.en, accent, [-0.75, h * 0.72, d / 2 + 0.027], [1.44, 0.46])
  louvre(on, 0.6, 0.8, 0.65, h * 0.5, d / 2 + 0.01, 9)
  louvre(on, 0.6, 0.8, 1.34, h * 0.5, d / 2 + 0.01, 9)
  on.within([w / 2 + 0.01, h / 2 + 0.06, 0], [0, 90, 0], () => {
    for (const x of [-0.34, 0.34]) {
      on.add(slab(0.64, h - 0.22, 0.05, 0.02, 0.012), paint(body), [x, 0, 0])
      on.add(cylinder(0.022, h - 0.2, 0.006, 16), metal('#8d97a5'), [x * 0.4, -(h - 0.2) / 2, 0.05])
      on.add(box(0.2, 0.03, 0.04, 0.01, 2), metal('#8d97a5'), [x * 0.7, -0.1, 0.07])
    }
  })
  for (const x of [-1.1, 0.1]) {
    on.add(box(0.7, 0.2, 0.8, 0.04), paint('#c9d0d9'), [x, h + 0.2, 0])
    on.add(ring(0.22, 0.28, 0.03, 0.01), plastic('#3a414d'), [x, h + 0.3, 0])
    on.closely(() =>
      on.around(8, () => on.add(box(0.2, 0.01, 0.03, 0.003, 1), plastic('#2b323e'), [0.12, 0, 0])),
    )
  }
}

/** A cabinet for the yard with two doors, each with its cooler. */
function storage(on: Sculpture, { body, accent, third }: Tones, words: Words): void {
  on.add(box(1.7, 0.16, 1.2, 0.02), paint('#39414d'), [0, 0.08, 0])
  on.add(box(1.7, 2.3, 1.2, 0.05), paint(body), [0, 1.31, 0])
  for (const x of [-0.42, 0.42]) {
    on.add(slab(0.8, 2.16, 0.05, 0.04, 0.015), paint(body), [x, 1.31, 0.61])
    louvre(on, 0.56, 0.5, x, 0.66, 0.64, 7)
    on.add(ring(0.13, 0.2, 0.05, 0.015), plastic('#2b323e'), [x, 1.22, 0.63], [90, 0, 0])
    on.add(box(0.05, 0.24, 0.06, 0.02), metal('#8d97a5'), [x > 0 ? 0.08 : -0.08, 1.4, 0.66])
  }
  on.add(box(1.72, 0.05, 1.22, 0.02), paint(third), [0, 2.46, 0])
  on.add(box(0.04, 0.5, 0.02, 0.01), lit(hexOf(accent), 1), [0, 2.0, 0.64])
  badge(on, words.zh, words.en, accent, [-0.42, 1.96, 0.637], [0.64, 0.34])
  on.add(cylinder(0.07, 0.05, 0.015), gloss('#d8342a'), [0.42, 1.96, 0.63], [90, 0, 0])
}

/** Slots or lockers in rows under a head with a screen. */
function lockers(
  on: Sculpture,
  { body, accent, third }: Tones,
  words: Words,
  rows: number,
  across: number,
): void {
  const [w, d, rise] = [1.5, 0.9, 0.36]
  const h = rows * rise + 0.72
  on.add(box(w, h, d, 0.06), paint(third), [0, h / 2 + 0.06, 0])
  for (const x of [-0.6, 0.6]) on.add(cylinder(0.06, 0.08, 0.02, 20), rubber(), [x, 0, 0.3])
  on.add(slab(w - 0.06, 0.56, 0.04, 0.05, 0.01), paint(body), [0, h - 0.26, d / 2])
  on.add(slab(0.34, 0.42, 0.03, 0.03, 0.008), darkGlass(), [w * 0.32, h - 0.26, d / 2 + 0.02])
  const code = print(200, 200, '#eef1f5', (pen) => {
    pen.fillStyle = '#12161e'
    for (let i = 0; i < 64; i++)
      if ((i * 37 + (i >> 3) * 11) % 5 < 2) pen.fillRect(20 + (i % 8) * 20, 20 + (i >> 3) * 20, 20, 20)
  })
  on.add(face(0.2, 0.2, 0.01), printed(code), [w * 0.32, h - 0.24, d / 2 + 0.037])
  badge(on, words.zh, words.en, body, [-0.22, h - 0.26, d / 2 + 0.022], [0.9, 0.34])
  const wide = (w - 0.1) / across
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < across; c++) {
      const [x, y] = [(c + 0.5 - across / 2) * wide, 0.26 + r * rise]
      on.add(slab(wide - 0.05, rise - 0.05, 0.05, 0.03, 0.012), paint('#e9edf2'), [x, y, d / 2 + 0.005])
      on.add(box(wide * 0.34, 0.05, 0.05, 0.02), plastic('#2b323e'), [x, y - 0.04, d / 2 + 0.04])
      on.add(box(0.07, 0.025, 0.02, 0.008, 2), lit(r === 1 && c === 0 ? '#e8503c' : hexOf(accent), 1.1), [
        x,
        y + 0.1,
        d / 2 + 0.033,
      ])
    }
}

interface Words {
  zh: string
  en: string
}

const kinds: Record<string, (on: Sculpture, tones: Tones, words: Words) => void> = {
  container,
  storage,
  swap: (on, tones, words) => lockers(on, tones, words, 4, 3),
  locker: (on, tones, words) => lockers(on, tones, words, 5, 2),
}

/** Electricity in a box: a container, a cabinet for the yard, lockers for batteries. */
export const powerCabinet = model({
  name: { zh: '电力箱柜', en: 'Power container or cabinet' },
  industry: 'energy',
  seen: { yaw: 32, elevation: 14, fill: 0.84 },
  turned: { yaw: -34 },
  close: { at: [-0.2, 1.2, 0.7], size: 0.46, yaw: 20, elevation: 12 },
  colours: { body: '#c4cad3', accent: '#0d5bd0', third: '#8d97a5' },
  options: { kind: 'container', zh: '岸电电源', en: 'SHORE POWER 630 kVA' },
  variants: {
    grey: {},
    blue: {
      colours: { body: '#dfe5ec', accent: '#1f6fd0', third: '#1f6fd0' },
      options: { kind: 'storage', zh: '储能柜', en: '215 kWh' },
    },
    green: {
      colours: { body: '#1f9a5c', accent: '#4fd08a', third: '#39414d' },
      options: { kind: 'swap', zh: '换电柜', en: 'BATTERY SWAP' },
    },
    orange: {
      colours: { body: '#e8701e', accent: '#4fd08a', third: '#55606d' },
      options: { kind: 'locker', zh: '安全充电柜', en: 'SAFE CHARGING' },
    },
  },
  build: (on, tones, { kind, zh, en }) => kinds[kind]?.(on, tones, { zh, en }),
})
