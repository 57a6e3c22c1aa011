import { PerspectiveCamera } from 'three'
import type { Vec3 } from '../kit/affine.ts'
import { clamp } from '../kit/random.ts'
import { cameraPosition, coverFrustum, type Moved, projector, type Shot } from './framing.ts'
import { aimCamera, type Stance } from './stance.ts'

/** How far a visitor may turn, rise and come closer. */
export interface RigLimits {
  turn: number
  rise: readonly [low: number, high: number]
  zoom: readonly [near: number, far: number]
}

const depthRange = { near: 6, far: 1700 }

/** A camera on a composed shot: sways while nobody touches it, turns within limits when somebody does. */
export class CameraRig {
  /** What it says of depth holds off the shot, where one may come close. */
  readonly camera = new PerspectiveCamera(45, 1, 0.5, depthRange.far)
  private moved: Moved = { turn: 0, rise: 0, zoom: 1 }
  private width = 1
  private height = 1
  private current: Moved = this.moved
  private shot: Shot
  private offShot: Stance | undefined

  constructor(
    private readonly shotFor: (aspect: number) => Shot,
    private readonly limits: RigLimits,
  ) {
    this.shot = shotFor(1)
  }

  resize(width: number, height: number): void {
    this.width = width
    this.height = height
    this.shot = this.shotFor(width / height)
  }

  nudge(turn: number, rise: number, zoom: number): void {
    const { limits, moved } = this
    this.moved = {
      turn: clamp(moved.turn + turn, -limits.turn, limits.turn),
      rise: clamp(moved.rise + rise, ...limits.rise),
      zoom: clamp(moved.zoom * zoom, ...limits.zoom),
    }
  }

  /** Leaves the shot for good. */
  lookFrom(stance: Stance): void {
    this.offShot = stance
  }

  aim(seconds: number): void {
    if (this.offShot) {
      aimCamera(this.camera, this.offShot, this.width / this.height)
      return
    }
    // At rest at first, so that the first frame is the poster; then a few degrees to each side.
    const sway = 0.045 * Math.sin(seconds * 0.09)
    this.current = { ...this.moved, turn: this.moved.turn + sway }
    const { camera, shot } = this
    camera.position.set(...cameraPosition(shot, this.current))
    camera.lookAt(...shot.target)
    const f = coverFrustum(shot, this.width / this.height)
    const { near, far } = depthRange
    camera.projectionMatrix.makePerspective(
      f.left * near,
      f.right * near,
      f.top * near,
      f.bottom * near,
      near,
      far,
    )
    camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
    camera.updateMatrixWorld()
  }

  /** Window position of scene points for the frame that was aimed last, in CSS pixels. */
  screen(): (point: Vec3) => [x: number, y: number] {
    const project = projector(this.shot, this.width / this.height, this.current)
    return (point) => {
      const [x, y] = project(point)
      return [x * this.width, y * this.height]
    }
  }

  get upright(): boolean {
    return this.shot.aspect < 1
  }
}
