import { type Finish, finish, gloss, metal } from '../finish.ts'
import { model } from '../model.ts'
import { type Print, print } from '../print.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, box, type Corner, hoop, slab, sweep, thrown, turned } from '../shapes/index.ts'
import { darker, type Tones } from '../tone.ts'
import { longWood } from './timber.ts'

const steel = metal('#939dab', 0.25)

/** Pale flecks in a dark coating, laid over its colour. */
const flecks = (): Print =>
  print(512, 512, '#ffffff', (pen) => {
    const luck = chance(31)
    for (let i = 0; i < 900; i++) {
      pen.fillStyle =
        luck() > 0.5 ? `rgba(20,22,28,${0.2 + luck() * 0.4})` : `rgba(120,126,136,${luck() * 0.5})`
      pen.beginPath()
      pen.arc(luck() * 512, luck() * 512, 0.5 + luck() * 1.3, 0, 7)
      pen.fill()
    }
  })

/** A round body, open above: outside, inside, rim, and the plate it is heated by. */
function body(
  on: Sculpture,
  r: number,
  height: number,
  slope: number,
  outside: Finish,
  inside: Finish,
): void {
  const wall = 0.045
  const ringed = finish(darker(inside.tone, 0.25), { rough: 0.5 })
  const foot = r * slope
  const outer: Corner[] = [
    [0.0001, 0, 0],
    [foot, 0, height * 0.3],
    [r, height, 0],
  ]
  on.add(turned(outer, 84), outside)
  on.add(
    turned(
      [
        [r, height, 0],
        [r - wall, height, 0],
        [foot - wall * 0.6, wall, height * 0.3],
        [0.0001, wall, 0],
      ],
      84,
    ),
    inside,
  )
  on.add(hoop(r - wall * 0.45, wall * 0.75, 0.022, 84), steel, [0, height, 0])
  on.closely(() => {
    for (const k of [0.3, 0.5, 0.7]) on.add(hoop(foot * k, 0.012, 0.006, 60, 6), ringed, [0, wall + 0.002, 0])
  })
}

/** A long handle along +x, with a ferrule, rivets and an eye to hang it by. */
function handle(on: Sculpture, stuff: Finish, r: number, height: number): void {
  const y = height * 0.72
  on.add(box(0.3, 0.11, 0.26, 0.045), steel, [r + 0.04, y, 0], [0, 0, 10])
  on.add(
    sweep(
      [
        [r + 0.14, y + 0.015, 0],
        [r + 0.5, y + 0.13, 0],
        [r + 0.85, y + 0.2, 0],
        [r + 1.2, y + 0.22, 0],
      ],
      {
        size: (t) => [
          0.085 + 0.05 * Math.sin(Math.min(1, t * 1.1) * 2.6) * t,
          0.052 + 0.012 * Math.sin(t * 3),
        ],
        power: 2.5,
        steps: 50,
        around: 28,
      },
    ),
    stuff,
  )
  on.add(
    sweep(
      [
        [r + 0.12, y + 0.01, 0],
        [r + 0.27, y + 0.06, 0],
      ],
      { size: () => [0.1, 0.066], power: 2.6, steps: 12, around: 26 },
    ),
    steel,
  )
  on.within([r + 1.12, y + 0.222, 0], [0, 0, 2], () => {
    on.add(hoop(0.052, 0.018, 0.078, 32), steel)
  })
  on.closely(() => {
    for (const z of [-0.075, 0.075])
      on.add(ball(0.032, 16), steel, [r - 0.06, y + 0.04, z], [0, 0, 0], [0.6, 1, 1])
  })
}

/** Two ears of a pot. */
function ears(on: Sculpture, stuff: Finish, r: number, height: number): void {
  for (const side of [-1, 1])
    on.within([0, height * 0.76, 0], [0, side < 0 ? 180 : 0, 0], () => {
      on.add(
        sweep(
          [
            [r - 0.06, 0, -0.3],
            [r + 0.13, 0.02, -0.26],
            [r + 0.23, 0.04, 0],
            [r + 0.13, 0.02, 0.26],
            [r - 0.06, 0, 0.3],
          ],
          { size: () => [0.06, 0.04], side: [0, 1, 0], steps: 44, around: 20, power: 2.4 },
        ),
        stuff,
      )
    })
}

function lid(on: Sculpture, stuff: Finish, knob: Finish, r: number): void {
  on.add(
    thrown(
      [
        [r + 0.02, -0.02],
        [r + 0.03, 0.01],
        [r - 0.04, 0.05],
        [r * 0.6, 0.17],
        [r * 0.2, 0.225],
        [0.001, 0.23],
      ],
      36,
      84,
    ),
    stuff,
  )
  on.closely(() => on.add(hoop(r * 0.72, 0.008, 0.006, 72, 6), stuff, [0, 0.135, 0]))
  on.add(
    turned([
      [0.0001, 0.2, 0],
      [0.08, 0.2, 0.01],
      [0.06, 0.3, 0.03],
      [0.15, 0.34, 0.04],
      [0.13, 0.4, 0.05],
      [0.0001, 0.41, 0],
    ]),
    knob,
  )
}

/** A spatula of wood that lies beside the pan. */
function spatula(on: Sculpture, tones: Tones): void {
  const stuff = longWood(tones.third)
  on.within([0, 0.035, 0], [90, 0, 0], () => {
    on.add(slab(0.34, 0.46, 0.05, 0.1, 0.02), stuff)
    on.add(
      sweep(
        [
          [0, 0.16, 0],
          [0, 0.5, -0.01],
          [0, 1.25, -0.02],
        ],
        { size: (t) => [0.1 * (1 - t) ** 6 + 0.04 + 0.014 * t, 0.03 + 0.008 * t], steps: 30, around: 18 },
      ),
      stuff,
    )
  })
}

/** A pan or a pot. */
export const pan = model({
  name: { zh: '炊具锅', en: 'Cooking pan' },
  industry: 'home',
  seen: { yaw: -40, elevation: 28, fill: 0.88 },
  turned: { yaw: 130 },
  close: { at: [0.4, 0.3, 0.2], size: 0.5, yaw: -46, elevation: 26 },
  colours: { body: '#343a44', accent: '#3a3f48', third: '#b98250' },
  options: { kind: 'pan', wide: 1, height: 0.3, slope: 0.8 },
  variants: {
    black: {},
    red: {
      colours: { body: '#bf3327', accent: '#efe6d8', third: '#c79d4f' },
      options: { kind: 'pot', wide: 0.92, height: 0.72, slope: 0.93 },
    },
    green: {
      colours: { body: '#5f8f7a', accent: '#ded7c9', third: '#d0a067' },
      options: { wide: 0.94, height: 0.36, slope: 0.84 },
    },
    orange: {
      colours: { body: '#d9702a', accent: '#3f3a38', third: '#7a4b2b' },
      options: { kind: 'open pot', wide: 1.06, height: 0.46, slope: 0.62 },
    },
    blue: {
      colours: { body: '#2c5d94', accent: '#e6e3da', third: '#8b97a8' },
      options: { kind: 'pot', wide: 0.8, height: 0.92, slope: 0.95 },
    },
  },
  build(on, tones, { kind, wide, height, slope }) {
    const outside = gloss(tones.body)
    const inside = finish(tones.accent, {
      rough: 0.4,
      coat: 0.4,
      coatRough: 0.3,
      print: flecks(),
      twoSided: true,
    })
    on.within([kind === 'pan' ? -0.4 : 0, 0, 0], [0, 0, 0], () => {
      body(on, wide, height, slope, outside, inside)
      if (kind === 'pan') handle(on, longWood(tones.third), wide, height)
      else ears(on, outside, wide, height)
      if (kind === 'pot')
        on.within([0, height + 0.02, 0], [0, 0, 0], () => lid(on, outside, metal(tones.third, 0.28), wide))
    })
    if (kind === 'open pot') on.within([0.3, 0, wide + 0.3], [0, 70, 0], () => spatula(on, tones))
    on.closely(() =>
      on.add(hoop(wide * slope * 0.9, 0.02, 0.012), metal(darker('#939dab', 0.2)), [
        kind === 'pan' ? -0.4 : 0,
        0.012,
        0,
      ]),
    )
  },
})
