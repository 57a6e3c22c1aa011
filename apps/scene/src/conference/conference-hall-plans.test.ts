import { conferenceHallNames } from '@tradefloor/rules'
import { describe, expect, test } from 'vitest'
import { conferenceHallPlans, filmHalf, seatsOf, stageTop } from './conference-hall-plans.ts'

describe.each(conferenceHallNames)('the %s hall', (name) => {
  const hall = conferenceHallPlans[name]
  const seats = seatsOf(hall)

  test('F-06 nobody sits on another’s lap, in an aisle, in a wall or on the stage', () => {
    const stage = hall.stage.steps[0]?.radius ?? 0
    const walls = seats.filter(({ at }) => Math.abs(at[0]) > hall.width / 2 - 1 || at[2] > hall.front - 1)
    const stepped = seats.filter(({ at }) => Math.hypot(at[0], at[2] - hall.stage.z) < stage + 0.8)
    const blocking = seats.filter(({ turn, row }) => {
      const radius = hall.seats.first + row * hall.seats.pitch
      return hall.seats.aisles.some((way) => Math.abs(turn - Math.PI - way) * radius < hall.seats.aisle)
    })
    const near = seats.filter(({ at }, i) =>
      seats.some((other, j) => j > i && Math.hypot(at[0] - other.at[0], at[2] - other.at[2]) < 0.6),
    )
    expect({ walls, stepped, blocking, near }).toEqual({ walls: [], stepped: [], blocking: [], near: [] })
  })

  test('F-06 everybody looks at the stage', () => {
    for (const { at, turn } of seats) {
      const [x, z] = [at[0] + Math.sin(turn) * 8, at[2] + Math.cos(turn) * 8]
      expect(Math.hypot(x, z - hall.stage.z)).toBeLessThan(Math.hypot(at[0], at[2] - hall.stage.z))
    }
  })

  test('F-06 a film fits on the screen, and the screen between the stage and the ceiling', () => {
    const { screen } = hall
    expect(filmHalf(hall)).toBeLessThanOrEqual(screen.half)
    expect((2 * filmHalf(hall) * screen.radius) / (screen.high - screen.low)).toBeCloseTo(16 / 9, 5)
    expect(screen.low).toBeGreaterThan(stageTop(hall))
    expect(screen.high).toBeLessThan(hall.height)
    expect(screen.z - screen.radius).toBeGreaterThan(hall.back)
  })

  test('F-09 portraits stand on free floor', () => {
    for (const { at } of hall.portraits) {
      expect(Math.hypot(at[0], at[2] - hall.stage.z)).toBeGreaterThan(
        (hall.stage.steps[0]?.radius ?? 0) + 0.3,
      )
      const nearest = Math.min(...seats.map((seat) => Math.hypot(at[0] - seat.at[0], at[2] - seat.at[2])))
      expect(nearest).toBeGreaterThan(0.8)
    }
  })
})

test('F-05 the big hall is larger than the small one, by its data alone', () => {
  const { big, small } = conferenceHallPlans
  expect(big.seats.rows).toBeGreaterThan(small.seats.rows)
  expect(big.width).toBeGreaterThan(small.width)
  expect(seatsOf(big).length).toBeGreaterThan(2 * seatsOf(small).length)
})
