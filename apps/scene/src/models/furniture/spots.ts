import { minus, unit, type Vec3 } from '../../kit/affine.ts'
import { ball } from '../../kit/ball.ts'
import { tube } from '../../kit/tube.ts'
import type { ModelBuilder } from '../model-builder.ts'
import { finishes } from './finishes.ts'

const along = (from: Vec3, way: Vec3, by: number): Vec3 => [
  from[0] + way[0] * by,
  from[1] + way[1] * by,
  from[2] + way[2] * by,
]

/** The head of a spot lamp at a point, shining at another; its light is in the bake. */
export function spotHead(b: ModelBuilder, at: Vec3, to: Vec3, power = 7, angle = 0.64): void {
  const way = unit(...minus(to, at))
  const mouth = along(at, way, 0.09)
  b.from('near', () => {
    b.add(
      tube([along(at, way, -0.07), along(at, way, -0.069), mouth], [0.01, 0.045, 0.062], 10),
      finishes.dark,
    )
    b.add(ball(0), finishes.lamp, { at: along(at, way, 0.075), scale: 0.05 })
  })
  b.lamp(along(at, way, 0.2), to, power, angle)
}

/** A spot lamp at the end of an arm. */
export function spotArm(b: ModelBuilder, from: Vec3, at: Vec3, to: Vec3, power = 7, angle = 0.62): void {
  b.from('near', () => b.add(tube([from, at], 0.012, 5), finishes.dark))
  spotHead(b, at, to, power, angle)
}

/** A lamp let into the floor that washes what stands before it with light. */
export function floorLight(b: ModelBuilder, at: Vec3, to: Vec3, power = 5, angle = 0.6): void {
  b.from('near', () => b.add(ball(0), finishes.lamp, { at, scale: [0.06, 0.012, 0.06] }))
  b.lamp([at[0], at[1] + 0.15, at[2]], to, power, angle)
}
