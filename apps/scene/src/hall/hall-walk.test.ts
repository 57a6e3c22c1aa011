import { expect, test } from 'vitest'
import { layHall } from './hall-layout.ts'
import { HallWalk, inFrontOf, ontoWays } from './hall-walk.ts'
import { floorPoint, pickStand } from './pick-stand.ts'
import type { HallBooth } from './street-groups.ts'

const layout = layHall(
  Array.from(
    { length: 24 },
    (_, i): HallBooth => ({
      companyId: i + 1,
      instanceId: 1000 + i,
      name: { zh: `企业${i}`, en: `Company ${i}` },
      logo: '',
      poster: null,
      color: null,
      tier: i < 2 ? 'custom' : i < 5 ? 'corner' : 'shell',
      industry: 'food',
      boothNo: null,
      goods: [],
      favourite: false,
    }),
  ),
)
const { stands, ways } = layout
const isOnWay = (x: number, z: number) =>
  ways.some((way) => x >= way.x0 && x <= way.x1 && z >= way.z0 && z <= way.z1)

test('Q-03 whoever stands before a stand looks at it and stands on a way', () => {
  for (const stand of stands) {
    const { eye, heading } = inFrontOf(stand)
    expect(isOnWay(eye[0], eye[2])).toBe(true)
    const way = [stand.at[0] - eye[0], stand.at[2] - eye[2]] as const
    const ahead = [-Math.sin(heading), -Math.cos(heading)] as const
    expect((way[0] * ahead[0] + way[1] * ahead[1]) / Math.hypot(...way)).toBeGreaterThan(0.999)
  }
})

test('Q-03 one never walks into a stand, whatever keys are pressed', () => {
  const walk = new HallWalk(layout, () => true)
  let seed = 7
  for (let i = 0; i < 2000; i++) {
    seed = (seed * 16807) % 2147483647
    walk.nudge((seed % 7) * 0.2 - 0.6, 0, seed % 3 === 0 ? 1.2 : 0.8)
    expect(isOnWay(walk.stance.eye[0], walk.stance.eye[2])).toBe(true)
  }
})

test('Q-03 Escape leads from a stand to the aisle to above, and there it ends', () => {
  const walk = new HallWalk(layout, () => true)
  const [stand] = stands
  if (!stand) throw new Error('no stand')
  walk.toFront(stand)
  expect(walk.facing).toBe(stand)
  expect(walk.back()).toBe(true)
  expect([walk.mode, walk.facing]).toEqual(['aisle', undefined])
  expect(walk.back()).toBe(true)
  expect(walk.mode).toBe('above')
  expect(walk.back()).toBe(false)
})

test('Q-03 without motion one is there at once; with motion after a while', () => {
  const [stand] = stands
  if (!stand) throw new Error('no stand')
  const still = new HallWalk(layout, () => true)
  still.toFront(stand)
  expect([still.flying, still.stance]).toEqual([false, inFrontOf(stand)])
  const moving = new HallWalk(layout, () => false)
  moving.toFront(stand)
  expect(moving.flying).toBe(true)
  for (let i = 0; i < 60; i++) moving.step(0.05)
  expect(moving.flying).toBe(false)
  expect(moving.stance.eye[0]).toBeCloseTo(inFrontOf(stand).eye[0], 6)
})

test('Q-02 a tap chooses the stand that is hit first, or the floor', () => {
  const near = stands.filter(({ turn }) => turn > 0)[1]
  if (!near) throw new Error('no stand')
  const from = [near.at[0] + 8, 1.5, near.at[2]] as const
  expect(pickStand({ from, along: [-1, 0, 0] }, stands)?.stand).toBe(near)
  expect(pickStand({ from, along: [0, 1, 0] }, stands)).toBeUndefined()
  expect(floorPoint({ from: [0, 2, 0], along: [0, -0.5, -1] })).toEqual({ x: 0, z: -4, distance: 4 })
  expect(floorPoint({ from: [0, 2, 0], along: [0, 0.1, -1] })).toBeUndefined()
})

test('Q-03 a point in the middle of stands leads to the nearest place to stand', () => {
  for (const { at } of stands) {
    const { x, z } = ontoWays(ways, at[0], at[2])
    expect(isOnWay(x, z)).toBe(true)
  }
})
