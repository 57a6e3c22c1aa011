import { finish, matte } from '../finish.ts'
import { model } from '../model.ts'
import { print } from '../print.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, foliage, type Point, sweep } from '../shapes/index.ts'
import { darker, mixed, paler, type Tone } from '../tone.ts'
import { ground, pot } from './bonsai-pot.ts'

const bark = (colour: string) =>
  finish(colour, {
    rough: 0.9,
    relief: print(128, 256, '#777777', (pen, w, h) => {
      const luck = chance(6)
      for (let i = 0; i < 240; i++) {
        pen.strokeStyle = luck() > 0.5 ? 'rgba(20,20,20,.5)' : 'rgba(240,240,240,.35)'
        pen.lineWidth = 1 + luck() * 3
        const [x, y] = [luck() * w, luck() * h]
        pen.beginPath()
        pen.moveTo(x, y)
        pen.lineTo(x + luck() * 8 - 4, y + 10 + luck() * 26)
        pen.stroke()
      }
    }),
    reliefDepth: 2.2,
  })

/** A cloud of leaves on a branch. */
function pad(
  on: Sculpture,
  at: Point,
  size: number,
  greens: readonly Tone[],
  leafLength: number,
  leafWidth: number,
  seed: number,
): void {
  const form = [size, size * 0.46, size * 0.84] as const
  const leafy = (tone: Tone) => finish(tone, { rough: 0.6, coat: 0.1, twoSided: true })
  on.within(at, [0, seed * 40, 0], () => {
    on.add(
      ball(1, 22),
      matte(darker(greens[0] ?? '#3f6f3a', 0.42)),
      [0, 0, 0],
      [0, 0, 0],
      [form[0] * 0.86, form[1] * 0.8, form[2] * 0.86],
    )
    greens.forEach((tone, i) => {
      on.add(
        foliage([form[0], form[1], form[2]], {
          count: Math.round(300 * size * (i === 0 ? 1.6 : 1)),
          leaf: leafLength,
          width: leafWidth,
          seed: seed * 3 + i,
          from: -0.3 + i * 0.2,
        }),
        leafy(tone),
      )
    })
  })
}

/** An old small tree in a pot. */
export const bonsai = model({
  name: { zh: '盆景', en: 'Bonsai' },
  industry: 'agriculture',
  seen: { yaw: -12, elevation: 13, fill: 0.86 },
  close: { at: [-0.05, 0.8, 0.1], size: 0.48, yaw: -16, elevation: 16 },
  colours: { body: '#3f8a48', accent: '#2f5f8f', third: '#6f8f3a' },
  options: {
    isRound: false,
    width: 1.9,
    bend: 1,
    tall: 1,
    leaf: 0.13,
    slim: 0.16,
    wood: '#6f5240',
    hasBlossoms: false,
  },
  variants: {
    green: {},
    red: {
      colours: { body: '#c2402c', accent: '#3f4a52', third: '#e07a3a' },
      options: { isRound: true, width: 1.5, bend: -0.8, tall: 1.08, leaf: 0.12, slim: 0.62, wood: '#5f4a3f' },
    },
    pink: {
      colours: { body: '#e29ab0', accent: '#e6e2d8', third: '#f3d0d8' },
      options: {
        isRound: true,
        width: 1.6,
        bend: 1.15,
        tall: 0.98,
        leaf: 0.1,
        slim: 0.8,
        wood: '#4f3d34',
        hasBlossoms: true,
      },
    },
    teal: {
      colours: { body: '#4f9468', accent: '#9a4f32', third: '#7fb07a' },
      options: { width: 2.1, bend: 1.4, tall: 0.84, leaf: 0.1, slim: 0.5, wood: '#7f6350' },
    },
  },
  build(on, { body, accent, third }, { isRound, width, bend, tall, leaf, slim, wood, hasBlossoms }) {
    const depth = isRound ? width * 0.94 : 1.05
    const soil = pot(on, accent, width, depth, isRound)
    ground(on, soil + 0.02, width, depth)
    const skin = bark(wood)
    const [b, h] = [bend, tall]
    const trunk: Point[] = [
      [-0.16 * b, soil - 0.04, 0],
      [-0.1 * b, soil + 0.26 * h, 0.02],
      [0.2 * b, soil + 0.54 * h, 0.04],
      [0.16 * b, soil + 0.84 * h, -0.02],
      [-0.14 * b, soil + 1.1 * h, -0.04],
      [-0.1 * b, soil + 1.44 * h, 0],
    ]
    on.add(
      sweep(trunk, {
        size: (t) => [0.2 * (1 - t) ** 1.2 + 0.035, 0.18 * (1 - t) ** 1.2 + 0.035],
        steps: 60,
        around: 24,
        power: 2.2,
      }),
      skin,
    )
    on.around(on.fine.weight === 'full' ? 6 : 3, (i) =>
      on.add(
        sweep(
          [
            [0.02, 0.1, 0],
            [0.2, 0.03, 0.02 * i],
            [0.36, -0.04, 0],
          ],
          { size: (t) => [0.08 * (1 - t) + 0.02, 0.07 * (1 - t) + 0.015], steps: 14, around: 12 },
        ),
        skin,
        [-0.16 * b, soil, 0],
        [0, i * 13, 0],
      ),
    )
    const branch = (from: Point, mid: Point, to: Point, thick: number) =>
      on.add(
        sweep([from, mid, to], {
          size: (t) => [thick * (1 - t * 0.6), thick * (1 - t * 0.6)],
          steps: 22,
          around: 14,
        }),
        skin,
      )
    const crowns: readonly (readonly [Point, number])[] = [
      [[-0.1 * b, soil + 1.52 * h, 0], 0.44],
      [[0.62 * b, soil + 0.98 * h, 0.12], 0.42],
      [[-0.66 * b, soil + 1.06 * h, 0.02], 0.4],
      [[0.14 * b, soil + 1.22 * h, -0.34], 0.34],
      [[-0.5 * b, soil + 0.66 * h, 0.22], 0.28],
      [[0.3 * b, soil + 1.28 * h, 0.2], 0.3],
    ]
    branch(
      [0.2 * b, soil + 0.66 * h, 0.03],
      [0.42 * b, soil + 0.78 * h, 0.06],
      [0.62 * b, soil + 0.92 * h, 0.12],
      0.07,
    )
    branch(
      [0.0, soil + 0.98 * h, -0.03],
      [-0.34 * b, soil + 0.96 * h, 0],
      [-0.62 * b, soil + 1.0 * h, 0.02],
      0.06,
    )
    branch(
      [0.1 * b, soil + 0.9 * h, -0.02],
      [0.12 * b, soil + 1.08 * h, -0.18],
      [0.14 * b, soil + 1.18 * h, -0.3],
      0.05,
    )
    branch(
      [0.02 * b, soil + 0.4 * h, 0.04],
      [-0.24 * b, soil + 0.52 * h, 0.14],
      [-0.46 * b, soil + 0.6 * h, 0.2],
      0.05,
    )
    branch(
      [-0.1 * b, soil + 1.08 * h, -0.02],
      [0.1 * b, soil + 1.14 * h, 0.1],
      [0.28 * b, soil + 1.22 * h, 0.18],
      0.045,
    )
    const greens = [body, mixed(body, third, 0.5), third]
    crowns.forEach(([at, size], i) => {
      pad(on, at, size, greens, leaf, slim, i + 2)
    })
    if (hasBlossoms)
      on.closely(() => {
        const luck = chance(9)
        for (let i = 0; i < 14; i++)
          on.add(
            ball(0.03, 10),
            matte(paler('#d9527a', luck() * 0.5)),
            [(luck() - 0.5) * width * 0.7, soil + 0.03, (luck() - 0.5) * depth * 0.6],
            [0, 0, 0],
            [1, 0.3, 1],
          )
      })
  },
})
