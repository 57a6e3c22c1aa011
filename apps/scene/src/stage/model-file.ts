import type { TileBox } from '@tradefloor/rules'
import type { PrintDrawing } from '../art/print-drawing.ts'
import type { Vec3 } from '../kit/affine.ts'
import { fromPlanes } from './byte-planes.ts'

/**
 * A built model as it travels: a line of JSON that says what follows, then arrays as planes of bytes. Written by
 * src/models/pack.ts when the scenes are built, read here by the scene.
 */
export interface ModelHead {
  /** Metres for a position of 1; positions are shares of it. */
  scale: number
  /** From the finest to the coarsest. */
  details: { vertices: number; indices: number }[]
  sockets: ModelSocket[]
  /** Light on the ground around the model, if it brings any: one byte a texel, 127 where the floor is open. */
  ground?: GroundStamp
  /** What is drawn on a product, and where in its tile. */
  prints?: readonly { drawing: PrintDrawing; area: TileBox }[]
  /** Corners of the box around it. */
  box: readonly [Vec3, Vec3]
}

export interface ModelSocket {
  kind: string
  at: Vec3
  turn: number
  size: number
}

export interface GroundStamp {
  x: number
  z: number
  across: number
  down: number
  step: number
}

/**
 * What a vertex has, in the order of the file. The three.js names are the shader's. `grain` is how finely values travel:
 * finer than these nothing can be seen.
 */
export const vertexParts = [
  { name: 'position', type: 'int16', items: 4, grain: 4 },
  /** Normal, then whether the second sun is seen. */
  { name: 'facing', type: 'int8', items: 4, grain: 4 },
  /** Square roots of the linear colour, then lamp light at a quarter. */
  { name: 'tint', type: 'uint8', items: 4, grain: 2 },
  /** Roughness, metalness, glow at half, paint by 64. */
  { name: 'surface', type: 'uint8', items: 4, grain: 1 },
  /** Light at half, then whether the first sun is seen. */
  { name: 'light', type: 'uint8', items: 4, grain: 3 },
  /** Place in the tile; the largest number where there is no picture. */
  { name: 'uv', type: 'uint16', items: 2, grain: 4 },
] as const

export type VertexPart = (typeof vertexParts)[number]['name']
const arrays = { int16: Int16Array, int8: Int8Array, uint8: Uint8Array, uint16: Uint16Array } as const
export type PartArray = InstanceType<(typeof arrays)[keyof typeof arrays]>

export interface ModelMesh {
  parts: Record<VertexPart, PartArray>
  index: Uint16Array | Uint32Array
}

export interface ModelFile {
  head: ModelHead
  meshes: ModelMesh[]
  ground?: Uint8Array
}

export const newPart = (part: (typeof vertexParts)[number], vertices: number): PartArray =>
  new arrays[part.type](vertices * part.items)

export const newIndex = (vertices: number, indices: number): Uint16Array | Uint32Array =>
  vertices > 65535 ? new Uint32Array(indices) : new Uint16Array(indices)

export function readModelFile(buffer: ArrayBuffer): ModelFile {
  const length = new DataView(buffer).getUint32(0, true)
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, length))) as ModelHead
  let at = 4 + length
  const next = (size: number) => {
    at += size
    return new Uint8Array(buffer, at - size, size)
  }
  const meshes = head.details.map(({ vertices, indices }): ModelMesh => {
    const parts = Object.fromEntries(
      vertexParts.map((part) => {
        const array = newPart(part, vertices)
        fromPlanes(next(array.byteLength), array, part.items, part.grain)
        return [part.name, array]
      }),
    ) as Record<VertexPart, PartArray>
    const index = newIndex(vertices, indices)
    fromPlanes(next(index.byteLength), index, 1)
    return { parts, index }
  })
  const ground = head.ground && next(head.ground.across * head.ground.down)
  return { head, meshes, ...(ground && { ground }) }
}
