import {
  BufferAttribute,
  BufferGeometry,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  Quaternion,
  Vector3,
} from 'three'
import type { LitMesh } from '../kit/mesh-builder.ts'
import { toGeometry } from '../stage/meshes.ts'
import { openBytes } from './light.ts'
import type { IslandModel } from './model.ts'

/** The ship at the quay does not move. */
const moored = { x: 30.6, z: 20, turn: 0.66 + Math.PI / 2, scale: 0.95 }

/** A way around the island: an ellipse, how long a round takes in seconds, and where on it the ship is at first. */
interface Lane {
  rx: number
  rz: number
  z: number
  round: number
  start: number
  scale: number
}

const shipLanes: readonly Lane[] = [
  { rx: 43, rz: 40, z: 2, round: 900, start: 0.42, scale: 1 },
  { rx: 47, rz: 41, z: 0, round: -980, start: 0.15, scale: 1 },
  { rx: 56, rz: 52, z: -4, round: 1040, start: 0.64, scale: 1.05 },
  { rx: 62, rz: 56, z: -6, round: -1150, start: 0.855, scale: 1.05 },
]
const boatLanes: readonly Lane[] = [
  { rx: 37, rz: 30.5, z: 2, round: 520, start: 0.315, scale: 0.9 },
  { rx: 40, rz: 32, z: 3, round: -560, start: 0.19, scale: 0.85 },
  { rx: 38, rz: 33, z: 2, round: 600, start: 0.41, scale: 0.8 },
  { rx: 46, rz: 38, z: 2, round: 640, start: 0.02, scale: 0.9 },
]

/** The airliner crosses behind the island from left to right, then comes in again. */
const plane = { from: -150, length: 320, start: 165, speed: 2.6, y: 15.5, z: -33 }

export interface Traffic {
  meshes: Mesh[]
  setTime(seconds: number): void
}

/** Ships, boats and an airliner on their rounds; where they are depends on the clock alone. */
export function createTraffic(model: IslandModel, material: Material): Traffic {
  const ships = instanced(model.ship, material, shipLanes.length + 1)
  const boats = instanced(model.boat, material, boatLanes.length)
  const wakes = new InstancedMesh(wakeShape(), wakeMaterial(), shipLanes.length)
  wakes.renderOrder = 2
  const airliner = new Mesh(toGeometry(model.plane), material)
  for (const m of [ships, boats, wakes]) m.frustumCulled = false
  const setTime = (seconds: number) => {
    shipLanes.forEach((lane, i) => {
      const pose = onLane(lane, seconds)
      ships.setMatrixAt(i, pose)
      wakes.setMatrixAt(i, pose)
    })
    boatLanes.forEach((lane, i) => {
      boats.setMatrixAt(i, onLane(lane, seconds, 0.09))
    })
    ships.setMatrixAt(shipLanes.length, atQuay())
    for (const m of [ships, boats, wakes]) m.instanceMatrix.needsUpdate = true
    fly(airliner, seconds)
  }
  setTime(0)
  return { meshes: [ships, boats, wakes, airliner], setTime }
}

function instanced(shape: LitMesh, material: Material, count: number): InstancedMesh {
  const geometry = toGeometry(shape)
  geometry.setAttribute('instanceLight', freeLight(count))
  return new InstancedMesh(geometry, material, count)
}

const up = new Vector3(0, 1, 0)

function onLane(lane: Lane, seconds: number, sway = 0.015): Matrix4 {
  const a = (lane.start + seconds / lane.round) * Math.PI * 2
  const way = Math.sign(lane.round)
  const at = new Vector3(lane.rx * Math.cos(a), 0, lane.z + lane.rz * Math.sin(a))
  const ahead = Math.atan2(-lane.rx * Math.sin(a) * way, lane.rz * Math.cos(a) * way)
  const turn = new Quaternion().setFromAxisAngle(up, ahead)
  turn.multiply(
    new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), Math.sin(seconds * 0.9 + lane.rx) * sway),
  )
  return new Matrix4().compose(at, turn, new Vector3().setScalar(lane.scale))
}

function atQuay(): Matrix4 {
  const turn = new Quaternion().setFromAxisAngle(up, moored.turn)
  return new Matrix4().compose(
    new Vector3(moored.x, 0, moored.z),
    turn,
    new Vector3().setScalar(moored.scale),
  )
}

function fly(airliner: Mesh, seconds: number): void {
  const along = (plane.start + seconds * plane.speed) % plane.length
  airliner.position.set(plane.from + along, plane.y, plane.z - along * 0.04)
  airliner.rotation.set(-0.04, Math.PI / 2 + 0.04, 0.05, 'YXZ')
  airliner.scale.setScalar(1.15)
}

/** Under the open sky: nothing shades it. */
function freeLight(count: number): InstancedBufferAttribute {
  const bytes = new Uint8Array(count * 4)
  for (let i = 0; i < count; i++) bytes.set(openBytes(), i * 4)
  const attribute = new InstancedBufferAttribute(bytes, 4, true)
  return attribute
}

/** Dark water under the hull and white water spreading behind it, clear at its edges. */
function wakeShape(): BufferGeometry {
  const [position, color, index]: [number[], number[], number[]] = [[], [], []]
  const rows = 14
  for (let j = 0; j <= rows; j++) {
    const t = j / rows
    const [z, half] = [4.1 - t * 21, 0.25 + 3.4 * t ** 0.75]
    const side = (1 - t) ** 1.5 * 0.85 * Math.min(1, t * 9)
    for (const [x, k] of [
      [-1, 0],
      [-0.8, 1],
      [-0.45, 0.25],
      [0, 0.62],
      [0.45, 0.25],
      [0.8, 1],
      [1, 0],
    ] as const) {
      position.push(x * half, 0.03, z)
      color.push(1, 1, 1, side * k)
    }
  }
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < 6; i++) {
      const q = j * 7 + i
      index.push(q, q + 1, q + 7, q + 1, q + 8, q + 7)
    }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(position), 3))
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(color), 4))
  geometry.setIndex(index)
  return geometry
}

const wakeMaterial = () =>
  new MeshBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false, side: 2 })
