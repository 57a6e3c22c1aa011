import { PerspectiveCamera, Vector3 } from 'three'
import { expect, test } from 'vitest'
import type { Vec3 } from '../kit/affine.ts'
import { aimCamera } from '../stage/stance.ts'
import { boothAt, boothView } from './booth-view.ts'

/** What of a stand should be seen: the board with the name, and the front edge of the floor, from the stand's middle. */
const board: Vec3[] = [
  [-2.6, 4.3, 1.7],
  [2.6, 4.3, 1.7],
]
const floor: Vec3[] = [
  [-2.4, 0, 2.8],
  [2.4, 0, 2.8],
]

/** What a phone's page lays over the scene, in pixels: its header with the scene's bar, and its own bar at the foot. */
const covered = { top: 140, bottom: 76 }

test.each([
  [390, 844],
  [360, 640],
  [412, 915],
  [390, 664],
])('J-08 on a phone of %i by %i the stand fills the space between the bars', (width, height) => {
  const camera = new PerspectiveCamera()
  aimCamera(camera, boothView().stance(width / height), width / height)
  const seen = (points: readonly Vec3[]) =>
    points.map(([x, y, z]) => {
      const { x: across, y: up } = new Vector3(x + boothAt[0], y, z + boothAt[2]).project(camera)
      return { x: ((across + 1) / 2) * width, y: ((1 - up) / 2) * height }
    })
  for (const { x } of seen(board)) expect(x === Math.min(Math.max(x, 0), width)).toBe(true)
  const top = Math.min(...seen(board).map(({ y }) => y))
  const bottom = Math.max(...seen(floor).map(({ y }) => y))
  const free = height - covered.top - covered.bottom
  const [above, below] = [top - covered.top, height - covered.bottom - bottom]
  expect(above).toBeGreaterThan(0)
  expect(below).toBeGreaterThan(0)
  expect(bottom - top).toBeGreaterThan(free / 2)
  expect(Math.abs(above - below)).toBeLessThan(free / 5)
})
