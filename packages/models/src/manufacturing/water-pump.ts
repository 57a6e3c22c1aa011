import { Vector2 } from 'three'
import { gloss, metal, paint, rubber } from '../finish.ts'
import { model } from '../model.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, plate, radians, ring, tube, turned } from '../shapes/index.ts'
import type { Tones } from '../tone.ts'
import { bolts, flange } from './fittings.ts'

const axis = 0.72

/** Along x, with fins, a fan cover and a box for its wires. */
function motor(on: Sculpture, { body, third }: Tones, fins: number, length: number): void {
  on.add(cylinder(0.4, length), paint(body), [0, 0, 0], [0, 0, -90])
  for (let i = 0; i < fins; i++)
    on.within([0, 0, 0], [(i / fins) * 360, 0, 0], () =>
      on.add(box(length * 0.9, 0.13, 0.034, 0.015, 2), paint(body), [length * 0.5, 0.42, 0]),
    )
  on.add(
    turned([
      [0.0001, 0, 0],
      [0.44, 0, 0.05],
      [0.47, 0.12, 0.03],
      [0.0001, 0.12, 0],
    ]),
    paint(body),
    [-0.06, 0, 0],
    [0, 0, -90],
  )
  on.within([length - 0.04, 0, 0], [0, 0, -90], () => {
    on.add(
      turned([
        [0.0001, 0, 0],
        [0.49, 0, 0.03],
        [0.49, 0.24, 0.14],
        [0.2, 0.33, 0.06],
        [0.0001, 0.33, 0],
      ]),
      paint(third),
    )
    on.closely(() => {
      for (const r of [0.14, 0.23, 0.32])
        on.add(ring(r, r + 0.035, 0.02, 0.008), rubber('#0f1726'), [0, r > 0.3 ? 0.29 : 0.325, 0])
    })
  })
  on.add(box(0.42, 0.24, 0.4, 0.06), paint(third), [length * 0.48, 0.55, 0])
  on.closely(() => on.add(box(0.34, 0.04, 0.32, 0.02), metal(), [length * 0.48, 0.68, 0]))
  on.add(
    tube(
      [
        [length * 0.48, 0.52, 0.2],
        [length * 0.48, 0.5, 0.34],
        [length * 0.6, 0.3, 0.46],
        [length * 0.7, -0.2, 0.5],
        [length * 0.75, -0.55, 0.44],
      ],
      0.035,
    ),
    rubber(),
  )
  for (const x of [length * 0.2, length * 0.8]) on.add(box(0.16, 0.4, 0.78), paint(body), [x, -0.42, 0])
}

/** A spiral that ends in an outlet upward. */
function volute(on: Sculpture, { body }: Tones): void {
  const spiral = Array.from({ length: 61 }, (_, i) => {
    const a = radians(55 + (305 * i) / 60)
    const r = 0.46 + (0.2 * i) / 60
    return new Vector2(Math.cos(a) * r, Math.sin(a) * r)
  })
  const line = [new Vector2(0.34, 0.92), new Vector2(0.34, 0.5), ...spiral, new Vector2(0.66, 0.92)]
  on.add(plate(line, 0.46, { bevel: 0.16 }), paint(body))
  on.within([0, 0, -0.2], [-90, 0, 0], () => {
    on.add(
      turned([
        [0.0001, 0, 0],
        [0.47, 0, 0.05],
        [0.42, 0.1, 0.04],
        [0.0001, 0.1, 0],
      ]),
      paint(body),
    )
    bolts(on, 8, 0.36, 0.09)
    on.add(cylinder(0.24, 0.42), paint(body))
  })
  flange(on, 0.36, [0, 0, -0.58], [-90, 0, 0])
  flange(on, 0.3, [0.5, 0.9, 0], [0, 0, 0])
}

/** A centrifugal pump and its motor on one plate. */
export const waterPump = model({
  name: { zh: '离心泵', en: 'Centrifugal pump' },
  industry: 'manufacturing',
  seen: { yaw: 38, elevation: 18 },
  close: { at: [-0.6, 0.9, 0.2], size: 0.5, yaw: 52, elevation: 20 },
  colours: { body: '#0d5bd0', accent: '#f2a31b', third: '#26344f' },
  options: { fins: 22, motor: 1.05, casing: 1 },
  variants: {
    blue: {},
    red: { colours: { body: '#c93a2c', accent: '#f0c04a' }, options: { motor: 1.3 } },
    green: { colours: { body: '#1c8a5c', accent: '#f28a1b' }, options: { casing: 1.12, fins: 18 } },
    silver: { colours: { body: '#8b97a8', accent: '#1557d6', third: '#2c3446' }, options: { motor: 0.9 } },
  },
  build(on, tones, options) {
    on.add(box(3, 0.14, 1.05, 0.06), paint(tones.third), [0.18, 0.07, 0])
    on.closely(() => {
      for (const x of [-1.05, 1.4])
        for (const z of [-0.4, 0.4]) on.add(cylinder(0.06, 0.05, 0.015, 6), metal(), [x, 0.14, z])
    })
    on.within([0.35, axis, 0], [0, 0, 0], () => motor(on, tones, options.fins, options.motor))
    on.add(cylinder(0.27, 0.34, 0.06), gloss(tones.accent), [-0.02, axis, 0], [0, 0, -90])
    on.add(cylinder(0.34, 0.16), paint(tones.third), [-0.16, axis, 0], [0, 0, -90])
    on.add(box(0.3, 0.4, 0.5), paint(tones.third), [-0.45, 0.32, 0])
    on.within([-0.48, axis, 0], [0, 90, 0], () => volute(on, tones), options.casing)
  },
})
