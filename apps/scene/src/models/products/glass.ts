import type { Part } from '@tradefloor/models'
import {
  BufferGeometry,
  Float32BufferAttribute,
  Matrix3,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  Raycaster,
  Vector3,
} from 'three'

/** Bands from the foot of a glass to its mouth: each is kept or left out as a whole. */
const bands = 24
/** So many rays tell what is in a band. */
const rays = 10

interface Face {
  corners: readonly [Vector3, Vector3, Vector3]
  normals: readonly Vector3[]
  middle: Vector3
  /** From 0 at the lowest to 1 at the highest point of the glass. */
  height: number
}

function facesOf({ geometry, matrix }: Part): Face[] {
  const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')]
  const turned = new Matrix3().getNormalMatrix(matrix)
  const order = geometry.index ? Array.from(geometry.index.array) : [...Array(position.count).keys()]
  const at = (i: number) => new Vector3().fromBufferAttribute(position, order[i] ?? 0).applyMatrix4(matrix)
  const facing = (i: number) =>
    new Vector3()
      .fromBufferAttribute(normal, order[i] ?? 0)
      .applyMatrix3(turned)
      .normalize()
  const faces = Array.from({ length: order.length / 3 }, (_, t): Face => {
    const corners = [at(t * 3), at(t * 3 + 1), at(t * 3 + 2)] as const
    const middle = new Vector3().add(corners[0]).add(corners[1]).add(corners[2]).divideScalar(3)
    const normals = [0, 1, 2].map((k) => facing(t * 3 + k))
    return { corners, normals, middle, height: 0 }
  })
  const low = Math.min(...faces.map(({ middle }) => middle.y))
  const high = Math.max(...faces.map(({ middle }) => middle.y))
  for (const face of faces) face.height = (face.middle.y - low) / (high - low || 1)
  return faces
}

const bandOf = ({ height }: Face) => Math.min(bands - 1, Math.floor(height * bands))

const lookers = (parts: readonly Part[]): Mesh[] =>
  parts.map(({ geometry, matrix }) => {
    const mesh = new Mesh(geometry, new MeshBasicMaterial({ side: 2 }))
    mesh.matrixAutoUpdate = false
    mesh.matrix.copy(matrix)
    mesh.matrixWorld.copy(matrix)
    return mesh
  })

/** Whether something can be seen through most of a band, looking from outside at the glass's axis. */
function isFilled(band: readonly Face[], axis: Vector3, behind: readonly Mesh[]): boolean {
  const step = Math.max(1, Math.floor(band.length / rays))
  const tried = band.filter((_, i) => i % step === 0)
  const met = tried.filter(({ middle }) => {
    const inward = new Vector3(axis.x - middle.x, 0, axis.z - middle.z)
    const reach = inward.length()
    if (reach < 1e-5) return false
    const ray = new Raycaster(middle, inward.normalize(), 0, reach * 1.2)
    return ray.intersectObjects([...behind], false).length > 0
  })
  return met.length * 2 > tried.length
}

/**
 * The part of a glass that has nothing behind it, such as the neck of a bottle between drink and cap. A scene draws
 * nothing transparent: where something is in a glass that is shown instead, and without the rest caps would float.
 */
export function emptyGlass(part: Part, solid: readonly Part[]): Part | undefined {
  const faces = facesOf(part)
  const axis = faces
    .reduce((sum, { middle }) => sum.add(middle), new Vector3())
    .divideScalar(faces.length || 1)
  const behind = lookers(solid)
  const filled = Array.from({ length: bands }, (_, i) =>
    isFilled(
      faces.filter((face) => bandOf(face) === i),
      axis,
      behind,
    ),
  )
  const kept = faces.filter((face) => !filled[bandOf(face)])
  if (kept.length === 0) return undefined
  const geometry = new BufferGeometry()
  const values = kept.flatMap(({ corners }) => corners.flatMap((corner) => corner.toArray()))
  geometry.setAttribute('position', new Float32BufferAttribute(values, 3))
  const facing = kept.flatMap(({ normals }) => normals.flatMap((one) => one.toArray()))
  geometry.setAttribute('normal', new Float32BufferAttribute(facing, 3))
  return {
    geometry,
    finish: { ...part.finish, opacity: 1, rough: 0.12, metal: 0 },
    matrix: new Matrix4(),
  }
}
