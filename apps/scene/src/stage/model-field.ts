import { type Camera, Frustum, type Material, Matrix4, type Mesh, Sphere, Vector3 } from 'three'
import type { ModelFile } from './model-file.ts'
import { PlacedModel, type Placing } from './placed.ts'

/** How far each detail reaches, in metres from the eye; beyond the last nothing is drawn. */
export interface Reach {
  near: number
  middle: number
  far: number
}

interface Thing {
  placing: Placing
  /** Around the middle of the model. */
  sphere: Sphere
  reach: Reach
}

interface Kind {
  drawn: PlacedModel[]
  chosen: Placing[][]
  things: Thing[]
}

const matrix = new Matrix4()
const eye = new Vector3()

/**
 * Many things of many kinds. Each kind is one draw call a detail, however many there are; what is out of sight or too far
 * is not drawn at all. Chosen again only when the eye has moved.
 */
export class ModelField {
  private readonly kinds = new Map<string, Kind>()
  private readonly frustum = new Frustum()

  constructor(
    private readonly files: ReadonlyMap<string, ModelFile>,
    private readonly material: Material,
  ) {}

  get meshes(): Mesh[] {
    return [...this.kinds.values()].flatMap(({ drawn }) => drawn.map(({ mesh }) => mesh))
  }

  /** What is drawn coarsest of each kind: too far away to be looked for in a mirror. */
  get farMeshes(): Mesh[] {
    return [...this.kinds.values()]
      .flatMap(({ drawn }) => (drawn.length > 1 ? [drawn[drawn.length - 1]?.mesh] : []))
      .filter((mesh) => mesh !== undefined)
  }

  /** Adds things of a kind. To be called before the first frame: room is made once. */
  add(model: string, placings: readonly Placing[], reach: Reach): void {
    const file = this.files.get(model)
    if (!file || placings.length === 0) return
    const [low, high] = file.head.box
    const middle = new Vector3((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2)
    const radius = new Vector3(...high).distanceTo(middle)
    const things = placings.map((placing): Thing => {
      const [c, s] = [Math.cos(placing.turn), Math.sin(placing.turn)]
      const [x, y, z] = placing.at
      const at = new Vector3(
        x + (middle.x * c + middle.z * s) * placing.size,
        y + middle.y * placing.size,
        z + (middle.z * c - middle.x * s) * placing.size,
      )
      return { placing, reach, sphere: new Sphere(at, radius * placing.size) }
    })
    const known = this.kinds.get(model)
    if (known) throw new Error(`${model} was added before: add all of a kind at once.`)
    this.kinds.set(model, {
      things,
      chosen: file.meshes.map(() => []),
      drawn: file.meshes.map((mesh) => new PlacedModel(mesh, file.head.scale, this.material, things.length)),
    })
  }

  /** Chooses what is drawn, and how finely. */
  choose(camera: Camera, coarser = 1): void {
    camera.updateMatrixWorld()
    matrix.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse)
    this.frustum.setFromProjectionMatrix(matrix)
    eye.setFromMatrixPosition(camera.matrixWorld)
    for (const { things, chosen, drawn } of this.kinds.values()) {
      for (const list of chosen) list.length = 0
      for (const { placing, sphere, reach } of things) {
        const distance = (sphere.center.distanceTo(eye) - sphere.radius * 0.5) * coarser
        if (distance > reach.far || !this.frustum.intersectsSphere(sphere)) continue
        const wanted = distance < reach.near ? 0 : distance < reach.middle ? 1 : 2
        chosen[Math.min(wanted, chosen.length - 1)]?.push(placing)
      }
      drawn.forEach((model, i) => {
        model.set(chosen[i] ?? [])
      })
    }
  }

  dispose(): void {
    for (const { drawn } of this.kinds.values()) for (const model of drawn) model.dispose()
  }
}
