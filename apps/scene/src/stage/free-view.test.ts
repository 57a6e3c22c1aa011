import { expect, test } from 'vitest'
import { Covering, lensFor, nothingCovered, wholeWindow } from './free-view.ts'

test('Q-02 with nothing covered the picture stays as it was composed', () => {
  expect(lensFor(nothingCovered, 1440)).toBe(wholeWindow)
})

test.each([
  [{ left: 0, right: 720 }, 360],
  [{ left: 108, right: 788 }, 380],
  [{ left: 400, right: 0 }, 920],
])('Q-02 what was in the middle stands in the middle of what is free: %o', (covered, middle) => {
  const { aside, zoom } = lensFor(covered, 1440)
  expect(720 - (aside * 1440) / 2).toBeCloseTo(middle)
  expect(zoom).toBeLessThan(1)
  expect(zoom).toBeGreaterThanOrEqual(0.6)
})

test('Q-02 a window that is covered wholly still has a picture', () => {
  const { aside, zoom } = lensFor({ left: 200, right: 5000 }, 1440)
  expect(Number.isFinite(aside)).toBe(true)
  expect(zoom).toBe(0.6)
})

test('Q-02 the picture follows softly, arrives, and is there at once where nothing may move', () => {
  const covering = new Covering(nothingCovered)
  const wanted = { left: 0, right: 788 }
  covering.follow(wanted, false)
  const first = covering.step(16).right
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThan(788)
  expect(covering.resting).toBe(false)
  for (let frame = 0; frame < 60; frame++) covering.step(16)
  expect(covering.step(16)).toEqual(wanted)
  expect(covering.resting).toBe(true)
  covering.follow(nothingCovered, true)
  expect(covering.step(0)).toEqual(nothingCovered)
})
