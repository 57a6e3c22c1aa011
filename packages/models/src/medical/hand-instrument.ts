import { darkGlass, gloss, lit, metal, plastic, rubber, screen } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, ring, slab, sweep, tube, turned } from '../shapes/index.ts'
import { darker, hexOf, type Tones } from '../tone.ts'

const lcd = (main: string, small: string, tint: string) =>
  print(320, 240, '#0c1729', (pen, w, h) => {
    letter(pen, main, w / 2, h * 0.4, { size: 120, color: tint, weight: 800, most: w * 0.9 })
    letter(pen, small, w / 2, h * 0.82, { size: 50, color: '#c9d6e6', most: w * 0.9 })
  })

/** A cable that leaves a handle at the origin and coils on the floor. */
function cord(on: Sculpture, tint: string): void {
  on.add(
    tube(
      [
        [0, 0, 0],
        [-0.3, -0.1, 0.02],
        [-0.7, -0.14, 0.35],
        [-0.3, -0.14, 0.85],
        [0.5, -0.14, 0.9],
        [1, -0.14, 0.7],
      ],
      0.04,
      90,
    ),
    rubber(tint),
  )
}

/** Scans teeth: a smooth handle with a tip that looks aside through a lit mirror. */
function scanner(on: Sculpture, { body, accent }: Tones): void {
  on.within([0, 0.34, -0.2], [0, 24, 8], () => {
    on.add(
      sweep(
        [
          [-1.2, -0.12, 0],
          [-0.5, -0.02, 0],
          [0.2, 0.02, 0],
          [0.75, 0.02, 0],
        ],
        { size: (t) => [0.19 + 0.05 * Math.sin(t * 3.1), 0.17 + 0.05 * Math.sin(t * 3.1)], power: 2.5 },
      ),
      plastic(body),
    )
    on.add(slab(0.46, 0.2, 0.02, 0.09, 0.008), plastic(accent), [-0.25, 0.235, 0], [-90, 0, 0])
    on.add(cylinder(0.06, 0.03, 0.01), lit(hexOf(accent), 0.9), [0.16, 0.235, 0])
    on.add(
      sweep(
        [
          [0.7, 0.02, 0],
          [1.1, 0, 0],
          [1.75, -0.02, 0],
        ],
        { size: (t) => [0.18 - 0.05 * t, 0.16 - 0.06 * t], power: 3.4 },
      ),
      plastic('#dfe5ec'),
    )
    on.add(slab(0.3, 0.16, 0.03, 0.05, 0.01), lit('#bfe6ff', 0.9), [1.58, -0.02, 0.118])
    on.within([-1.22, -0.14, 0], [0, 0, 0], () => cord(on, '#8d97a5'))
  })
  for (const [i, x] of [0.25, 0.65, 1.05].entries())
    on.within([x, -0.06, 1.0], [0, 70 + i * 8, 0], () =>
      on.add(
        sweep(
          [
            [-0.3, 0, 0],
            [0.35, 0, 0],
          ],
          { size: (t) => [0.13 - 0.04 * t, 0.1 - 0.03 * t], power: 3.4, steps: 20 },
        ),
        plastic('#cfd8e2'),
      ),
    )
}

/** A dentist's drill: a slim steel handle, a bent neck, a small head with its bur. */
function handpiece(on: Sculpture, { accent }: Tones): void {
  const steel = metal('#b4bcc8', 0.18)
  on.within([0, 0.42, 0], [0, 26, 12], () => {
    on.within([-1.25, -0.1, 0], [0, 0, -90], () => {
      on.add(
        turned([
          [0.0001, 0, 0],
          [0.15, 0, 0.02],
          [0.17, 0.3, 0.03],
          [0.15, 1.1, 0.05],
          [0.115, 1.7, 0.05],
          [0.0001, 1.72, 0],
        ]),
        steel,
      )
      on.closely(() => {
        for (let i = 0; i < 14; i++) on.add(ring(0.155, 0.172, 0.03, 0.012), steel, [0, 0.4 + i * 0.05, 0])
      })
      on.add(ring(0.14, 0.176, 0.06, 0.015), gloss(accent), [0, 0.26, 0])
      on.add(cylinder(0.14, 0.3, 0.03), metal('#7c8795'), [0, -0.28, 0])
    })
    on.add(
      sweep(
        [
          [0.4, -0.1, 0],
          [0.8, -0.06, 0],
          [1.15, 0.12, 0],
        ],
        { size: (t) => [0.115 - 0.03 * t, 0.115 - 0.03 * t] },
      ),
      steel,
    )
    on.within([1.22, 0.12, 0], [0, 0, -18], () => {
      on.add(cylinder(0.15, 0.34, 0.05), steel, [0, -0.16, 0])
      on.add(cylinder(0.1, 0.04, 0.015), metal('#8d97a5'), [0, 0.17, 0])
      on.add(cylinder(0.022, 0.3, 0.006, 16), metal('#c99b3a'), [0, -0.44, 0])
      on.add(cylinder(0.036, 0.12, 0.03, 16), metal('#d9dee6', 0.5), [0, -0.52, 0])
    })
    on.within([-1.5, -0.12, 0], [0, 0, 0], () => cord(on, '#5f6977'))
  })
}

/** Clips on a finger and reads its pulse and oxygen. */
function oximeter(on: Sculpture, { body, accent }: Tones): void {
  on.within([0, 0.5, 0], [0, 0, 0], () => {
    on.add(slab(0.94, 1.5, 0.36, 0.32, 0.14), plastic(body), [0, 0.2, 0], [-82, 0, 0])
    on.add(slab(0.9, 1.44, 0.34, 0.32, 0.14), plastic(darker(accent, 0.05)), [0, -0.26, 0], [-98, 0, 0])
    on.add(cylinder(0.16, 0.7, 0.03), rubber('#20252f'), [0, -0.06, 0.45], [90, 0, 0])
    on.within([0, 0.4, 0.02], [-82, 0, 0], () => {
      on.add(slab(0.66, 0.76, 0.02, 0.1, 0.008), darkGlass(), [0, 0.12, 0])
      on.add(face(0.58, 0.5, 0.05), screen(lcd('98', '%SpO₂  72', '#5fd1ff')), [0, 0.16, 0.0112])
      on.add(cylinder(0.1, 0.03, 0.012), gloss(accent), [0, -0.46, 0], [90, 0, 0])
    })
    on.add(
      tube(
        [
          [0.3, 0.1, -0.76],
          [0.7, -0.3, -0.9],
          [1, -0.48, -0.2],
          [0.9, -0.48, 0.6],
          [1.3, -0.48, 0.8],
        ],
        0.028,
        80,
      ),
      rubber(accent),
    )
  })
}

/** Takes the temperature in the ear: a bowed handle with a cone at its head. */
function earThermometer(on: Sculpture, { body, accent }: Tones): void {
  on.within([0, 0.08, 0], [0, 0, 0], () => {
    on.add(slab(1.1, 0.9, 0.14, 0.3, 0.05), plastic(darker(body, 0.08)), [0, 0.02, 0], [-90, 0, 0])
    on.add(
      sweep(
        [
          [0, 0.1, 0.02],
          [-0.04, 0.8, 0],
          [0, 1.5, 0.02],
          [0.1, 1.95, 0.06],
        ],
        { size: (t) => [0.28 + 0.05 * Math.sin(t * 4), 0.25 + 0.08 * t], side: [0, 0, 1], power: 2.6 },
      ),
      plastic(body),
    )
    on.within([0.34, 2.0, 0.06], [0, 0, -72], () => {
      on.add(cylinder(0.26, 0.14, 0.04), plastic(accent))
      on.add(cylinder(0.19, 0.5, 0.05, 44, 0.075), plastic('#f7f9fb'), [0, 0.12, 0])
    })
    on.within([-0.02, 1.22, 0.325], [0, 0, 0], () => {
      on.add(slab(0.4, 0.52, 0.04, 0.08, 0.012), darkGlass())
      on.add(face(0.34, 0.27, 0.03), screen(lcd('36.6', '°C', '#63d9a0')), [0, 0.05, 0.0215])
    })
    on.add(cylinder(0.1, 0.05, 0.02), gloss(accent), [-0.02, 0.72, 0.32], [90, 0, 0])
    on.add(slab(0.14, 0.3, 0.06, 0.06, 0.02), plastic(accent), [-0.2, 1.9, 0.06], [0, -90, 0])
    on.add(box(0.5, 0.02, 0.3, 0.01), rubber('#8d97a5'), [0, 0.1, 0])
  })
}

const kinds: Record<string, (on: Sculpture, tones: Tones) => void> = {
  scanner,
  handpiece,
  oximeter,
  earThermometer,
}

/** An instrument that is held in a hand. */
export const handInstrument = model({
  name: { zh: '手持诊疗器械', en: 'Hand-held instrument' },
  industry: 'medical',
  seen: { yaw: 22, elevation: 24, fill: 0.8 },
  turned: { yaw: -48 },
  close: { at: [0.6, 0.5, 0.2], size: 0.5, yaw: 20, elevation: 26 },
  colours: { body: '#eef1f5', accent: '#2a72c4', third: '#2b3038' },
  options: { kind: 'scanner' },
  variants: {
    white: {},
    silver: { colours: { accent: '#2e8f6a' }, options: { kind: 'handpiece' } },
    teal: { colours: { accent: '#1f9a8f' }, options: { kind: 'oximeter' } },
    pink: { colours: { accent: '#e07a96' }, options: { kind: 'earThermometer' } },
  },
  build: (on, tones, { kind }) => kinds[kind]?.(on, tones),
})
