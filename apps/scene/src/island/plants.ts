import {
  Color,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  Matrix4,
  Quaternion,
  Vector3,
} from 'three'
import { toGeometry } from '../stage/meshes.ts'
import { openBytes } from './light.ts'
import type { IslandModel, PlantedKind } from './model.ts'
import { type TreeKind, treeKinds } from './planting.ts'

/** Two tones a kind is mixed from, as factors on its own colour. */
const tones: Record<TreeKind, readonly [string, string]> = {
  broadleaf: ['#c9d69a', '#ffffdd'],
  poplar: ['#bcd3a6', '#f4ffcf'],
  conifer: ['#a9c4b4', '#e2f7cf'],
  palm: ['#d8e5b4', '#ffffe0'],
  blossom: ['#ffe1ea', '#ffffff'],
  bush: ['#c4d894', '#ffffd6'],
}

const up = new Vector3(0, 1, 0)

function kindMesh(kind: TreeKind, planted: PlantedKind, material: Material): InstancedMesh {
  const geometry = toGeometry(planted.shape)
  geometry.setAttribute('instanceLight', new InstancedBufferAttribute(planted.light, 4, true))
  const mesh = new InstancedMesh(geometry, material, planted.trees.length)
  const [m, q, at, size] = [new Matrix4(), new Quaternion(), new Vector3(), new Vector3()]
  const [from, to, tone] = [new Color(tones[kind][0]), new Color(tones[kind][1]), new Color()]
  planted.trees.forEach((t, i) => {
    q.setFromAxisAngle(up, t.turn)
    mesh.setMatrixAt(
      i,
      m.compose(at.set(t.x, t.y, t.z), q, size.set(t.size, t.size * (0.92 + 0.16 * t.tone), t.size)),
    )
    mesh.setColorAt(i, tone.lerpColors(from, to, t.tone))
  })
  mesh.castShadow = true
  mesh.receiveShadow = true
  return mesh
}

export function createPlants(model: IslandModel, material: Material): InstancedMesh[] {
  return treeKinds
    .filter((kind) => model.plants[kind].trees.length > 0)
    .map((kind) => kindMesh(kind, model.plants[kind], material))
}

const clothes = ['#2c5fb8', '#d8574a', '#f1f3f6', '#27384f', '#e3a63a', '#3d9b82', '#b65a92']

export function createWalkers(model: IslandModel, material: Material): InstancedMesh {
  const { shape, spots } = model.walkers
  const geometry = toGeometry(shape)
  const light = new Uint8Array(spots.length * 4)
  const mesh = new InstancedMesh(geometry, material, spots.length)
  const [m, color] = [new Matrix4(), new Color()]
  spots.forEach((s, i) => {
    light.set(openBytes(), i * 4)
    mesh.setMatrixAt(i, m.makeRotationY(s.turn).setPosition(s.x, s.y, s.z))
    mesh.setColorAt(i, color.set(clothes[Math.floor(s.tone * clothes.length)] ?? '#ffffff'))
  })
  geometry.setAttribute('instanceLight', new InstancedBufferAttribute(light, 4, true))
  mesh.castShadow = true
  return mesh
}
