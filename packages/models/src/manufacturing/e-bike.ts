import { gloss, lit, metal, paint, plastic, printed, rubber, screen } from '../finish.ts'
import { model } from '../model.ts'
import { letter, print } from '../print.ts'
import type { Sculpture } from '../sculpture.ts'
import { box, cylinder, face, type Point, pipe, ring, rod, slab, sweep } from '../shapes/index.ts'
import { darker, hexOf, inkOn, type Tones } from '../tone.ts'
import { spokedWheel } from '../wheels.ts'
import { between, type Frame, fork, frameOf, saddle, tubes } from './bicycle-frame.ts'
import { bars, drive, lamp, mudguard } from './bicycle-parts.ts'

/** A thick tube from the head to the cranks with the battery in it, its lock and its light. */
function battery(on: Sculpture, f: Frame, { body, accent, third }: Tones, name: string): void {
  const [top, low] = [between(f.headLow, f.headTop, 0.2), between(f.middle, f.headLow, 0.06)]
  const line: Point[] = [low, between(low, top, 0.5), between(low, top, 0.96)]
  on.add(
    sweep(line, { size: (t) => [0.043 - 0.01 * t, 0.052 - 0.018 * t], power: 3.2, steps: 12, around: 24 }),
    gloss(body),
  )
  const [dx, dy] = [top[0] - low[0], top[1] - low[1]]
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI
  const middle = between(low, top, 0.5)
  on.within(middle, [0, 0, degrees], () => {
    on.add(box(0.34, 0.05, 0.062, 0.02), plastic(third), [0, 0.032, 0])
    on.closely(() => {
      on.add(cylinder(0.009, 0.004, 0.001, 18), metal('#8d97a5'), [-0.13, 0.034, 0.0305], [90, 0, 0])
      for (let i = 0; i < 4; i++)
        on.add(box(0.012, 0.005, 0.004, 0.002, 2), lit('#63d9a0', 0.9), [0.1 + i * 0.018, 0.036, 0.0305])
    })
    const words = print(480, 90, hexOf(body), (pen, w, h) =>
      letter(pen, name, w / 2, h * 0.52, { size: 70, color: inkOn(body), most: w - 20 }),
    )
    for (const way of [1, -1])
      on.add(
        face(0.24, 0.045, 0.004),
        printed(words, 0.3, 1),
        [0.01, -0.014, way * 0.0425],
        [0, way === 1 ? 0 : 180, 0],
      )
    on.add(box(0.36, 0.008, 0.012, 0.003, 2), gloss(accent), [0, -0.043, 0.03])
  })
}

/** The motor: between the cranks, or in the hub of the rear wheel. */
function motor(on: Sculpture, f: Frame, { third }: Tones, inHub: boolean): void {
  if (inHub) {
    on.within([f.rear, f.wheel, 0], [90, 0, 0], () => {
      on.add(cylinder(0.085, 0.07, 0.018, 44), metal('#6f7988', 0.28), [0, -0.035, 0])
      for (const y of on.fine.weight === 'full' ? [-0.042, 0.034] : [])
        on.add(ring(0.05, 0.07, 0.008, 0.003, 36), metal('#8d97a5'), [0, y, 0])
    })
    return
  }
  on.within([f.middle[0] + 0.02, f.middle[1] + 0.012, 0], [0, 0, 0], () => {
    on.add(slab(0.17, 0.13, 0.1, 0.055, 0.02), plastic(third))
    for (const z of on.fine.weight === 'full' ? [-0.05, 0.05] : [])
      on.add(cylinder(0.045, 0.01, 0.004, 32), metal('#7d8795', 0.3), [-0.02, -0.012, z - 0.005], [90, 0, 0])
  })
}

/** A small folding one carries its battery in the middle of its one thick tube. */
function bags(on: Sculpture, f: Frame, { accent }: Tones): void {
  const y = f.wheel * 2 + 0.05
  const steel = paint('#2b3038')
  on.add(
    pipe(
      [
        [f.rear + 0.18, y, 0.06],
        [f.rear - 0.2, y, 0.065],
        [f.rear - 0.2, y, -0.065],
        [f.rear + 0.18, y, -0.06],
      ],
      0.009,
      0.05,
      10,
    ),
    steel,
  )
  for (const z of [-1, 1])
    on.add(rod([f.rear, f.wheel, z * 0.075], [f.rear - 0.05, y, z * 0.062], 0.007, 0.007, 10), steel)
  for (const z of [-1, 1]) {
    on.add(box(0.3, 0.24, 0.1, 0.035, 3), plastic(accent, 0.7), [f.rear - 0.03, y - 0.13, z * 0.125])
    on.add(box(0.31, 0.1, 0.11, 0.03, 2), plastic(darker(accent, 0.15), 0.7), [
      f.rear - 0.03,
      y - 0.05,
      z * 0.125,
    ])
    on.closely(() => {
      for (const x of [-0.09, 0.07])
        on.add(box(0.02, 0.13, 0.006, 0.002, 2), plastic('#2b3038'), [f.rear + x - 0.02, y - 0.09, z * 0.181])
    })
  }
}

/** A bicycle with a motor. */
export const eBike = model({
  name: { zh: '电动助力车', en: 'Electric bicycle' },
  industry: 'manufacturing',
  seen: { yaw: 60, elevation: 12, fill: 0.86 },
  turned: { yaw: 120 },
  close: { at: [0, 0.72, 0.2], size: 0.42, yaw: 64, elevation: 14 },
  colours: { body: '#e4e8ee', accent: '#ef7a2c', third: '#2b3038' },
  options: {
    wheel: 0.34,
    tyre: 0.056,
    bars: 'flat',
    step: 0,
    hub: false,
    bags: false,
    shock: true,
    guards: true,
    long: 1.04,
    name: '驰风 E1',
  },
  variants: {
    white: {},
    green: {
      colours: { body: '#3f6f5b', accent: '#b5824f', third: '#24292f' },
      options: {
        bars: 'swept',
        step: 0.5,
        hub: true,
        bags: true,
        shock: false,
        tyre: 0.046,
        long: 1,
        name: '悠行 C3',
      },
    },
    black: {
      colours: { body: '#31363f', accent: '#63c7a4', third: '#1f2329' },
      options: { tyre: 0.075, guards: false, wheel: 0.35, long: 1.1, name: '山岳 M7' },
    },
    blue: {
      colours: { body: '#2d6fb8', accent: '#f0c14a', third: '#262c36' },
      options: { wheel: 0.27, tyre: 0.06, hub: true, shock: false, step: 0.5, long: 0.94, name: '小行 S2' },
    },
    yellow: {
      colours: { body: '#eab530', accent: '#2b3038', third: '#2b3038' },
      options: { wheel: 0.3, tyre: 0.085, guards: true, hub: true, long: 1.02, name: '沙丘 F5' },
    },
  },
  build(on, tones, options) {
    const { body, accent, third } = tones
    const f = frameOf(options.wheel, options.long)
    on.within(
      [0, 0, -0.17],
      [0, -90, 0],
      () => {
        for (const x of [f.rear, f.front])
          on.within([x, f.wheel, 0], [0, 0, 7], () => {
            spokedWheel(on, {
              radius: f.wheel,
              tyre: options.tyre,
              rim: plastic(third),
              spokes: 24,
              hub: 0.05,
              hubRadius: x === f.rear && options.hub ? 0.08 : 0.036,
            })
            // The disc of the brake.
            on.closely(() =>
              on.add(ring(0.05, 0.078, 0.004, 0.001, 40), metal('#8d97a5', 0.3), [0, 0, -0.056], [90, 0, 0]),
            )
          })
        tubes(on, f, { stuff: gloss(body), step: options.step, down: 0.02 })
        battery(on, f, tones, options.name)
        motor(on, f, tones, options.hub)
        fork(on, f, options.shock ? plastic(third) : gloss(body), options.shock)
        saddle(on, f, options.bars === 'swept' ? hexOf(accent) : '#2a2e36', options.bars === 'swept')
        bars(on, f, options.bars, options.bars === 'swept' ? plastic(accent) : rubber())
        drive(on, f, 0.082, '#2b3038')
        if (options.guards) {
          const over = f.wheel + 0.026
          on.add(mudguard(over, options.tyre + 0.03, 30, 172), plastic(third), [f.rear, f.wheel, 0])
          on.add(mudguard(over, options.tyre + 0.03, 30, 140), plastic(third), [f.front, f.wheel, 0])
          lamp(on, [f.rear - f.wheel - 0.04, f.wheel + 0.14, 0], false, lit('#d8342a', 0.8))
        }
        lamp(on, [f.headTop[0] + 0.1, f.headTop[1] - 0.03, 0], true, lit('#fff4d8', 0.95))
        if (options.bags) bags(on, f, tones)
        // A display between the grips.
        on.within([f.headTop[0] + 0.02, f.headTop[1] + 0.125, 0], [0, -90, 0], () =>
          on.within([0, 0, 0], [-58, 0, 0], () => {
            on.add(slab(0.085, 0.06, 0.014, 0.014, 0.004), plastic('#1f2329'))
            const shown = print(160, 110, '#0c1a24', (pen, w, h) =>
              letter(pen, '25', w / 2, h / 2, { size: 84, color: '#7fe3b8' }),
            )
            on.add(face(0.072, 0.048, 0.008), screen(shown), [0, 0, 0.0075])
          }),
        )
        on.add(
          rod([f.rear + 0.16, f.wheel - 0.03, -0.07], [f.rear + 0.08, 0.012, -0.18], 0.011),
          metal('#4a525e'),
        )
      },
      1.7,
    )
  },
})
