import { badge } from '../badge.ts'
import { darkGlass, gloss, lit, metal, paint, plastic, rubber, screen } from '../finish.ts'
import { letter, type Print, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, ring, slab, sweep, tube } from '../shapes/index.ts'
import { hexOf, type Tones } from '../tone.ts'
import { flash, fourCorners, screws } from './fittings.ts'

const charge = (level: string, accent: string, unit = ''): Print =>
  print(640, 400, '#0c1729', (pen, w, h) => {
    pen.strokeStyle = '#ffffff'
    pen.lineWidth = 14
    pen.beginPath()
    pen.roundRect(50, 90, 190, 220, 30)
    pen.stroke()
    pen.fillStyle = accent
    pen.beginPath()
    pen.roundRect(74, 150, 142, 136, 14)
    pen.fill()
    pen.fillStyle = '#ffffff'
    pen.fillRect(105, 60, 80, 30)
    flash(pen, 145, 205, 120, '#ffffff')
    letter(pen, level, w * 0.69, h * (unit ? 0.42 : 0.5), {
      size: 170,
      color: '#ffffff',
      weight: 800,
      most: 350,
    })
    if (unit) letter(pen, unit, w * 0.69, h * 0.78, { size: 66, color: '#8fb0d8', weight: 600, most: 350 })
  })

/** Modules upon each other, their head with the display on top. */
export function stack(on: Sculpture, { body, accent, third }: Tones, count: number, words: string): void {
  const [w, d, h] = [1.5, 0.66, 0.5]
  on.add(box(w - 0.04, 0.13, d - 0.04, 0.04), plastic(third), [0, 0.085, 0])
  for (const x of [-0.55, 0.55])
    for (const z of [-0.22, 0.22]) on.add(cylinder(0.07, 0.05, 0.015, 24), rubber(), [x, 0, z])
  for (let i = 0; i < count; i++) {
    const y = 0.15 + (i + 0.5) * h
    on.add(slab(w, d, h - 0.018, 0.16, 0.04), gloss(body), [0, y, 0], [-90, 0, 0])
    on.closely(() => {
      for (const x of [-1, 1]) {
        on.add(
          slab(0.26, 0.08, 0.03, 0.035, 0.01),
          rubber('#2a303c'),
          [x * (w / 2 - 0.001), y + 0.06, 0],
          [0, x * 90, 0],
        )
        on.add(cylinder(0.03, 0.014, 0.005, 18), metal(), [x * 0.62, y - 0.14, d / 2 - 0.001], [90, 0, 0])
      }
    })
    on.add(box(0.3, 0.028, 0.014, 0.006), lit(hexOf(accent), 1), [-0.44, y + 0.1, d / 2])
  }
  const top = 0.15 + count * h
  on.add(slab(w, d, 0.46, 0.16, 0.05), gloss(third), [0, top + 0.23, 0], [-90, 0, 0])
  on.add(slab(0.62, 0.32, 0.03, 0.06, 0.01), darkGlass('#0c1729'), [-0.28, top + 0.23, d / 2 - 0.005])
  on.add(face(0.46, 0.285, 0.03), screen(charge('96%', hexOf(accent)), 1), [
    -0.28,
    top + 0.23,
    d / 2 + 0.0108,
  ])
  on.add(
    ring(0.05, 0.075, 0.03, 0.01, 36),
    lit(hexOf(accent), 1),
    [0.5, top + 0.23, d / 2 - 0.012],
    [90, 0, 0],
  )
  badge(on, words, 'ENERGY STORAGE', body, [0.24, 0.15 + h * 0.45, d / 2 + 0.0015], [0.74, 0.28])
}

/** Flat modules in an open frame. */
export function rack(on: Sculpture, { body, accent, third }: Tones, count: number): void {
  const [w, d, h] = [1.5, 1.0, 0.34]
  const high = count * (h + 0.05) + 0.3
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      on.add(box(0.1, high, 0.1, 0.025), paint(third), [(x * (w + 0.16)) / 2, high / 2 + 0.08, (z * d) / 2])
      on.add(cylinder(0.07, 0.09, 0.02, 24), rubber(), [(x * (w + 0.16)) / 2, 0, (z * d) / 2])
    }
  for (const y of [0.12, high + 0.05]) on.add(box(w + 0.26, 0.07, d + 0.1, 0.025), paint(third), [0, y, 0])
  for (let i = 0; i < count; i++)
    on.within([0, 0.36 + i * (h + 0.05), 0], [0, 0, 0], () => {
      on.add(box(w, h, d, 0.03), paint(body), [0, 0, 0.02])
      const z = d / 2 + 0.02
      for (const x of [-1, 1]) {
        on.add(
          tube(
            [
              [x * 0.62, 0.1, z - 0.01],
              [x * 0.62, 0.09, z + 0.09],
              [x * 0.62, -0.09, z + 0.09],
              [x * 0.62, -0.1, z - 0.01],
            ],
            0.024,
            30,
            false,
            12,
          ),
          metal('#8e98a6'),
        )
        on.add(
          cylinder(0.055, 0.05, 0.015, 28),
          plastic(x < 0 ? '#c8362c' : '#20262f'),
          [x * 0.12 + 0.32, -0.03, z - 0.005],
          [90, 0, 0],
        )
      }
      on.add(slab(0.42, 0.16, 0.014, 0.03, 0.005), darkGlass('#0c1729'), [-0.22, 0.02, z])
      for (let k = 0; k < 5; k++)
        on.add(box(0.05, 0.08, 0.012, 0.006, 2), lit(k < 4 ? hexOf(accent) : '#33435c', 1), [
          -0.36 + k * 0.07,
          0.02,
          z + 0.006,
        ])
      screws(on, fourCorners(w - 0.1, h - 0.1, 0, z), 0.022)
    })
  for (let i = 0; i < count - 1; i++) {
    const y = 0.33 + i * (h + 0.05)
    for (const [x, tint] of [
      [0.2, '#c8362c'],
      [0.44, '#262c36'],
    ] as const)
      on.add(
        tube(
          [
            [x, y, d / 2 + 0.05],
            [x + 0.01, y + 0.05, d / 2 + 0.17],
            [x + 0.01, y + h, d / 2 + 0.17],
            [x, y + h + 0.05, d / 2 + 0.05],
          ],
          0.022,
          30,
          false,
          10,
        ),
        rubber(tint),
      )
  }
  on.add(box(w - 0.02, 0.14, 0.05, 0.02), paint(accent), [0, high - 0.03, d / 2 + 0.02])
  badge(on, '储能电池', '', accent, [-w * 0.26, high - 0.03, d / 2 + 0.0465], [0.6, 0.12])
}

/** A power box to carry, with sockets and a handle. */
export function portable(on: Sculpture, { body, accent, third }: Tones, words: string): void {
  const [w, h, d] = [1.9, 1.3, 1.16]
  const [y, z] = [h / 2 + 0.06, d / 2]
  on.add(slab(w, h, d, 0.2, 0.1), plastic(body), [0, y, 0])
  on.add(slab(w * 0.9, h * 0.84, 0.05, 0.14, 0.02), plastic(third), [0, y, z - 0.008])
  for (const x of [-0.7, 0.7])
    for (const s of [-0.34, 0.34]) on.add(cylinder(0.11, 0.08, 0.02, 28), rubber(), [x, 0, s])
  on.add(
    sweep(
      [
        [-0.72, h - 0.02, 0],
        [-0.7, h + 0.22, 0],
        [-0.52, h + 0.32, 0],
        [0.52, h + 0.32, 0],
        [0.7, h + 0.22, 0],
        [0.72, h - 0.02, 0],
      ],
      { size: () => [0.13, 0.06], power: 3, steps: 70 },
    ),
    rubber(third),
  )
  on.add(face(0.72, 0.45, 0.05), screen(charge('88%', hexOf(accent), words), 1), [-0.4, y + 0.22, z + 0.0185])
  const socket = (x: number, v: number) => {
    on.add(slab(0.32, 0.32, 0.03, 0.08, 0.012), gloss('#e9edf3'), [x, v, z + 0.02])
    for (const [dx, dy, turn] of [
      [-0.06, 0.03, 30],
      [0.06, 0.03, -30],
      [0, -0.07, 0],
    ] as const)
      on.add(
        box(0.022, 0.075, 0.012, 0.004, 2),
        plastic('#20262f'),
        [x + dx, v + dy, z + 0.032],
        [0, 0, turn],
      )
  }
  for (const x of [0.24, 0.62]) socket(x, y + 0.24)
  for (let i = 0; i < 4; i++) {
    on.add(box(0.15, 0.06, 0.02, 0.01, 2), metal('#98a2b0'), [-0.64 + i * 0.2, y - 0.18, z + 0.016])
    on.add(box(0.11, 0.026, 0.02, 0.006, 2), plastic(i < 2 ? accent : '#141a24'), [
      -0.64 + i * 0.2,
      y - 0.18,
      z + 0.02,
    ])
  }
  for (const x of [0.3, 0.56]) {
    on.add(ring(0.06, 0.095, 0.03, 0.01, 36), plastic(accent), [x, y - 0.18, z + 0.012], [90, 0, 0])
    on.add(cylinder(0.06, 0.02, 0.006, 28), plastic('#20262f'), [x, y - 0.18, z + 0.012], [90, 0, 0])
  }
  badge(on, '户外电源', '', third, [-0.44, y - 0.39, z + 0.0185], [0.6, 0.15])
  on.add(box(0.6, 0.05, 0.014, 0.006), lit('#fff0cf', 1), [0.42, y - 0.39, z + 0.02])
  on.closely(() => {
    on.add(slab(w + 0.006, h + 0.006, 0.016, 0.203, 0.005), rubber('#20262f'), [0, y, 0.22])
    for (const s of [-1, 1])
      for (let i = 0; i < 7; i++)
        on.add(box(0.02, 0.42, 0.03, 0.01, 2), rubber('#20262f'), [s * (w / 2 - 0.002), y, -0.42 + i * 0.08])
  })
}
