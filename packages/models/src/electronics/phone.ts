import { darkGlass, gloss, metal, plastic, rubber, screen } from '../finish.ts'
import { model } from '../model.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, ring, slab } from '../shapes/index.ts'
import { darker, hexOf, paler, type Tones } from '../tone.ts'
import { lens } from './optics.ts'
import { homeScreen, mapScreen } from './screens.ts'

const [w, h, thick] = [1, 2.06, 0.105]

/** Around the origin, its display to +z. */
function handset(on: Sculpture, { body, accent }: Tones, shows: string, lenses: number): void {
  on.add(slab(w, h, thick, 0.17, 0.03), metal(darker(body, 0.12), 0.22))
  on.add(slab(w - 0.025, h - 0.025, 0.03, 0.158, 0.01), darkGlass('#10141d'), [0, 0, thick / 2 - 0.008])
  on.add(slab(w - 0.025, h - 0.025, 0.03, 0.158, 0.01), gloss(body), [0, 0, -thick / 2 + 0.008])
  const tint = hexOf(accent)
  const picture =
    shows === 'map'
      ? mapScreen('货运追踪', tint, 900, 1920)
      : homeScreen([hexOf(paler(accent, 0.22)), tint, hexOf(darker(accent, 0.4)), '#17243d'], 900, 1920)
  on.add(face(w - 0.085, h - 0.085, 0.13), screen(picture, 1.2), [0, 0, thick / 2 + 0.0085])
  on.add(
    cylinder(0.026, 0.003, 0.001, 20),
    darkGlass('#0b0e14'),
    [0, h / 2 - 0.11, thick / 2 + 0.0085],
    [90, 0, 0],
  )
  on.add(box(0.03, 0.24, 0.045, 0.013, 3), metal(darker(body, 0.2)), [w / 2, h * 0.14, 0])
  on.add(box(0.03, 0.17, 0.045, 0.013, 3), metal(darker(body, 0.2)), [-w / 2, h * 0.24, 0])
  on.add(box(0.03, 0.17, 0.045, 0.013, 3), metal(darker(body, 0.2)), [-w / 2, h * 0.13, 0])
  on.closely(() => {
    on.add(box(0.16, 0.02, 0.04, 0.01), rubber('#10131a'), [0, -h / 2 + 0.003, 0])
    for (const s of [-1, 1])
      for (let i = 0; i < 4; i++)
        on.add(
          cylinder(0.012, 0.006, 0.002, 12),
          rubber('#10131a'),
          [s * (0.18 + i * 0.045), -h / 2 + 0.004, 0],
          [180, 0, 0],
        )
    for (const y of [-1, 1])
      for (const x of [-1, 1])
        on.add(box(0.006, 0.03, thick * 0.6, 0.002), plastic(darker(body, 0.4)), [
          (x * w) / 2,
          y * h * 0.36,
          0,
        ])
  })
  on.within([w / 2 - 0.27, h / 2 - 0.46, -thick / 2 - 0.02], [0, 180, 0], () => {
    const tall = 0.24 * lenses + 0.14
    on.add(slab(0.3, tall, 0.05, 0.14, 0.02), gloss(darker(body, 0.25)), [0, 0.36 - tall / 2, 0])
    for (let i = 0; i < lenses; i++) lens(on, 0.1, [0, 0.21 - i * 0.24, 0.02], [90, 0, 0], accent, 0.05)
    on.add(cylinder(0.034, 0.012, 0.005, 20), plastic('#f6ebcd'), [0.22, 0.21, -0.006], [90, 0, 0])
  })
}

/** A puck on an arm that holds and charges one phone. */
function charger(on: Sculpture, tones: Tones): void {
  on.add(cylinder(0.62, 0.1, 0.04, 64), metal('#98a2b0'), [0, 0, -0.1])
  on.add(ring(0.5, 0.57, 0.012, 0.005), plastic(tones.accent), [0, 0.095, -0.1])
  on.within([0, 0.08, -0.42], [-12, 0, 0], () => {
    on.add(slab(0.26, 1.7, 0.09, 0.12, 0.03), metal('#98a2b0'), [0, 0.82, 0])
    on.add(cylinder(0.36, 0.12, 0.03, 56), plastic('#e9edf3'), [0, 1.5, 0.02], [90, 0, 0])
    on.within([0, 1.33, 0.2], [0, 0, 0], () => handset(on, tones, 'map', 2))
  })
}

/** Two phones, one from each side; or one on its charger. */
export const phone = model({
  name: { zh: '智能手机', en: 'Smartphone' },
  industry: 'electronics',
  seen: { yaw: -24, elevation: 13 },
  turned: { yaw: 156 },
  close: { at: [-0.4, 1.75, -0.3], size: 0.42, yaw: -14, elevation: 16 },
  colours: { body: '#27406f', accent: '#2f7fe0', third: '#26344f' },
  options: { lenses: 3, isCharging: false },
  variants: {
    navy: {},
    pink: { colours: { body: '#e3a9b6', accent: '#d9637f' }, options: { lenses: 2 } },
    silver: { colours: { body: '#9aa5b4', accent: '#17a08a' }, options: { isCharging: true } },
    green: { colours: { body: '#6f9c86', accent: '#3f9a72' }, options: { lenses: 3 } },
  },
  build(on, tones, { lenses, isCharging }) {
    if (isCharging) {
      charger(on, tones)
      return
    }
    on.within([0.42, 0.05, 0.22], [-8, 8, 0], () =>
      on.within([0, h / 2, 0], [0, 0, 0], () => handset(on, tones, 'home', lenses)),
    )
    on.within([-0.48, 0.05, -0.38], [-8, 8, 0], () =>
      on.within([0, h / 2, 0], [0, 180, 0], () => handset(on, tones, 'home', lenses)),
    )
    for (const [x, z] of [
      [0.42, 0.22],
      [-0.48, -0.38],
    ] as const)
      on.within([x, 0.05, z], [0, 8, 0], () => {
        on.add(slab(0.66, 0.34, 0.1, 0.1, 0.03), plastic('#dfe5ee'), [0, 0, -0.02], [-90, 0, 0])
      })
  },
})
