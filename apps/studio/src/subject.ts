import type { Finish, Part, Sculpture } from '@tradefloor/models'
import { BufferAttribute, BufferGeometry, Group, Mesh, type MeshPhysicalMaterial } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { materialOf } from './material.ts'

/** A part in its place, with just what a picture needs, so that it can be joined to others. */
function placed({ geometry, matrix }: Part): BufferGeometry {
  const plain = new BufferGeometry()
  const { count } = geometry.getAttribute('position')
  plain.setAttribute('position', geometry.getAttribute('position').clone())
  plain.setAttribute('normal', geometry.getAttribute('normal').clone())
  plain.setAttribute(
    'uv',
    geometry.hasAttribute('uv')
      ? geometry.getAttribute('uv').clone()
      : new BufferAttribute(new Float32Array(count * 2), 2),
  )
  plain.setIndex(geometry.index ? [...geometry.index.array] : [...Array(count).keys()])
  plain.applyMatrix4(matrix)
  // A mirrored part would be seen from inside.
  if (matrix.determinant() < 0 && plain.index) plain.index.array.reverse()
  return plain
}

/** Two prints that are drawn by different code are never the same, so those parts stay alone. */
const kindOf = (finish: Finish, index: number): string =>
  finish.print || finish.relief ? String(index) : JSON.stringify(finish)

/** A model as three.js draws it. Parts of the same finish are one: a hundred bolts cost no more than one. */
export function subjectOf(sculpture: Sculpture, joined = true): Group {
  const subject = new Group()
  const kinds = new Map<string, { finish: Finish; geometries: BufferGeometry[] }>()
  sculpture.parts.forEach((part, i) => {
    const key = joined ? kindOf(part.finish, i) : String(i)
    const kind = kinds.get(key) ?? { finish: part.finish, geometries: [] }
    kind.geometries.push(placed(part))
    kinds.set(key, kind)
  })
  for (const { finish, geometries } of kinds.values()) {
    const mesh = new Mesh(mergeGeometries(geometries), materialOf(finish))
    mesh.receiveShadow = true
    mesh.castShadow = finish.opacity === 1
    subject.add(mesh)
  }
  return subject
}

export function disposeSubject(subject: Group): void {
  subject.traverse((part) => {
    if (!(part instanceof Mesh)) return
    part.geometry.dispose()
    const material = part.material as MeshPhysicalMaterial
    // Materials stay: with the last one of a kind its shader would go, and the next model would have it made again.
    for (const texture of [material.map, material.emissiveMap, material.bumpMap]) texture?.dispose()
  })
}
