import { finish, matte, plastic, wood } from '../finish.ts'
import { chance } from '../random.ts'
import type { Sculpture } from '../sculpture.ts'
import { ball, box, cylinder, hoop, type Point, sweep, vessel } from '../shapes/index.ts'
import { pores } from '../stuffs.ts'
import { darker, type Tone } from '../tone.ts'
import { type Plant, youngLeaf } from './seedling.ts'

/** From the middle of one pot to the next. */
export const potPitch = 0.58

/** A round pot with a collar; its soil is at the returned height. */
function pot(on: Sculpture, clay: Tone): number {
  const stuff = finish(clay, { rough: 0.72, coat: 0.12, coatRough: 0.6 })
  on.add(
    vessel(
      [
        [0.0001, 0, 0],
        [0.17, 0, 0.03],
        [0.228, 0.3, 0],
        [0.258, 0.31, 0],
        [0.266, 0.41, 0.02],
      ],
      0.03,
      28,
    ),
    stuff,
  )
  on.closely(() => on.add(hoop(0.212, 0.008, 0.008, 40), stuff, [0, 0.22, 0]))
  on.add(
    ball(0.235, 22),
    finish('#573a26', { rough: 0.95, relief: pores(3, 700, 8), reliefDepth: 2.4 }),
    [0, 0.36, 0],
    [0, 0, 0],
    [1, 0.2, 1],
  )
  return 0.4
}

/** Leaves around a shoot along +y, the last ones at its tip. */
function shoot(
  on: Sculpture,
  { wide, greens }: Plant,
  count: number,
  length: number,
  luck: () => number,
): void {
  for (let i = 0; i < count; i++) {
    const level = (i + 0.6) / count
    const tone = greens[Math.floor(luck() * greens.length)] ?? '#3f8f3f'
    on.add(
      youngLeaf(on, (0.21 + luck() * 0.05) * (1.08 - level * 0.3), wide, 0.3 + luck() * 0.3),
      finish(tone, { rough: 0.42, coat: 0.35, coatRough: 0.35, twoSided: true }),
      [0, length * level, 0],
      [0, i * 137 + luck() * 20, 10 + level * 44],
    )
  }
}

/** A trunk on its stake, with shoots that branch from it. */
function tree(on: Sculpture, given: Plant, luck: () => number): void {
  const { leaves } = given
  const high = (0.34 + luck() * 0.06) * given.grow
  const bark = finish('#6f5238', { rough: 0.85 })
  const bend = (luck() - 0.5) * 0.1
  const at = (t: number): Point => [bend * t * t, high * t, bend * 0.4 * Math.sin(t * 3)]
  on.add(
    sweep([at(0), at(0.35), at(0.7), at(1)], {
      size: (t) => [0.03 - 0.018 * t, 0.03 - 0.018 * t],
      steps: 20,
      around: 10,
    }),
    bark,
  )
  on.closely(() => {
    on.add(cylinder(0.013, high * 0.86, 0.005, 10), wood('#cfae72', 2), [0.05, -0.04, -0.02])
    on.add(hoop(0.045, 0.009, 0.014, 18, 6), plastic('#5a9a5a'), [0.022, high * 0.56, -0.008])
  })
  const branches = on.fine.weight === 'full' ? 5 : 2
  for (let i = 0; i < branches; i++) {
    const from = at(0.5 + (0.42 * i) / branches)
    const long = 0.3 - 0.03 * i
    on.within(from, [0, i * 137 + luck() * 30, 0], () =>
      on.within([0, 0, 0], [0, 0, -52 + i * 5], () => {
        on.closely(() =>
          on.add(
            sweep(
              [
                [0, 0, 0],
                [0.01, long * 0.5, 0],
                [-0.01, long, 0],
              ],
              { size: (t) => [0.013 - 0.006 * t, 0.013 - 0.006 * t], steps: 8, around: 8 },
            ),
            bark,
          ),
        )
        shoot(on, given, on.fine.weight === 'full' ? leaves : 3, long, luck)
      }),
    )
  }
  on.within(at(0.86), [0, 0, 0], () =>
    shoot(on, given, on.fine.weight === 'full' ? leaves : 4, high * 0.16, luck),
  )
}

/** Young trees in pots that stand in a low tray. */
export function youngTrees(
  on: Sculpture,
  clay: Tone,
  plant: Plant,
  { across, along }: { across: number; along: number },
): void {
  const luck = chance(12)
  const [w, d] = [across * potPitch + 0.08, along * potPitch + 0.08]
  const tray = plastic('#3a4148', 0.5)
  on.add(box(w, 0.05, d, 0.02, 3), tray, [0, 0.03, 0])
  for (const x of [-1, 1]) on.add(box(0.05, 0.15, d, 0.022, 3), tray, [x * (w / 2 - 0.025), 0.08, 0])
  for (const z of [-1, 1]) on.add(box(w, 0.15, 0.05, 0.022, 3), tray, [0, 0.08, z * (d / 2 - 0.025)])
  for (let i = 0; i < across * along; i++) {
    const x = ((i % across) - (across - 1) / 2) * potPitch
    const z = (Math.floor(i / across) - (along - 1) / 2) * potPitch
    on.within([x, 0.055, z], [0, luck() * 360, 0], () => {
      const soil = pot(on, clay)
      on.within([0, soil - 0.01, 0], [0, 0, 0], () => tree(on, plant, luck))
      on.closely(() => {
        for (let k = 0; k < 5; k++)
          on.add(ball(0.014 + luck() * 0.012, 8), matte(k % 3 ? '#6b4a33' : '#e6e2d8'), [
            (luck() - 0.5) * 0.28,
            soil + 0.005,
            (luck() - 0.5) * 0.28,
          ])
      })
    })
  }
  on.closely(() => {
    for (const x of [-1, 1])
      on.add(box(0.02, 0.05, 0.26, 0.01, 2), plastic(darker('#3a4148', 0.3)), [x * (w / 2 + 0.002), 0.09, 0])
  })
}
