import { badge } from '../badge.ts'
import { darkGlass, finish, gloss, lit, metal, paint, plastic, printed, rubber, screen } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, type Point, ring, rod, sheet, slab, thrown, turned } from '../shapes/index.ts'
import { darker, type Tones } from '../tone.ts'

/** A box screwed to rock, which tells when a slope moves. */
function slope(on: Sculpture, { body, accent }: Tones): void {
  const luck = chance(31)
  const bumps = Array.from({ length: 40 }, () => [luck() * 6, luck() * 6, luck() * 6] as const)
  on.add(
    sheet(
      (a, b): Point => {
        const [x, y] = [(a - 0.5) * 3, b * 2.4]
        const rough = bumps
          .slice(0, 5)
          .reduce(
            (sum, [p, q, r], i) =>
              sum +
              Math.sin(x * (1.4 + i * 0.7) + p) *
                Math.cos(y * (1.2 + i * 0.8) + q) *
                (0.05 + 0.02 * Math.sin(r)),
            0,
          )
        return [x, y, -0.3 - y * 0.2 + rough - 0.25 * (a - 0.5) ** 2]
      },
      0.3,
      40,
      34,
    ),
    finish('#9a8f80', { rough: 1 }),
  )
  on.within([0, 1.25, -0.22], [-11, 0, 0], () => {
    on.add(box(1.5, 0.16, 0.1, 0.03), metal('#8d97a5', 0.35), [0, 0, 0.03])
    for (const x of [-0.66, 0.66])
      on.add(cylinder(0.07, 0.08, 0.02, 6), metal('#6d7786'), [x, 0, 0.08], [90, 0, 0])
    on.add(slab(1.0, 0.78, 0.42, 0.1, 0.05), plastic(body), [0, 0, 0.28])
    on.add(slab(0.86, 0.64, 0.03, 0.08, 0.01), plastic(darker(body, 0.1)), [0, 0, 0.49])
    badge(on, '边坡监测', 'SLOPE MONITOR', accent, [0, -0.1, 0.508], [0.7, 0.26])
    on.add(cylinder(0.035, 0.02, 0.006), lit('#4fd08a', 1.2), [-0.3, 0.2, 0.5], [90, 0, 0])
    on.add(cylinder(0.04, 0.1, 0.01), metal(), [0.34, 0.38, 0.26])
    on.add(cylinder(0.035, 0.7, 0.02), rubber('#20252f'), [0.34, 0.46, 0.26])
  })
}

/** Six readings in one body: plates one over the other, the sound ways of the wind above. */
function weather(on: Sculpture, { body, accent }: Tones): void {
  on.add(cylinder(0.5, 0.06, 0.02), metal('#8d97a5'))
  on.add(cylinder(0.09, 1.2, 0.01), metal('#a9b3c0'), [0, 0.05, 0])
  on.add(cylinder(0.2, 0.3, 0.04), plastic(accent), [0, 1.2, 0])
  for (let i = 0; i < 6; i++)
    on.add(
      turned([
        [0.2, 0, 0],
        [0.56, -0.06, 0.02],
        [0.58, -0.02, 0.02],
        [0.3, 0.09, 0.02],
        [0.2, 0.09, 0],
      ]),
      plastic(body),
      [0, 1.56 + i * 0.14, 0],
    )
  on.add(cylinder(0.24, 0.9, 0.02), plastic(darker(body, 0.15)), [0, 1.48, 0])
  on.add(cylinder(0.5, 0.16, 0.05), plastic(body), [0, 2.4, 0])
  on.around(4, () => on.add(rod([0.4, 2.52, 0], [0.4, 2.94, 0], 0.045), plastic(body)))
  on.around(4, () => on.add(cylinder(0.06, 0.06, 0.02), plastic('#2b323e'), [0.24, 2.55, 0]), 45, 405)
  on.add(
    thrown([
      [0.5, 2.92],
      [0.5, 3.0],
      [0.36, 3.16],
      [0.0001, 3.24],
    ]),
    plastic(body),
  )
}

/** Tastes the air in a street: a louvred shield below a box with its lamp of quality, on a pole. */
function air(on: Sculpture, { body, accent }: Tones): void {
  on.add(cylinder(0.5, 0.06, 0.02), metal('#8d97a5'), [0, 0, -0.45])
  on.add(cylinder(0.1, 3, 0.02), metal('#8d97a5', 0.35), [0, 0.04, -0.45])
  for (const y of [1.5, 2.4]) on.add(box(0.36, 0.1, 0.36, 0.03), metal('#6d7786'), [0, y, -0.38])
  on.add(slab(1.3, 1.5, 0.5, 0.1, 0.05), paint(body), [0, 2, 0])
  for (let i = 0; i < 7; i++)
    on.add(box(1.0, 0.04, 0.06, 0.01, 2), paint(darker(body, 0.3)), [0, 1.42 + i * 0.08, 0.25], [30, 0, 0])
  const words = print(480, 320, '#0c1729', (pen, w, h) => {
    letter(pen, 'PM2.5', w * 0.26, h * 0.3, { size: 60, color: '#c9d6e6' })
    letter(pen, '18', w * 0.72, h * 0.32, { size: 120, color: '#5fe08a', weight: 800 })
    letter(pen, 'PM10', w * 0.26, h * 0.74, { size: 60, color: '#c9d6e6' })
    letter(pen, '42', w * 0.72, h * 0.76, { size: 120, color: '#ffd25c', weight: 800 })
  })
  on.add(slab(0.92, 0.62, 0.03, 0.05, 0.01), darkGlass(), [0, 2.32, 0.25])
  on.add(face(0.84, 0.54, 0.03), screen(words), [0, 2.32, 0.2665])
  for (const x of [-0.36, 0, 0.36]) on.add(cylinder(0.14, 0.26, 0.03), plastic(accent), [x, 1.0, 0])
  on.add(slab(1.4, 0.7, 0.06, 0.1, 0.02), paint(body), [0, 2.8, 0.02], [-82, 0, 0])
  on.add(cylinder(0.03, 0.5, 0.01), rubber(), [0.5, 2.8, -0.1])
}

/** Tells temperature and moisture on a wall, its probe below. */
function transmitter(on: Sculpture, { body, accent }: Tones): void {
  on.add(slab(2.3, 2.4, 0.12, 0.06, 0.02), finish('#dfe3e8', { rough: 0.9 }), [0, 1.2, -0.1])
  on.within([0, 1.42, 0.1], [0, 0, 0], () => {
    on.add(slab(1.2, 1.2, 0.26, 0.12, 0.05), plastic(body))
    const words = print(480, 380, '#c4d6c2', (pen, w, h) => {
      letter(pen, '21.5 ℃', w / 2, h * 0.32, { size: 120, color: '#1d2a22', weight: 800 })
      letter(pen, '48 %RH', w / 2, h * 0.74, { size: 96, color: '#1d2a22', weight: 800 })
    })
    on.add(face(0.9, 0.7, 0.04), printed(words, 0.2, 0.8), [0, 0.14, 0.1315])
    for (const x of [-0.24, 0, 0.24])
      on.add(cylinder(0.05, 0.02, 0.008), plastic(accent), [x, -0.42, 0.125], [90, 0, 0])
  })
  on.add(cylinder(0.09, 0.16, 0.02), rubber('#3a414d'), [0, 0.68, 0.1])
  on.add(cylinder(0.1, 0.5, 0.04), plastic('#eef1f5'), [0, 0.2, 0.1])
  on.closely(() => {
    for (let i = 0; i < 5; i++)
      on.add(ring(0.098, 0.108, 0.03, 0.008), plastic('#2b323e'), [0, 0.26 + i * 0.08, 0.1])
  })
  on.add(box(2.4, 0.08, 0.7, 0.03), gloss('#c9d0d9'), [0, 0.02, 0])
}

const kinds: Record<string, (on: Sculpture, tones: Tones) => void> = { slope, weather, air, transmitter }

/** An instrument that watches its surroundings by itself. */
export const fieldSensor = model({
  name: { zh: '环境监测仪', en: 'Field sensor' },
  industry: 'electronics',
  seen: { yaw: 26, elevation: 12, fill: 0.8 },
  turned: { yaw: -40 },
  close: { at: [0, 1.5, 0.3], size: 0.46, yaw: 14, elevation: 10 },
  colours: { body: '#e3e8ee', accent: '#1f5fb0', third: '#2b3038' },
  options: { kind: 'slope' },
  variants: {
    blue: {},
    white: { colours: { body: '#f1f3f6', accent: '#5f6977' }, options: { kind: 'weather' } },
    grey: { colours: { body: '#c9d2dc', accent: '#4a525e' }, options: { kind: 'air' } },
    green: { colours: { body: '#f4f6f8', accent: '#2e9a57' }, options: { kind: 'transmitter' } },
  },
  build: (on, tones, { kind }) => kinds[kind]?.(on, tones),
})
