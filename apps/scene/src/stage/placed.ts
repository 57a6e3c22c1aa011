import { DynamicDrawUsage, InstancedBufferAttribute, InstancedMesh, type Material, Matrix4 } from 'three'
import type { Vec3 } from '../kit/affine.ts'
import type { Paints } from '../kit/paint.ts'
import { toModelGeometry } from './load-models.ts'
import type { ModelMesh } from './model-file.ts'

/** One thing that stands somewhere. */
export interface Placing {
  at: Vec3
  turn: number
  size: number
  /** Scales its width alone: the bays of a hall fit every width. */
  stretch?: number
  paints: Paints
  /** Corner and edge of its tile in the picture of all tiles, as shares. */
  tile: readonly [x: number, y: number, width: number, height: number]
  /** How brightly it glows as a favourite, 0 to 255. */
  glow: number
}

const matrix = new Matrix4()

/** The same model many times in one draw call; what is drawn can change from frame to frame. */
export class PlacedModel {
  readonly mesh: InstancedMesh
  private readonly paints: InstancedBufferAttribute[]
  private readonly tiles: InstancedBufferAttribute

  constructor(
    model: ModelMesh,
    private readonly scale: number,
    material: Material,
    private readonly most: number,
  ) {
    const geometry = toModelGeometry(model)
    this.paints = ['paintA', 'paintB', 'paintC'].map((name) => {
      const attribute = new InstancedBufferAttribute(new Uint8Array(most * 4), 4, true)
      geometry.setAttribute(name, attribute.setUsage(DynamicDrawUsage) as InstancedBufferAttribute)
      return attribute
    })
    this.tiles = new InstancedBufferAttribute(new Float32Array(most * 4), 4)
    this.tiles.setUsage(DynamicDrawUsage)
    geometry.setAttribute('tile', this.tiles)
    this.mesh = new InstancedMesh(geometry, material, most)
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage)
    // What is out of sight is left out by whoever places; the mesh as a whole has no useful bounds.
    this.mesh.frustumCulled = false
    this.mesh.count = 0
  }

  set(placings: readonly Placing[]): void {
    const { mesh, scale, most } = this
    mesh.count = Math.min(placings.length, most)
    mesh.visible = mesh.count > 0
    for (let i = 0; i < mesh.count; i++) {
      const placing = placings[i]
      if (!placing) break
      const s = placing.size * scale
      const [c, n] = [Math.cos(placing.turn) * s, Math.sin(placing.turn) * s]
      const [x, y, z] = placing.at
      const k = placing.stretch ?? 1
      matrix.set(c * k, 0, n, x, 0, s, 0, y, -n * k, 0, c, z, 0, 0, 0, 1)
      mesh.setMatrixAt(i, matrix)
      this.paints.forEach((attribute, k) => {
        const [r, g, b] = placing.paints[k] ?? [255, 255, 255]
        // The fourth bytes: the glow, and which of the two suns this one sees.
        const extra = k === 0 ? placing.glow : k === 1 && Math.sin(placing.turn) < 0 ? 255 : 0
        attribute.setXYZW(i, r / 255, g / 255, b / 255, extra / 255)
      })
      this.tiles.setXYZW(i, ...placing.tile)
    }
    mesh.instanceMatrix.needsUpdate = true
    for (const attribute of [...this.paints, this.tiles]) attribute.needsUpdate = true
  }

  dispose(): void {
    this.mesh.geometry.dispose()
    this.mesh.dispose()
  }
}
