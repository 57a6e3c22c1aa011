import { badge } from '../badge.ts'
import { gloss, matte, metal, plastic } from '../finish.ts'
import { model } from '../model.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, type Point, ring, tube } from '../shapes/index.ts'
import { paler } from '../tone.ts'
import { rotor, upright } from './rotors.ts'

/** A platform with a rail, a ladder below it. */
function platform(on: Sculpture, y: number): void {
  const rail = metal('#c98f1d', 0.45)
  on.add(ring(0.2, 0.5, 0.05, 0.015), metal('#7c8795', 0.4), [0, y, 0])
  for (const h of [0.14, 0.26])
    on.add(
      tube(
        Array.from(
          { length: 12 },
          (_, i): Point => [
            Math.cos((i / 12) * Math.PI * 2) * 0.48,
            y + h,
            Math.sin((i / 12) * Math.PI * 2) * 0.48,
          ],
        ),
        0.012,
        48,
        true,
        8,
      ),
      rail,
    )
  on.around(12, () => on.add(cylinder(0.013, 0.26, 0.004, 8), rail, [0.48, y + 0.02, 0]))
  on.closely(() => {
    for (const x of [-0.09, 0.09]) on.add(cylinder(0.014, y - 0.05, 0.004, 10), rail, [x, 0.05, 0.34])
    for (let i = 1; i < y / 0.08; i++)
      on.add(cylinder(0.009, 0.18, 0.002, 8), rail, [0.09, i * 0.08, 0.34], [0, 0, 90])
  })
}

/** A machine that makes current of wind. */
export const windTurbine = model({
  name: { zh: '风力发电机', en: 'Wind turbine' },
  industry: 'energy',
  seen: { yaw: -34, elevation: 9, fill: 0.86 },
  turned: { yaw: 40 },
  close: { at: [0, 2.2, 0.4], size: 0.38, yaw: -42, elevation: 8 },
  colours: { body: '#e8ecf2', accent: '#d9412f', third: '#5a6677' },
  options: {
    blades: 3,
    length: 1.02,
    tower: 1.95,
    hasTail: false,
    isUpright: false,
    atSea: false,
    words: '风能',
  },
  variants: {
    white: {},
    silver: {
      colours: { body: '#aab4c0', accent: '#0d5bd0', third: '#333d50' },
      options: { blades: 5, length: 0.78, tower: 1.6, hasTail: true, words: '5 kW' },
    },
    green: {
      colours: { body: '#e8ecf2', accent: '#2f9e63', third: '#37514a' },
      options: { isUpright: true, tower: 1, words: '1 kW' },
    },
    yellow: {
      colours: { body: '#e8ecf2', accent: '#eeb22b', third: '#c98f1d' },
      options: { length: 1.1, tower: 2.2, atSea: true, words: '海上' },
    },
    blue: {
      colours: { body: '#dfe8f2', accent: '#1f6fd6', third: '#2c3f63' },
      options: { isUpright: true, tower: 0.8, words: '风光' },
    },
  },
  build(on, tones, { blades, length, tower, hasTail, isUpright, atSea, words }) {
    const [foot, head] = isUpright ? [0.13, 0.1] : hasTail ? [0.14, 0.1] : [0.25, 0.15]
    if (atSea) {
      on.add(cylinder(0.95, 0.1, 0.045, 64), gloss('#2d86b8'), [0, 0, 0])
      on.closely(() => {
        for (const r of [0.42, 0.62, 0.8])
          on.add(ring(r, r + 0.025, 0.012, 0.005, 64), gloss(paler('#2d86b8', 0.3)), [0, 0.094, 0])
      })
      on.add(cylinder(0.3, 0.56, 0.02, 48, 0.28), plastic(tones.accent), [0, 0.06, 0])
      platform(on, 0.6)
    } else {
      on.add(cylinder(0.62, 0.1, 0.045, 64), matte('#7fae5c'))
      on.add(cylinder(0.36, 0.16, 0.03, 48), plastic('#c3cbd5'))
      on.closely(() =>
        on.around(12, () =>
          on.add(cylinder(0.024, 0.05, 0.008, 6), metal('#7c8795'), [foot + 0.07, 0.155, 0]),
        ),
      )
    }
    const start = atSea ? 0.62 : 0.15
    on.add(ring(foot * 0.5, foot + 0.11, 0.05, 0.015), metal('#929daa'), [0, start, 0])
    on.add(cylinder(foot, tower - start + 0.12, 0.01, 56, head), gloss(tones.body), [0, start, 0])
    on.closely(() => {
      for (const t of [0.36, 0.7])
        on.add(ring(head * 0.5, foot + (head - foot) * t + 0.006, 0.018, 0.006, 56), metal('#9aa4b1'), [
          0,
          start + (tower - start) * t,
          0,
        ])
    })
    if (!hasTail && !isUpright && !atSea)
      on.add(box(0.16, 0.3, 0.04, 0.03), plastic(tones.third), [0, start + 0.24, foot - 0.012], [-2, 0, 0])
    on.within([0, start + 0.62, foot + (head - foot) * 0.32], [-2, 0, 0], () => {
      if (!hasTail && !isUpright) badge(on, words, '', tones.accent, [0, 0, 0.012], [0.22, 0.13])
    })
    if (isUpright) upright(on, tones, tower + 0.28, 0.72, 1.55)
    else on.within([0, tower + 0.3, 0], [-4, 0, 0], () => rotor(on, tones, blades, length, hasTail), 1.25)
  },
})
