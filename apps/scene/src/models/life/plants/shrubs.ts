import { ball } from '../../../kit/ball.ts'
import { box } from '../../../kit/box.ts'
import { disc } from '../../../kit/panel.ts'
import { seededRandom } from '../../../kit/random.ts'
import { tube } from '../../../kit/tube.ts'
import { byDetail } from '../../by-detail.ts'
import type { ModelBuilder, ModelLook } from '../../model-builder.ts'
import { addFoliage, type Foliage, onMass } from './foliage.ts'
import { bark, greens, oneOf, shade } from './greens.ts'
import { addPlanter, addPot } from './pots.ts'

/** A small olive tree: a bare stem that forks, a round crown of many small leaves. */
export function oliveTree(b: ModelBuilder): void {
  addPot(b, 0.24, 0.46)
  const sides = byDetail(b.detail, 7, 4, 3)
  const stem = [
    [0, 0.42, 0],
    [0.02, 0.75, 0.01],
    [-0.01, 1.05, -0.01],
    [0.01, 1.38, 0],
  ] as const
  b.add(
    tube(
      b.detail === 'far' ? [stem[0], stem[3]] : stem,
      b.detail === 'far' ? 0.025 : [0.032, 0.026, 0.022, 0.016],
      sides,
    ),
    bark,
  )
  b.from('near', () => {
    for (const [x, z] of [
      [0.2, 0.08],
      [-0.18, 0.1],
      [0.02, -0.2],
    ] as const)
      b.add(
        tube(
          [
            [0, 1.02, 0],
            [x * 0.6, 1.24, z * 0.6],
            [x, 1.42, z],
          ],
          [0.014, 0.01, 0.006],
          4,
        ),
        bark,
      )
  })
  const crown: Foliage = {
    middle: [0, 1.5, 0],
    form: 'egg',
    reach: [0.38, 0.36, 0.38],
    leaves: byDetail(b.detail, 330, 72, 9),
    size: byDetail(b.detail, 0.13, 0.25, 0.4),
    looks: greens.olive,
    seed: 31,
  }
  const bump = ([x, y, z]: readonly [number, number, number]) =>
    1 + 0.1 * Math.sin(x * 7 + y * 5) * Math.cos(z * 6)
  b.add(ball(byDetail(b.detail, 1, 1, 0), bump), greens.olive[3] ?? shade, {
    at: crown.middle,
    scale: byDetail(b.detail, 0.28, 0.3, 0.37),
  })
  addFoliage(b, crown)
}

/** Clipped green in a planter of 1.2 m. */
export function hedge(b: ModelBuilder): void {
  const height = 0.42
  addPlanter(b, 1.2, height, 0.36)
  b.add(box(1.04, 0.44, 0.25, 0, b.cell(0.3)), shade, {
    at: [0, height + 0.2, 0],
  })
  addFoliage(b, {
    middle: [0, height + 0.2, 0],
    form: 'block',
    reach: [0.565, 0.26, 0.165],
    leaves: byDetail(b.detail, 390, 92, 10),
    size: byDetail(b.detail, 0.14, 0.25, 0.42),
    looks: greens.box,
    seed: 5,
  })
}

const petals: readonly ModelLook[] = ['#fdf6f4', '#f48fa5', '#ffd166', '#e8577e'].map((color) => ({
  color,
  rough: 0.6,
}))

/** Low flowers in a planter of 0.9 m. */
export function flowerBox(b: ModelBuilder): void {
  const height = 0.4
  addPlanter(b, 0.9, height, 0.34)
  const mass: Foliage = {
    form: 'block',
    middle: [0, height + 0.06, 0],
    reach: [0.4, 0.09, 0.14],
    leaves: byDetail(b.detail, 170, 56, 8),
    size: byDetail(b.detail, 0.135, 0.22, 0.34),
    looks: greens.box,
    seed: 9,
  }
  b.add(box(0.76, 0.14, 0.24), shade, { at: [0, height + 0.06, 0] })
  addFoliage(b, mass)
  const random = seededRandom(14)
  const flowers = byDetail(b.detail, 54, 30, 5)
  for (let i = 0; i < flowers; i++) {
    const [p, out] = onMass({ ...mass, reach: [0.42, 0.13, 0.16] }, random)
    const look = oneOf(petals, random)
    const pose = {
      at: p,
      turn: Math.atan2(out[0], out[2]),
      tilt: -Math.asin(out[1]) * 0.9 + (random() - 0.5) * 0.4,
    }
    if (!look) continue
    addFlower(b, look, pose)
  }
}

function addFlower(b: ModelBuilder, look: ModelLook, pose: Parameters<ModelBuilder['within']>[0]): void {
  const size = byDetail(b.detail, 0.034, 0.045, 0.09)
  b.within(pose, () => {
    b.add(disc(size, byDetail(b.detail, 7, 4, 3)), look)
    b.from('near', () => {
      b.add(disc(size * 0.75, 5), look, { at: [0, 0, 0.008], roll: 0.5 })
      b.add(disc(size * 0.3, 4), { color: '#f2b441', rough: 0.6 }, { at: [0, 0, 0.013] })
    })
  })
}
