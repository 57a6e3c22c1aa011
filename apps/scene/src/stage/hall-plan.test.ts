import { expect, test } from 'vitest'
import { hallMeasures, planHall } from './hall-plan.ts'

test.each([
  [12, 20],
  [44, 60],
  [53, 60],
  [90, 120],
  [260, 300],
])(
  'Q-03 a hall of %d by %d metres is covered by naves that are neither squeezed nor pulled',
  (width, depth) => {
    const plan = planHall(width, depth)
    expect(plan.stretch).toBeGreaterThanOrEqual(hallMeasures.narrowest)
    expect(plan.stretch).toBeLessThanOrEqual(hallMeasures.widest)
    expect(plan.width).toBeGreaterThanOrEqual(width - 1e-9)
    expect(plan.back).toBeLessThanOrEqual(-depth)
    expect(plan.back).toBeGreaterThan(-depth - hallMeasures.bay)
    const half = (hallMeasures.nave * plan.stretch) / 2
    expect((plan.naves[0] ?? 0) - half).toBeCloseTo(-plan.width / 2)
    expect((plan.naves.at(-1) ?? 0) + half).toBeCloseTo(plan.width / 2)
  },
)

test('Q-03 columns stand between naves and nowhere else', () => {
  expect(planHall(40, 50).columnLines).toEqual([])
  expect(planHall(100, 50).columnLines).toHaveLength(1)
  expect(planHall(100, 50).columnLines[0]).toBeCloseTo(0)
})

test('Q-03 every hall has doors', () => {
  expect(planHall(40, 10).bays.some(({ door }) => door)).toBe(true)
})
