import { describe, expect, test } from 'vitest'
import { siteEntries } from '../island/site-plan.ts'
import { groundHeight } from '../island/terrain.ts'
import { stanceTo } from '../stage/stance.ts'
import { type FilmShot, fade, filmSeconds, secondsOf, shots, wayOf } from './route.ts'
import { smoothLine } from './spline.ts'

const framesPerSecond = 24
const degrees = 180 / Math.PI
const named = shots.map((shot) => [shot.scene, shot] as const)

/** The stances of a shot, frame by frame. */
function stancesOf(shot: FilmShot) {
  const way = wayOf(shot)
  return Array.from({ length: Math.round(secondsOf(shot) * framesPerSecond) }, (_, i) => {
    const { eye, target, opening, shift } = way(i / framesPerSecond)
    return stanceTo(eye, target, opening, shift)
  })
}

/** How much a value changes from each frame to the next, in a second. */
const paces = (values: readonly number[]) =>
  values.slice(1).map((value, i) => Math.abs(value - (values[i] ?? value)) * framesPerSecond)

describe('B-01 the way of the film', () => {
  test('B-01 it takes 20 to 30 seconds, and each shot is longer than its fades', () => {
    expect(filmSeconds).toBeGreaterThanOrEqual(20)
    expect(filmSeconds).toBeLessThanOrEqual(30)
    for (const shot of shots) expect(secondsOf(shot)).toBeGreaterThan(2 * fade)
  })

  test.each(named)('B-01 nobody feels sick in the shot of the %s', (_, shot) => {
    const stances = stancesOf(shot)
    expect(Math.max(...paces(stances.map(({ heading }) => heading * degrees)))).toBeLessThan(25)
    expect(Math.max(...paces(stances.map(({ pitch }) => pitch * degrees)))).toBeLessThan(15)
    expect(Math.max(...stances.map(({ pitch }) => Math.abs(pitch * degrees)))).toBeLessThan(35)
    expect(Math.max(...paces(stances.map(({ opening }) => opening)))).toBeLessThan(5)
  })

  test('B-01 over the island it keeps clear of ground and buildings', () => {
    const island = shots.find(({ scene }) => scene === 'island')
    for (const { eye } of island ? stancesOf(island) : []) {
      const [x, y, z] = eye
      expect(y - Math.max(0, groundHeight(x, z))).toBeGreaterThan(2)
      for (const [, site] of siteEntries)
        if (Math.hypot(x - site.x, z - site.z) < site.radius) expect(y).toBeGreaterThan(site.pin)
    }
  })

  test('B-01 it ends at rest', () => {
    const last = shots.at(-1)
    const way = last && wayOf(last)
    const end = last ? secondsOf(last) : 0
    const [before, after] = [way?.(end - 1 / framesPerSecond), way?.(end)]
    for (const axis of [0, 1, 2] as const)
      expect(Math.abs((after?.eye[axis] ?? 0) - (before?.eye[axis] ?? 9))).toBeLessThan(0.005)
  })
})

test('B-01 a smooth line goes through its values, and neither its speed nor its bend jumps', () => {
  const [times, values] = [
    [0, 1, 4, 5],
    [2, 3, -1, 0],
  ]
  for (const rests of [false, true]) {
    const line = smoothLine(times, values, rests)
    times.forEach((at, i) => {
      expect(line(at)).toBeCloseTo(values[i] ?? 0, 9)
    })
    const step = 1e-4
    const speed = (at: number) => (line(at + step) - line(at)) / step
    const bend = (at: number) => (speed(at + step) - speed(at)) / step
    for (const at of [1, 4]) {
      expect(speed(at - 2 * step)).toBeCloseTo(speed(at + step), 2)
      expect(bend(at - 3 * step)).toBeCloseTo(bend(at + step), 1)
    }
    if (rests) expect(speed(5 - step)).toBeCloseTo(0, 2)
  }
})
