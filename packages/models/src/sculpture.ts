import { type BufferGeometry, Matrix4 } from 'three'
import type { Finish } from './finish.ts'
import { placing } from './shapes/change.ts'
import type { Fineness, Shape } from './shapes/fineness.ts'
import type { Point } from './shapes/skin.ts'

/** One piece of a model in its place. */
export interface Part {
  readonly geometry: BufferGeometry
  readonly finish: Finish
  readonly matrix: Matrix4
}

/** What a model is made on: parts are added to it, each in its place, as finely as they are needed. */
export class Sculpture {
  readonly parts: Part[] = []
  private frame = new Matrix4()

  constructor(readonly fine: Fineness) {}

  /** A part at a place, turned in degrees about x, y, z. */
  add(shape: Shape, finish: Finish, at?: Point, turn?: Point, scale?: number | Point): void {
    this.parts.push({
      geometry: shape(this.fine),
      finish,
      matrix: this.frame.clone().multiply(placing(at, turn, scale)),
    })
  }

  /** Parts in a frame of their own. */
  within(at: Point, turn: Point, build: () => void, scale?: number | Point): void {
    const outer = this.frame
    this.frame = outer.clone().multiply(placing(at, turn, scale))
    build()
    this.frame = outer
  }

  /** What only a still picture needs: bolts, seams, threads. */
  closely(build: () => void): void {
    if (this.fine.weight === 'full') build()
  }

  /** Something `count` times around the y axis. */
  around(count: number, build: (index: number, degrees: number) => void, from = 0, to = 360): void {
    for (let i = 0; i < count; i++) {
      const degrees = from + ((to - from) * i) / (to - from >= 360 ? count : Math.max(1, count - 1))
      this.within([0, 0, 0], [0, degrees, 0], () => build(i, degrees))
    }
  }
}
