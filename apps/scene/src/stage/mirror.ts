import {
  HalfFloatType,
  LinearMipmapLinearFilter,
  Matrix4,
  type Object3D,
  PerspectiveCamera,
  type Scene,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

const toShares = new Matrix4().set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)
const from = new Vector3()
const way = new Vector3()

/** What the polished floor at y = 0 mirrors: the scene from below, at half size, with smaller copies for the blur. */
export class FloorMirror {
  readonly target: WebGLRenderTarget
  /** Brings a point of the floor to its place in the picture. */
  readonly matrix = new Matrix4()
  private readonly camera = new PerspectiveCamera()

  constructor(width: number, height: number) {
    this.target = new WebGLRenderTarget(...sizeFor(width, height), {
      type: HalfFloatType,
      generateMipmaps: true,
      minFilter: LinearMipmapLinearFilter,
      samples: 4,
    })
  }

  /** Size of the picture it is for, in device pixels. */
  resize(width: number, height: number): void {
    this.target.setSize(...sizeFor(width, height))
  }

  render(renderer: WebGLRenderer, scene: Scene, camera: PerspectiveCamera, hide: readonly Object3D[]): void {
    const { camera: below } = this
    camera.updateMatrixWorld()
    camera.getWorldPosition(from)
    camera.getWorldDirection(way)
    below.position.set(from.x, -from.y, from.z)
    below.lookAt(from.x + way.x, -from.y - way.y, from.z + way.z)
    below.updateMatrixWorld()
    // A shifted lens looks up as far as the other looked down.
    below.projectionMatrix.copy(camera.projectionMatrix)
    const shift = below.projectionMatrix.elements
    shift[9] = -(shift[9] ?? 0)
    below.projectionMatrixInverse.copy(below.projectionMatrix).invert()
    this.matrix.copy(toShares).multiply(below.projectionMatrix).multiply(below.matrixWorldInverse)
    const shown = hide.filter((thing) => thing.visible)
    for (const thing of shown) thing.visible = false
    const before = renderer.getRenderTarget()
    renderer.setRenderTarget(this.target)
    renderer.clear()
    renderer.render(scene, below)
    renderer.setRenderTarget(before)
    for (const thing of shown) thing.visible = true
  }

  dispose(): void {
    this.target.dispose()
  }
}

/** What is mirrored is blurred: more than this would be memory for nothing. */
const most = 1024

/** Half of the picture each way, or less where that is still a lot. */
function sizeFor(width: number, height: number): [number, number] {
  const scale = Math.min(0.5, most / Math.max(width, height))
  return [Math.max(16, Math.round(width * scale)), Math.max(16, Math.round(height * scale))]
}
