import { type PerspectiveCamera, Vector3 } from 'three'
import type { Vec3 } from '../kit/affine.ts'
import { mix } from '../kit/random.ts'
import { type Lens, wholeWindow } from './free-view.ts'

/** Where someone stands and looks. Angles in radians: heading 0 looks along -z and grows to the left, pitch grows upward. */
export interface Stance {
  eye: Vec3
  heading: number
  pitch: number
  /** Opening from top to bottom, in degrees, in a window that is wider than it is high. */
  opening: number
  /** Moves the picture down under a level camera, in half heights: uprights stay upright and the roof still shows. */
  shift: number
}

/** The short way round. */
export const turnTo = (from: number, to: number): number =>
  from + (((((to - from) % (2 * Math.PI)) + 3 * Math.PI) % (2 * Math.PI)) - Math.PI)

export function blend(a: Stance, b: Stance, t: number): Stance {
  return {
    eye: [mix(a.eye[0], b.eye[0], t), mix(a.eye[1], b.eye[1], t), mix(a.eye[2], b.eye[2], t)],
    heading: mix(a.heading, turnTo(a.heading, b.heading), t),
    pitch: mix(a.pitch, b.pitch, t),
    opening: mix(a.opening, b.opening, t),
    shift: mix(a.shift, b.shift, t),
  }
}

/** Looks from one point at another. */
export function stanceTo(eye: Vec3, target: Vec3, opening: number, shift: number): Stance {
  const [x, y, z] = [target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]]
  return { eye, heading: Math.atan2(-x, -z), pitch: Math.atan2(y, Math.hypot(x, z)), opening, shift }
}

export const aheadOf = ({ heading, pitch }: Pick<Stance, 'heading' | 'pitch'>): Vec3 => [
  -Math.sin(heading) * Math.cos(pitch),
  Math.sin(pitch),
  -Math.cos(heading) * Math.cos(pitch),
]

/** A narrow window opens further from top to bottom, so that it still sees as much from side to side as is useful. */
const openingFor = (opening: number, aspect: number): number => {
  if (aspect >= 1.25) return opening
  const half = Math.tan((opening * Math.PI) / 360) * Math.min(1.55, (1.25 / aspect) ** 0.55)
  return (Math.atan(half) * 360) / Math.PI
}

/** Half of what a window sees from side to side, at a distance of one. */
export const halfAcross = (opening: number, aspect: number): number =>
  Math.tan((openingFor(opening, aspect) * Math.PI) / 360) * aspect

const at = new Vector3()

export function aimCamera(
  camera: PerspectiveCamera,
  stance: Stance,
  aspect: number,
  lens: Lens = wholeWindow,
): void {
  const ahead = aheadOf(stance)
  camera.position.set(...stance.eye)
  camera.lookAt(at.set(stance.eye[0] + ahead[0], stance.eye[1] + ahead[1], stance.eye[2] + ahead[2]))
  camera.fov = openingFor(stance.opening, aspect)
  camera.aspect = aspect
  camera.zoom = lens.zoom
  camera.updateProjectionMatrix()
  camera.projectionMatrix.elements[8] = lens.aside
  camera.projectionMatrix.elements[9] = stance.shift
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
  camera.updateMatrixWorld()
}
