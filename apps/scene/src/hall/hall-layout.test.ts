import { industries, standTiers } from '@tradefloor/contract'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../kit/random.ts'
import { planHall } from '../stage/hall-plan.ts'
import { type HallLayout, layHall, streetLetter } from './hall-layout.ts'
import type { HallBooth } from './street-groups.ts'

function boothsOf(count: number, kinds: number, seed = 1): HallBooth[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, i): HallBooth => {
    const roll = random()
    return {
      companyId: 100 + i * 3,
      instanceId: 100_000 + i,
      name: { zh: `企业${i}`, en: `Company ${i}` },
      logo: '',
      poster: null,
      color: null,
      tier: standTiers[roll < 0.1 ? 2 : roll < 0.3 ? 1 : 0] ?? 'shell',
      industry: industries[Math.floor(random() * kinds)] ?? null,
      boothNo: null,
      goods: [],
      favourite: false,
    }
  })
}

const boxOf = ({ at: [x, , z], width, depth }: HallLayout['stands'][number]) => ({
  // Every stand looks across its street: its width lies along z.
  x0: x - depth / 2,
  x1: x + depth / 2,
  z0: z - width / 2,
  z1: z + width / 2,
})

const neighbours = ({ stands }: HallLayout): Set<string> => {
  const pairs = new Set<string>()
  for (const a of stands)
    for (const b of stands)
      if (
        a !== b &&
        a.street === b.street &&
        a.turn === b.turn &&
        Math.abs(a.at[2] - b.at[2]) <= (a.width + b.width) / 2 + 0.01
      )
        pairs.add([a.booth.companyId, b.booth.companyId].sort((p, q) => p - q).join(' '))
  return pairs
}

describe('the floor plan of a hall', () => {
  test.each([10, 12, 40, 200, 1000, 2000])('Q-03 %i exhibitors each have a place of their own', (count) => {
    const booths = boothsOf(count, count > 100 ? 8 : 2)
    const { stands, width, depth } = layHall(booths)
    expect(new Set(stands.map(({ booth }) => booth.companyId)).size).toBe(count)
    const boxes = stands.map(boxOf).sort((a, b) => a.x0 - b.x0)
    const outside = boxes.filter((box) => box.x0 < -width / 2 || box.x1 > width / 2 || box.z0 < -depth)
    expect(outside).toEqual([])
    let overlaps = 0
    boxes.forEach((a, i) => {
      for (let k = i + 1; k < boxes.length; k++) {
        const b = boxes[k]
        if (!b || b.x0 >= a.x1 - 0.01) break
        if (Math.min(a.z1, b.z1) - Math.max(a.z0, b.z0) > 0.01) overlaps++
      }
    })
    expect(overlaps).toBe(0)
  })

  test('Q-03 the same exhibitors in any order give the same hall', () => {
    const booths = boothsOf(90, 4)
    expect(layHall([...booths].reverse())).toEqual(layHall(booths))
  })

  test('Q-03 neighbours stay neighbours when one exhibitor joins', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const booths = boothsOf(180, 5, seed)
      const before = neighbours(layHall(booths))
      const joiner: HallBooth = {
        ...(booths[60] as HallBooth),
        companyId: 9999,
        instanceId: 9999,
        tier: 'shell',
      }
      const after = neighbours(layHall([...booths, joiner]))
      const kept = [...before].filter((pair) => after.has(pair)).length
      expect(kept / before.size).toBeGreaterThan(0.97)
    }
  })

  test('Q-03 no stand reaches into a way', () => {
    const { stands, ways } = layHall(boothsOf(300, 8))
    for (const stand of stands.map(boxOf))
      for (const way of ways)
        expect(
          Math.min(
            Math.min(stand.x1, way.x1) - Math.max(stand.x0, way.x0),
            Math.min(stand.z1, way.z1) - Math.max(stand.z0, way.z0),
          ),
        ).toBeLessThan(0.01)
  })

  test.each([30, 200, 1000, 2000])(
    'Q-03 no column of the building stands in a way or in a stand: %i booths',
    (count) => {
      const { stands, streets, width, depth } = layHall(boothsOf(count, 8))
      const { columnLines } = planHall(width, depth)
      const within = (x: number, low: number, high: number) => x > low - 0.1 && x < high + 0.1
      for (const line of columnLines) {
        expect(streets.filter(({ aisle }) => within(line, aisle.x0, aisle.x1))).toEqual([])
        expect(stands.map(boxOf).filter(({ x0, x1 }) => within(line, x0, x1))).toEqual([])
      }
    },
  )

  test('Q-03 an industry has a street of its own, small ones share one', () => {
    const booths = boothsOf(30, 1)
    const few = boothsOf(3, 1, 9).map((booth) => ({
      ...booth,
      companyId: booth.companyId + 5000,
      industry: 'food',
    }))
    const { streets } = layHall([...booths, ...few])
    expect(new Set(streets.map(({ industry }) => industry))).toEqual(new Set(['manufacturing', null]))
  })

  test('Q-03 a street is called as its booths are numbered', () => {
    const numbered = (industry: string, letter: string, from: number) =>
      boothsOf(8, 1).map((booth, i) => ({
        ...booth,
        companyId: from + i,
        industry,
        boothNo: `${letter}1${i}`,
        goods: [],
      }))
    const named = (booths: HallBooth[]) => layHall(booths).streets.map(({ letter }) => letter)
    expect(named([...numbered('food', 'A', 0), ...numbered('home', 'D', 100)])).toEqual(['A', 'D'])
    expect(named([...numbered('food', 'D', 0), ...numbered('home', 'D', 100)])).toEqual(['D', 'A'])
    expect(named([...numbered('food', '7', 0), ...numbered('home', 'A', 100)])).toEqual(['B', 'A'])
  })

  test('Q-03 streets have letters that do not read as numbers', () => {
    expect([0, 7, 8, 12, 23, 24, 25].map(streetLetter)).toEqual(['A', 'H', 'J', 'N', 'Z', 'AA', 'AB'])
  })
})
