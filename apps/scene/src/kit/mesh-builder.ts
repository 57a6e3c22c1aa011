import { linearColor } from '@tradefloor/rules'
import { type Affine, affineOf, identity, moveNormal, movePoint, multiply, type Pose } from './affine.ts'
import { type Shape, vertexAt } from './shape.ts'

/** How a part looks. Everything travels with the vertices, so all parts share one material and one draw call. */
export interface Look {
  color: string
  rough?: number
  metal?: number
  glow?: number
}

/** What a built mesh is made of; ready to be handed to the graphics card or to another thread. */
export interface MeshData {
  position: Float32Array
  normal: Float32Array
  /** Linear colour, three a vertex. */
  color: Float32Array
  /** Roughness, metalness and glow, three a vertex. */
  surface: Float32Array
  index: Uint32Array
}

export interface LitMesh extends MeshData {
  /** Four bytes a vertex: light at half scale, then whether the sun reaches it. */
  light: Uint8Array
}

/** One growing mesh into which parts are poured. */
export class MeshBuilder {
  private readonly position: number[] = []
  private readonly normal: number[] = []
  private readonly color: number[] = []
  private readonly surface: number[] = []
  private readonly index: number[] = []
  protected frame: Affine = identity

  /** Runs `build` in a moved and turned frame of its own. */
  within(pose: Pose, build: () => void): void {
    const outer = this.frame
    this.frame = multiply(outer, affineOf(pose))
    build()
    this.frame = outer
  }

  add(shape: Shape, look: Look, pose: Pose = {}): void {
    const m = multiply(this.frame, affineOf(pose))
    const base = this.position.length / 3
    const [r, g, b] = linearColor(look.color)
    shape.tint.forEach((tint, i) => {
      this.position.push(...movePoint(m, ...vertexAt(shape.position, i)))
      this.normal.push(...moveNormal(m, ...vertexAt(shape.normal, i)))
      this.color.push(r * tint, g * tint, b * tint)
      this.surface.push(look.rough ?? 0.6, look.metal ?? 0, look.glow ?? 0)
    })
    for (const i of shape.index) this.index.push(base + i)
  }

  finish(): MeshData {
    return {
      position: Float32Array.from(this.position),
      normal: Float32Array.from(this.normal),
      color: Float32Array.from(this.color),
      surface: Float32Array.from(this.surface),
      index: Uint32Array.from(this.index),
    }
  }
}
