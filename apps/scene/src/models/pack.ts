import { MeshoptEncoder } from 'meshoptimizer'
import type { Vec3 } from '../kit/affine.ts'
import { toPlanes } from '../stage/byte-planes.ts'
import {
  type ModelHead,
  newIndex,
  newPart,
  type PartArray,
  type VertexPart,
  vertexParts,
} from '../stage/model-file.ts'
import type { ModelData } from './model-builder.ts'

export interface BakedMesh {
  data: ModelData
  /** Light in colour, then the first sun, then lamps, then the second sun: six a vertex. */
  light: Float32Array
}

export interface Packing {
  meshes: readonly BakedMesh[]
  sockets: ModelHead['sockets']
  prints: NonNullable<ModelHead['prints']>
  ground?: { stamp: NonNullable<ModelHead['ground']>; bytes: Uint8Array }
}

await MeshoptEncoder.ready

const byte = (value: number) => Math.max(0, Math.min(255, Math.round(value * 255)))
const signed = (value: number) => Math.max(-127, Math.min(127, Math.round(value * 127)))

export function boxOf(position: Float32Array): [Vec3, Vec3] {
  const [low, high] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ] as [[number, number, number], [number, number, number]]
  for (let i = 0; i < position.length; i++) {
    const k = (i % 3) as 0 | 1 | 2
    low[k] = Math.min(low[k], position[i] ?? 0)
    high[k] = Math.max(high[k], position[i] ?? 0)
  }
  return [low, high]
}

/** Brings a model into the bytes of its file. */
export function packModel({ meshes, sockets, prints, ground }: Packing): Uint8Array {
  const box = boxOf(meshes[0]?.data.position ?? new Float32Array(3))
  // A coarse detail may reach further than the finest; one scale holds them all.
  const scale = Math.max(0.01, ...meshes.flatMap(({ data }) => boxOf(data.position).flat().map(Math.abs)))
  const ordered = meshes.map(inOrder)
  const head: ModelHead = {
    scale,
    details: ordered.map(({ data }) => ({ vertices: data.position.length / 3, indices: data.index.length })),
    sockets,
    box,
    ...(prints.length > 0 && { prints }),
    ...(ground && { ground: ground.stamp }),
  }
  const text = new TextEncoder().encode(JSON.stringify(head))
  const out: Uint8Array[] = [new Uint8Array(Uint32Array.of(text.length).buffer), text]
  for (const mesh of ordered) {
    const parts = partsOf(mesh, scale)
    for (const { name, items, grain } of vertexParts) out.push(toPlanes(parts[name], items, grain))
    const vertices = mesh.data.position.length / 3
    const index = newIndex(vertices, mesh.data.index.length)
    index.set(mesh.data.index)
    out.push(toPlanes(index, 1))
  }
  if (ground) out.push(ground.bytes)
  return joined(
    out,
    out.reduce((sum, piece) => sum + piece.length, 0),
  )
}

/** So many numbers a corner has in each array. */
const perCorner = { position: 3, normal: 3, color: 3, surface: 3, paint: 1, uv: 2 } as const

function reordered<T extends Float32Array | Uint8Array>(
  values: T,
  items: number,
  to: Uint32Array,
  count: number,
): T {
  const out = new (values.constructor as new (length: number) => T)(count * items)
  to.forEach((next, i) => {
    if (next >= count) return
    for (let k = 0; k < items; k++) out[next * items + k] = values[i * items + k] ?? 0
  })
  return out
}

/** Triangles beside each other follow each other, and corners come in the order in which they are used: so steps are small. */
function inOrder({ data, light }: BakedMesh): BakedMesh {
  const index = data.index.slice()
  const [to, count] = MeshoptEncoder.reorderMesh(index, true, true)
  const moved = Object.fromEntries(
    Object.entries(perCorner).map(([name, items]) => [
      name,
      reordered(data[name as keyof typeof perCorner], items, to, count),
    ]),
  )
  return { data: { ...data, ...moved, index }, light: reordered(light, 6, to, count) }
}

function partsOf({ data, light }: BakedMesh, scale: number): Record<VertexPart, PartArray> {
  const n = data.position.length / 3
  const parts = Object.fromEntries(vertexParts.map((part) => [part.name, newPart(part, n)])) as Record<
    VertexPart,
    PartArray
  >
  const of = (from: ArrayLike<number>, i: number) => from[i] ?? 0
  for (let i = 0; i < n; i++) {
    const lit = (k: number) => of(light, i * 6 + k)
    for (const k of [0, 1, 2]) {
      parts.position[i * 4 + k] = Math.round((of(data.position, i * 3 + k) / scale) * 32767)
      parts.facing[i * 4 + k] = signed(of(data.normal, i * 3 + k))
      parts.tint[i * 4 + k] = byte(Math.sqrt(of(data.color, i * 3 + k)))
      parts.light[i * 4 + k] = byte(lit(k) / 2)
    }
    parts.facing[i * 4 + 3] = signed(lit(5))
    parts.tint[i * 4 + 3] = byte(lit(4) / 4)
    parts.surface.set(
      [
        byte(of(data.surface, i * 3)),
        byte(of(data.surface, i * 3 + 1)),
        byte(of(data.surface, i * 3 + 2) / 2),
      ],
      i * 4,
    )
    parts.surface[i * 4 + 3] = of(data.paint, i) * 64
    parts.light[i * 4 + 3] = byte(lit(3))
    for (const k of [0, 1]) {
      const at = of(data.uv, i * 2 + k)
      parts.uv[i * 2 + k] = at < 0 ? 65535 : Math.round(at * 65000)
    }
  }
  return parts
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const out = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    out.set(piece, at)
    at += piece.length
  }
  return out
}
