import { finish, gloss, leather, lit, metal, plastic, rubber } from '../finish.ts'
import { model } from '../model.ts'
import type { Sculpture } from '../sculpture.ts'
import { type Point, pipe, rod, surface } from '../shapes/index.ts'
import { weave } from '../stuffs.ts'
import { hexOf } from '../tone.ts'
import { spokedWheel } from '../wheels.ts'
import { between, type Frame, fork, frameOf, saddle, tubes } from './bicycle-frame.ts'
import { bars, bell, drive, lamp, mudguard } from './bicycle-parts.ts'

/** A basket of wicker before the bars: out, over the rim, in again and across its floor. */
function basket(on: Sculpture, f: Frame): void {
  const wall: readonly (readonly [share: number, height: number])[] = [
    [0.7, 0],
    [0.82, 0.08],
    [1, 0.2],
    [1.05, 0.215],
    [0.98, 0.21],
    [0.8, 0.08],
    [0.66, 0.014],
    [0.01, 0.012],
  ]
  const bulge = (v: number) => Math.sign(v) * Math.abs(v) ** 0.5
  const shape = surface(
    (across, along) => {
      const at = along * (wall.length - 1)
      const i = Math.min(wall.length - 2, Math.floor(at))
      const [a, b] = [wall[i] ?? [0, 0], wall[i + 1] ?? [0, 0]]
      const share = a[0] + (b[0] - a[0]) * (at - i)
      const turn = -across * Math.PI * 2
      return [
        bulge(Math.cos(turn)) * 0.11 * share,
        a[1] + (b[1] - a[1]) * (at - i),
        bulge(Math.sin(turn)) * 0.16 * share,
      ]
    },
    44,
    28,
    true,
  )
  const wicker = finish('#b98d5c', { rough: 0.8, relief: weave(2), reliefDepth: 2.2, twoSided: true })
  on.within([f.headTop[0] + 0.17, f.headTop[1] - 0.12, 0], [0, 0, 0], () => {
    on.add(shape, wicker)
    for (const z of [-0.05, 0.05])
      on.add(rod([-0.12, 0.1, z], [0.02, -0.002, z], 0.006, 0.006, 10), metal('#8d97a5'))
  })
}

/** A carrier over the rear wheel. */
function rack(on: Sculpture, f: Frame): void {
  const steel = metal('#8d97a5', 0.25)
  const y = f.wheel * 2 + 0.045
  const seat = between(f.middle, f.saddle, 0.74)
  on.add(
    pipe(
      [
        [seat[0], seat[1] - 0.02, 0.02],
        [f.rear + 0.16, y, 0.055],
        [f.rear - 0.2, y, 0.06],
        [f.rear - 0.2, y, -0.06],
        [f.rear + 0.16, y, -0.055],
        [seat[0], seat[1] - 0.02, -0.02],
      ],
      0.008,
      0.05,
      10,
    ),
    steel,
  )
  for (const x of on.fine.weight === 'full' ? [0.1, 0, -0.1] : [0])
    on.add(rod([f.rear + x, y, -0.056], [f.rear + x, y, 0.056], 0.006, 0.006, 8), steel)
  for (const z of [-1, 1])
    on.add(rod([f.rear, f.wheel, z * 0.07], [f.rear - 0.06, y, z * 0.058], 0.006, 0.006, 10), steel)
}

/** A bicycle for town, road or hills. */
export const bicycle = model({
  name: { zh: '自行车', en: 'Bicycle' },
  industry: 'manufacturing',
  seen: { yaw: 62, elevation: 12, fill: 0.86 },
  turned: { yaw: 118 },
  close: { at: [0, 1.32, 0.42], size: 0.42, yaw: 58, elevation: 16 },
  colours: { body: '#2f8f83', accent: '#b9794a', third: '#e8e2d4' },
  options: {
    bars: 'swept',
    tyre: 0.036,
    step: 0.5,
    basket: true,
    guards: true,
    shock: false,
    long: 1,
    spokes: 28,
  },
  variants: {
    teal: {},
    red: {
      colours: { body: '#c8382e', accent: '#23272f', third: '#2a2f38' },
      options: { bars: 'drop', tyre: 0.026, step: 0, basket: false, guards: false, long: 0.97, spokes: 24 },
    },
    blue: {
      colours: { body: '#0d5bd0', accent: '#23272f', third: '#23272f' },
      options: {
        bars: 'flat',
        tyre: 0.058,
        step: 0,
        basket: false,
        guards: false,
        shock: true,
        long: 1.06,
        spokes: 32,
      },
    },
    black: {
      colours: { body: '#2b3038', accent: '#a8703f', third: '#c9a46a' },
      options: { bars: 'flat', tyre: 0.032, step: 0, basket: false, guards: true },
    },
    pink: {
      colours: { body: '#e8a3ab', accent: '#8a5a3c', third: '#f0e6d6' },
      options: { step: 0.56, long: 0.96 },
    },
    yellow: {
      colours: { body: '#e9b02e', accent: '#2b3038', third: '#2b3038' },
      options: { bars: 'flat', tyre: 0.046, step: 0, basket: false, guards: false, long: 1.02 },
    },
  },
  build(on, { body, accent, third }, options) {
    const f = frameOf(0.345, options.long)
    const stuff = gloss(body)
    const trim = leather(accent)
    // In metres along x; turned so that it rides toward +z.
    on.within(
      [0, 0, -0.17],
      [0, -90, 0],
      () => {
        for (const x of [f.rear, f.front])
          on.within([x, f.wheel, 0], [0, 0, 9], () =>
            spokedWheel(on, {
              radius: f.wheel,
              tyre: options.tyre,
              rim: options.guards ? metal('#a3adbb', 0.2) : plastic('#2b3038'),
              tread: options.guards && options.basket ? rubber('#3a3733') : rubber('#23272e'),
              spokes: options.spokes,
              hub: 0.045,
              hubRadius: 0.03,
            }),
          )
        tubes(on, f, { stuff, step: options.step, down: options.step ? 0.023 : 0.025 })
        fork(on, f, options.shock ? plastic(third) : stuff, options.shock)
        saddle(on, f, hexOf(accent), options.bars === 'swept')
        bars(on, f, options.bars, options.bars === 'swept' ? trim : rubber())
        drive(on, f, 0.088, hexOf(third))
        if (options.guards) {
          const over = f.wheel + 0.022
          on.add(mudguard(over, 0.062, 18, 184), gloss(third), [f.rear, f.wheel, 0])
          on.add(mudguard(over, 0.062, 24, 150), gloss(third), [f.front, f.wheel, 0])
          for (const [x, degrees] of [
            [f.rear, 168],
            [f.front, 40],
          ] as const)
            for (const z of [-0.05, 0.05]) {
              const a = (degrees * Math.PI) / 180
              const end: Point = [x + Math.cos(a) * over, f.wheel + Math.sin(a) * over, z * 0.6]
              on.add(rod([x, f.wheel, z], end, 0.004, 0.004, 8), metal('#9aa4b2'))
            }
          lamp(on, [f.front - 0.13, f.wheel * 2 + 0.14, 0], true, lit('#fff4d8', 0.9))
          lamp(on, [f.rear - f.wheel - 0.035, f.wheel + 0.08, 0], false, lit('#d8342a', 0.7))
          rack(on, f)
        }
        if (options.basket) basket(on, f)
        if (options.bars !== 'drop') bell(on, [f.headTop[0] + 0.03, f.headTop[1] + 0.1, -0.08])
        on.add(
          rod([f.middle[0] - 0.06, f.middle[1] - 0.01, -0.05], [f.middle[0] - 0.15, 0.012, -0.14], 0.009),
          metal('#7d8795'),
        )
        on.add(rod([f.middle[0] - 0.15, 0.014, -0.14], [f.middle[0] - 0.18, 0.008, -0.17], 0.012), rubber())
      },
      1.7,
    )
  },
})
