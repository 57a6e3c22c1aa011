import { type Finish, gloss, metal, paint, plastic, rubber } from '../finish.ts'
import { model } from '../model.ts'
import type { Sculpture } from '../sculpture.ts'
import {
  box,
  type Corner,
  closed,
  cylinder,
  pipe,
  plate,
  ring,
  sweep,
  thrown,
  turned,
} from '../shapes/index.ts'
import type { Tones } from '../tone.ts'
import { bolts, flange, namePlate } from './fittings.ts'

const axis = 0.56

/** A wheel to be turned by hand, lying, its hub at the origin. */
function handwheel(on: Sculpture, stuff: Finish, radius: number, spokes: number): void {
  on.add(ring(radius - 0.1, radius, 0.1, 0.05, 72), stuff, [0, -0.02, 0])
  on.around(spokes, () =>
    on.add(
      sweep(
        [
          [0.06, -0.02, 0],
          [radius * 0.4, -0.05, 0],
          [radius * 0.75, 0.02, 0],
          [radius - 0.05, 0.03, 0],
        ],
        { size: (t) => [0.052 - 0.014 * t, 0.032], steps: 20, around: 14 },
      ),
      stuff,
    ),
  )
  on.add(cylinder(0.12, 0.14, 0.03), stuff, [0, -0.09, 0])
  on.add(cylinder(0.075, 0.08, 0.015, 6), metal('#8e99a9'), [0, 0.05, 0])
  // Knobs under the fingers, every few degrees.
  on.closely(() =>
    on.around(spokes * 4, () => on.add(cylinder(0.022, 0.1, 0.02, 8), stuff, [radius - 0.005, -0.02, 0])),
  )
}

/** A stem with its thread, upward. */
function stem(on: Sculpture, length: number): void {
  const brass = metal('#a3946c', 0.25)
  const count = Math.floor(length / 0.03)
  const thread = Array.from(
    { length: count * 2 + 1 },
    (_, i): Corner => [i % 2 ? 0.058 : 0.044, i * 0.015, 0],
  )
  on.add(cylinder(0.045, length, 0.01), brass)
  on.closely(() => on.add(turned(thread, 28), brass))
}

/** The passage along x, with a flange at either end. */
function passage(on: Sculpture, stuff: Finish, length: number, count: number): void {
  on.add(
    thrown(
      [
        [0.25, -length],
        [0.26, -length * 0.8],
        [0.34, -length * 0.45],
        [0.42, 0],
        [0.34, length * 0.45],
        [0.26, length * 0.8],
        [0.25, length],
      ],
      40,
      52,
    ),
    stuff,
    [0, axis, 0],
    [0, 0, -90],
  )
  flange(on, 0.52, [length - 0.06, axis, 0], [0, 0, -90], count, stuff)
  flange(on, 0.52, [-length + 0.06, axis, 0], [0, 0, 90], count, stuff)
  for (const way of [-1, 1])
    on.add(
      ring(0.27, 0.33, 0.03, 0.01),
      metal('#a3adbb', 0.24),
      [way * (length + 0.025), axis, 0],
      [0, 0, way * -90],
    )
}

function bonnet(on: Sculpture, stuff: Finish, { third }: Tones, rise: number): void {
  const foot = axis + 0.5
  on.add(cylinder(0.36, 0.56, 0.04, 52, 0.38), stuff, [0, axis, 0])
  on.add(cylinder(0.52, 0.1, 0.025), stuff, [0, foot - 0.02, 0])
  on.add(cylinder(0.5, 0.022, 0.004), rubber(), [0, foot + 0.079, 0])
  on.add(
    turned([
      [0.0001, 0, 0],
      [0.52, 0, 0.025],
      [0.52, 0.1, 0.025],
      [0.36, 0.13, 0.06],
      [0.2, 0.32, 0.1],
      [0.15, 0.44, 0.03],
      [0.0001, 0.44, 0],
    ]),
    stuff,
    [0, foot + 0.1, 0],
  )
  on.within([0, foot + 0.2, 0], [0, 0, 0], () => bolts(on, 8, 0.44, 0, 0.045))
  // The yoke that carries the nut of the stem.
  const yoke = plate(
    (fine) =>
      closed(
        [
          [-0.2, 0, 0.05],
          [0.2, 0, 0.05],
          [0.25, 0.2, 0.1],
          [0.13, rise, 0.08],
          [-0.13, rise, 0.08],
          [-0.25, 0.2, 0.1],
        ],
        fine.edge(8),
      ),
    0.13,
    {
      bevel: 0.035,
      holes: [
        (fine) =>
          closed(
            [
              [-0.11, 0.07, 0.05],
              [-0.15, 0.22, 0.08],
              [-0.075, rise - 0.13, 0.05],
              [0.075, rise - 0.13, 0.05],
              [0.15, 0.22, 0.08],
              [0.11, 0.07, 0.05],
            ].reverse() as [number, number, number][],
            fine.edge(8),
          ),
      ],
    },
  )
  on.add(yoke, stuff, [0, foot + 0.48, 0])
  on.add(cylinder(0.1, 0.1, 0.02, 6), metal('#a3946c'), [0, foot + 0.5, 0])
  on.add(cylinder(0.12, 0.1, 0.03), plastic(third), [0, foot + 0.46 + rise, 0])
}

/** A quarter turn opens it: a ball inside, a lever on top. */
function lever(on: Sculpture, stuff: Finish, { accent }: Tones): void {
  on.add(cylinder(0.24, 0.52, 0.04, 6), stuff, [0, axis, 0])
  on.add(cylinder(0.16, 0.62, 0.03), stuff, [0, axis, 0])
  on.add(cylinder(0.08, 0.78, 0.02), metal('#a3adbb'), [0, axis, 0])
  on.within([0, axis + 0.68, 0], [0, 28, 0], () => {
    on.add(box(0.3, 0.06, 0.26, 0.03), metal('#a3adbb', 0.25), [0, 0.02, 0])
    on.add(
      pipe(
        [
          [0, 0.02, 0],
          [0.3, 0.02, 0],
          [0.5, 0.2, 0],
          [1.2, 0.2, 0],
        ],
        0.05,
        0.14,
      ),
      metal('#a3adbb', 0.25),
    )
    const grip = [
      [0.52, 0.2, 0],
      [0.8, 0.2, 0],
      [1.22, 0.2, 0],
    ] as const
    on.add(
      sweep(grip, { size: (t) => [0.095 + 0.015 * Math.sin(t * 3.1), 0.068], power: 2.6 }),
      gloss(accent),
    )
    on.add(cylinder(0.09, 0.08, 0.015, 6), metal('#8e99a9'), [0, 0.05, 0])
  })
}

/** A valve between two flanges, with a wheel or a lever. */
export const valve = model({
  name: { zh: '法兰阀门', en: 'Flanged valve' },
  industry: 'manufacturing',
  seen: { yaw: -32, elevation: 16 },
  turned: { yaw: 42 },
  close: { at: [0, 1.6, 0.1], size: 0.5, yaw: -22, elevation: 20 },
  colours: { body: '#0d5bd0', accent: '#d23b2f', third: '#24324a' },
  options: {
    wheel: 0.56,
    spokes: 5,
    length: 0.86,
    rise: 0.52,
    lever: false,
    cast: true,
    zh: '闸阀',
    en: 'GATE VALVE',
  },
  variants: {
    blue: {},
    red: {
      colours: { body: '#c5362b', accent: '#2b3344', third: '#1f2735' },
      options: { wheel: 0.68, spokes: 6, rise: 0.66, zh: '消防闸阀', en: 'FIRE SERVICE' },
    },
    gold: {
      colours: { body: '#a98a57', accent: '#0d5bd0' },
      options: { lever: true, length: 0.74, cast: false, zh: '球阀', en: 'BALL VALVE' },
    },
    silver: {
      colours: { body: '#9aa4b2', accent: '#2460b5' },
      options: {
        wheel: 0.48,
        spokes: 4,
        rise: 0.44,
        length: 0.78,
        cast: false,
        zh: '截止阀',
        en: 'GLOBE VALVE',
      },
    },
    green: {
      colours: { body: '#23805a', accent: '#f0b429' },
      options: { wheel: 0.62, spokes: 3, length: 0.96, zh: '铸铁闸阀', en: 'CAST IRON' },
    },
  },
  build(on, tones, options) {
    const stuff = options.cast ? paint(tones.body) : metal(tones.body, 0.26)
    passage(on, stuff, options.length, options.lever ? 4 : 8)
    if (options.lever) lever(on, stuff, tones)
    else {
      bonnet(on, stuff, tones, options.rise)
      const top = axis + 1.02 + options.rise
      on.within([0, axis + 0.9, 0], [0, 0, 0], () => stem(on, options.rise + 0.5))
      on.within([0, top, 0], [0, 10, 0], () =>
        handwheel(on, gloss(tones.accent), options.wheel, options.spokes),
      )
    }
    on.add(box(0.5, 0.1, 0.4, 0.04), stuff, [0, 0.1, 0])
    on.add(cylinder(0.2, 0.3, 0.04), stuff, [0, 0.06, 0])
    namePlate(on, { zh: options.zh, en: options.en, width: 0.4 }, [0, axis, 0.425])
  },
})
