import {
  BufferAttribute,
  type BufferGeometry,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  InstancedMesh,
  type Material,
  Matrix4,
} from 'three'
import type { Vec3 } from '../kit/affine.ts'
import type { ModelMesh } from './model-file.ts'
import type { TileRect } from './tile-atlas.ts'

/** One detail of one thing, where it is and what its tile is. */
export interface GoodsPart {
  mesh: ModelMesh
  at: Vec3
  turn: number
  /** Metres for a position of 1. */
  scale: number
  rect: TileRect
}

/** The largest number of a place in a tile means that there is no picture. */
const noPicture = 65535
const pictureScale = 65000

const parts = [
  { name: 'position', items: 3, array: Float32Array, normalized: false },
  { name: 'facing', items: 4, array: Int8Array, normalized: true },
  { name: 'tint', items: 4, array: Uint8Array, normalized: true },
  { name: 'surface', items: 4, array: Uint8Array, normalized: true },
  { name: 'light', items: 4, array: Uint8Array, normalized: true },
  { name: 'uv', items: 2, array: Uint16Array, normalized: true },
] as const
type PartName = (typeof parts)[number]['name']

/** Many different things in one draw call: their corners are poured together when what is seen has changed. */
export class GoodsMesh {
  readonly mesh: InstancedMesh
  private corners = 0
  private indices = 0

  constructor(material: Material) {
    this.mesh = new InstancedMesh(new InstancedBufferGeometry(), material, 1)
    this.mesh.setMatrixAt(0, new Matrix4())
    this.mesh.frustumCulled = false
    this.mesh.visible = false
  }

  set(things: readonly GoodsPart[]): void {
    const corners = things.reduce((sum, { mesh }) => sum + mesh.parts.tint.length / 4, 0)
    const indices = things.reduce((sum, { mesh }) => sum + mesh.index.length, 0)
    this.mesh.visible = indices > 0
    if (indices === 0) return
    this.makeRoom(corners, indices)
    const { geometry } = this.mesh
    let [corner, at] = [0, 0]
    const index = geometry.index?.array as Uint32Array
    for (const thing of things) {
      for (let i = 0; i < thing.mesh.index.length; i++) index[at + i] = (thing.mesh.index[i] ?? 0) + corner
      this.pour(thing, corner)
      this.layTile(thing, corner)
      at += thing.mesh.index.length
      corner += thing.mesh.parts.tint.length / 4
    }
    geometry.setDrawRange(0, indices)
    if (geometry.index) geometry.index.needsUpdate = true
    for (const { name } of parts) geometry.getAttribute(name).needsUpdate = true
  }

  /** The same things as were set last, with other tiles. */
  setTiles(things: readonly GoodsPart[]): void {
    if (!this.mesh.visible) return
    let corner = 0
    for (const thing of things) {
      this.layTile(thing, corner)
      corner += thing.mesh.parts.tint.length / 4
    }
    this.mesh.geometry.getAttribute('uv').needsUpdate = true
  }

  dispose(): void {
    this.mesh.geometry.dispose()
    this.mesh.dispose()
  }

  private pour({ mesh, at, turn, scale }: GoodsPart, first: number): void {
    const own = mesh.parts
    const count = own.tint.length / 4
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    const [position, facing, light] = [this.array('position'), this.array('facing'), this.array('light')]
    this.array('tint').set(own.tint, first * 4)
    this.array('surface').set(own.surface, first * 4)
    light.set(own.light, first * 4)
    const share = scale / 32767
    const isTurned = s < 0
    for (let i = 0; i < count; i++) {
      const [from, to] = [i * 4, first + i]
      const [x, y, z] = [own.position[from] ?? 0, own.position[from + 1] ?? 0, own.position[from + 2] ?? 0]
      position[to * 3] = at[0] + (x * c + z * s) * share
      position[to * 3 + 1] = at[1] + y * share
      position[to * 3 + 2] = at[2] + (z * c - x * s) * share
      const [nx, nz] = [own.facing[from] ?? 0, own.facing[from + 2] ?? 0]
      facing[to * 4] = Math.round(nx * c + nz * s)
      facing[to * 4 + 1] = own.facing[from + 1] ?? 0
      facing[to * 4 + 2] = Math.round(nz * c - nx * s)
      // Which of the two suns it sees is settled here: all are drawn as one thing.
      if (isTurned) light[to * 4 + 3] = Math.max(0, (own.facing[from + 3] ?? 0) * 2)
    }
  }

  private layTile({ mesh, rect: [left, top, width, height] }: GoodsPart, first: number): void {
    const own = mesh.parts.uv
    const uv = this.array('uv')
    const isDrawn = width > 0
    for (let i = 0; i < own.length; i += 2) {
      const [u, v] = [own[i] ?? noPicture, own[i + 1] ?? noPicture]
      const to = first * 2 + i
      const isPictured = isDrawn && u <= pictureScale
      uv[to] = isPictured ? Math.round(left * pictureScale + u * width) : noPicture
      uv[to + 1] = isPictured ? Math.round(top * pictureScale + v * height) : noPicture
    }
  }

  private array(name: PartName): Float32Array | Int8Array | Uint8Array | Uint16Array {
    return this.mesh.geometry.getAttribute(name).array as Float32Array
  }

  private makeRoom(corners: number, indices: number): void {
    if (corners <= this.corners && indices <= this.indices) return
    this.corners = Math.max(this.corners, Math.ceil(corners * 1.3))
    this.indices = Math.max(this.indices, Math.ceil(indices * 1.3))
    this.mesh.geometry.dispose()
    this.mesh.geometry = this.emptyGeometry()
  }

  private emptyGeometry(): BufferGeometry {
    const geometry = new InstancedBufferGeometry()
    for (const { name, items, array, normalized } of parts) {
      const attribute = new BufferAttribute(new array(this.corners * items), items, normalized)
      geometry.setAttribute(name, attribute.setUsage(DynamicDrawUsage))
    }
    geometry.setIndex(new BufferAttribute(new Uint32Array(this.indices), 1))
    // Goods have their own colours, no glow of a favourite, and places in the picture of all tiles.
    for (const name of ['paintA', 'paintB', 'paintC'])
      geometry.setAttribute(name, new InstancedBufferAttribute(new Uint8Array([255, 255, 255, 0]), 4, true))
    geometry.setAttribute('tile', new InstancedBufferAttribute(new Float32Array([0, 0, 1, 1]), 4))
    geometry.instanceCount = 1
    return geometry
  }
}
