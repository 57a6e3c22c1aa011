import { PerspectiveCamera, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { flyTo } from './flight.ts'
import { aimCamera, blend, type Stance, stanceTo, turnTo } from './stance.ts'

const level: Stance = { eye: [0, 1.6, 4], heading: 0, pitch: 0, opening: 45, shift: 0.16 }

test('Q-01 uprights stay upright: a point above another lies above it in the picture', () => {
  const camera = new PerspectiveCamera()
  aimCamera(camera, level, 16 / 9)
  const foot = new Vector3(3, 0, -6).project(camera)
  const top = new Vector3(3, 6, -6).project(camera)
  expect(top.x).toBeCloseTo(foot.x, 6)
  expect(top.y).toBeGreaterThan(foot.y)
})

test('Q-01 one looks where one is told to look', () => {
  const stance = stanceTo([4, 1.6, 2], [-3, 1.6, -7], 45, 0)
  const camera = new PerspectiveCamera()
  aimCamera(camera, stance, 1.5)
  const seen = new Vector3(-3, 1.6, -7).project(camera)
  expect(Math.hypot(seen.x, seen.y)).toBeLessThan(1e-6)
})

test('Q-01 a turn takes the short way round', () => {
  expect(turnTo(3, -3)).toBeCloseTo(2 * Math.PI - 3, 6)
  expect(blend({ ...level, heading: 3 }, { ...level, heading: -3 }, 0.5).heading).toBeCloseTo(Math.PI, 6)
})

test('Q-01 a flight begins and ends exactly where it should', () => {
  const to: Stance = { eye: [30, 1.6, -40], heading: 1.2, pitch: 0.1, opening: 37, shift: 0.2 }
  const flight = flyTo(level, to)
  expect(flight.at(0)).toEqual(level)
  expect(flight.at(flight.length).eye.map((v) => Math.round(v * 1e6) / 1e6)).toEqual(to.eye)
  expect(flight.at(99).opening).toBeCloseTo(37, 6)
})
