import { Matrix4, Mesh, type Object3D, PerspectiveCamera, Vector3 } from 'three'
import type { Shot } from './shot.ts'

const usual = { elevation: 19, fov: 24, fill: 0.78, offset: [0, -0.01] as const }

/** Some of a subject's points, enough to know its silhouette. */
function pointsOf(subject: Object3D): Vector3[] {
  const points: Vector3[] = []
  subject.traverse((part) => {
    if (!(part instanceof Mesh)) return
    const position = part.geometry.getAttribute('position')
    const step = Math.max(1, Math.floor(position.count / 400))
    for (let i = 0; i < position.count; i += step)
      points.push(new Vector3().fromBufferAttribute(position, i).applyMatrix4(part.matrixWorld))
  })
  return points
}

function rangeOf(values: readonly number[]): [low: number, high: number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)]
  return [low, high]
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A camera that sees a close part: a ball of the given radius around a point. */
function closeUp(camera: PerspectiveCamera, shot: Shot, at: Vector3, radius: number): void {
  const rise = radians(shot.elevation ?? usual.elevation)
  camera.position
    .copy(at)
    .addScaledVector(
      new Vector3(0, Math.sin(rise), Math.cos(rise)),
      radius / Math.sin(radians(camera.fov / 2)),
    )
  camera.lookAt(at)
}

/** A camera that sees a rectangle which stands upright around a point. */
function framed(camera: PerspectiveCamera, shot: Shot, at: Vector3, width: number): void {
  const rise = radians(shot.elevation ?? usual.elevation)
  const distance = width / 2 / (Math.tan(radians(camera.fov / 2)) * camera.aspect)
  camera.position.copy(at).addScaledVector(new Vector3(0, Math.sin(rise), Math.cos(rise)), distance)
  camera.lookAt(at)
}

/** Begins far away, then comes nearer until the silhouette fills the picture. */
function fitted(camera: PerspectiveCamera, shot: Shot, subject: Object3D): void {
  const rise = radians(shot.elevation ?? usual.elevation)
  const back = new Vector3(0, Math.sin(rise), Math.cos(rise))
  const [right, half] = [new Vector3(1, 0, 0), Math.tan(radians(camera.fov / 2))]
  const up = new Vector3().crossVectors(back, right)
  const points = pointsOf(subject)
  const target = new Vector3(0, 0.6, 0)
  const [aside, above] = shot.offset ?? usual.offset
  let distance = 1 / Math.sin(radians(camera.fov / 2))
  const stand = () => {
    camera.position.copy(target).addScaledVector(back, distance)
    camera.lookAt(target)
    camera.updateMatrixWorld()
  }
  for (let step = 0; step < 6; step++) {
    stand()
    camera.updateProjectionMatrix()
    const seen = new Matrix4().multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse)
    const flat = points.map((point) => point.clone().applyMatrix4(seen))
    const [left, rightmost] = rangeOf(flat.map(({ x }) => x))
    const [low, high] = rangeOf(flat.map(({ y }) => y))
    target
      .addScaledVector(right, ((left + rightmost) / 2 - aside * 2) * half * distance * camera.aspect)
      .addScaledVector(up, ((low + high) / 2 - above * 2) * half * distance)
    distance *= Math.max((rightmost - left) / 2, (high - low) / 2) / (shot.fill ?? usual.fill)
  }
  stand()
}

/** `place` is where the model was put when it was brought to its size: close-ups are said in the model's own measure. */
export function cameraFor(shot: Shot, subject: Object3D, place: Matrix4): PerspectiveCamera {
  const camera = new PerspectiveCamera(shot.fov ?? usual.fov, shot.width / shot.height, 0.1, 60)
  if (shot.frame)
    framed(
      camera,
      shot,
      new Vector3(...shot.frame.at).applyMatrix4(place),
      shot.frame.width * place.getMaxScaleOnAxis(),
    )
  else if (shot.close)
    closeUp(camera, shot, new Vector3(...shot.close.at).applyMatrix4(place), shot.close.size)
  else fitted(camera, shot, subject)
  camera.updateMatrixWorld()
  return camera
}
