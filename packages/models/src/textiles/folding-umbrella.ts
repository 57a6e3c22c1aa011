import { fabric, metal, plastic } from '../finish.ts'
import { model } from '../model.ts'
import type { Sculpture } from '../sculpture.ts'
import { cylinder, ring, tube, turned } from '../shapes/index.ts'
import { darker, type Tones } from '../tone.ts'
import { type Cover, cover, frame } from './umbrella.ts'

/** A shaft of two or more tubes that slide into each other, with a straight grip. */
function telescope(on: Sculpture, long: number, grip: string, pieces: number): void {
  for (let i = 0; i < pieces; i++)
    on.add(cylinder(0.018 + i * 0.007, long / pieces + 0.04, 0.004, 18), metal('#9aa4b2'), [
      0,
      (-long * (i + 1)) / pieces,
      0,
    ])
  on.add(
    turned([
      [0.0001, -0.02, 0],
      [0.05, -0.01, 0.02],
      [0.02, 0.03, 0.01],
      [0.0001, 0.04, 0],
    ]),
    plastic(grip),
  )
  on.add(
    turned([
      [0.0001, 0, 0],
      [0.062, 0, 0.03],
      [0.056, 0.14, 0.03],
      [0.062, 0.25, 0.03],
      [0.04, 0.29, 0.01],
      [0.0001, 0.29, 0],
    ]),
    plastic(grip),
    [0, -long - 0.22, 0],
  )
}

/** The same umbrella folded in its sleeve, lying along x. */
function folded(on: Sculpture, long: number, { body, third }: Tones): void {
  on.within([0, 0.11, 0], [0, 0, -90], () => {
    on.add(
      turned([
        [0.0001, 0, 0],
        [0.085, 0, 0.03],
        [0.11, long * 0.5, 0.1],
        [0.1, long, 0.03],
        [0.0001, long, 0],
      ]),
      fabric(darker(body, 0.12), 3),
      [0, -long / 2, 0],
    )
    on.add(cylinder(0.062, 0.2, 0.03, 28), plastic(third), [0, long / 2 - 0.01, 0])
    on.add(ring(0.1, 0.112, 0.05, 0.01, 36), fabric('#eef1f5', 2), [0, long * 0.22, 0])
    on.add(
      tube(
        [
          [0.04, long / 2 + 0.18, 0],
          [0.1, long / 2 + 0.36, 0.05],
          [-0.06, long / 2 + 0.38, 0.06],
          [-0.04, long / 2 + 0.18, 0],
        ],
        0.011,
        30,
      ),
      plastic(third),
    )
  })
}

/** An umbrella that folds short: open, and once more as it is carried. */
export const foldingUmbrella = model({
  name: { zh: '折叠伞', en: 'Folding umbrella' },
  industry: 'textiles',
  seen: { yaw: -14, elevation: 20, fill: 0.84 },
  turned: { yaw: -60 },
  close: { at: [0.5, 0.2, 0.9], size: 0.5, yaw: -30, elevation: 22 },
  colours: { body: '#2b4470', accent: '#e2b04a', third: '#232c3a' },
  options: { ribs: 10, radius: 1.05, depth: 0.42, folds: 3, packed: 0.6, look: 'plain', lamp: false },
  variants: {
    navy: {},
    green: {
      colours: { body: '#a9d3bd', accent: '#f6f3ea', third: '#e9edf2' },
      options: { ribs: 6, radius: 0.88, depth: 0.38, folds: 5, packed: 0.36, look: 'hem' },
    },
    red: {
      colours: { body: '#b8343a', accent: '#20252f', third: '#20252f' },
      options: { ribs: 8, packed: 0.66, look: 'hem', lamp: true },
    },
    yellow: {
      colours: { body: '#f5c33b', accent: '#4aa3df', third: '#e2593f' },
      options: { ribs: 8, radius: 0.8, depth: 0.42, folds: 2, packed: 0.5, look: 'panels' },
    },
  },
  build(on, tones, { ribs, radius, depth, folds, packed, look, lamp }) {
    const shape: Cover = { ribs, radius, depth, arch: 1.9 }
    const long = 0.95
    const low = radius * Math.cos(Math.PI / ribs)
    const lean = Math.atan2(long + 0.2 - depth, low)
    const lift = low * Math.sin(lean) + depth * Math.cos(lean) + 0.02
    on.within([-0.2, lift, -0.2], [0, 0, (lean * 180) / Math.PI], () => {
      cover(on, shape, tones, look)
      frame(on, shape, '#8d96a5', false)
      telescope(on, long, tones.third.hex, folds)
      if (lamp) on.add(cylinder(0.05, 0.03, 0.01, 24), plastic('#f4f1d8'), [0, -long - 0.25, 0])
    })
    on.within([0.5, 0, 0.95], [0, 18, 0], () => folded(on, packed, tones))
  },
})
