import { type AnyModel, type Finish, makeModel, type Part } from '@tradefloor/models'
import { Box3, Matrix3, Matrix4, Vector3 } from 'three'
import { box } from '../../kit/box.ts'
import { addVertex, type Shape } from '../../kit/shape.ts'
import type { ModelRecipe } from '../compile-model.ts'
import type { Detail, ModelBuilder, ModelLook, Paint } from '../model-builder.ts'
import { simplified } from './simplify.ts'

/** A model's changing colours are the paints of the place where it stands. */
const paintOf = { body: 'brand', accent: 'deep', third: 'pale' } as const satisfies Record<string, Paint>

const grey = (share: number) => {
  const byte = Math.round(255 * Math.min(1, share))
    .toString(16)
    .padStart(2, '0')
  return `#${byte}${byte}${byte}`
}

/** Scenes have one material: colour, roughness, metal and glow are all that is left of a finish. */
function lookOf({ tone, rough, metal, glow, print }: Finish): ModelLook {
  const surface = { rough, metal: Math.min(metal, 0.85), glow }
  if (tone.slot) return { ...surface, paint: paintOf[tone.slot], color: grey(tone.scale ?? 1) }
  const isPlain = tone.hex === '#ffffff' || glow > 0
  return { ...surface, color: (isPlain && print?.ground) || tone.hex }
}

interface Piece {
  shape: Shape
  look: ModelLook
  box: Box3
  /** From corner to corner of its box. */
  size: number
}

function pieceOf({ geometry, finish, matrix }: Part, place: Matrix4): Piece {
  const moved = place.clone().multiply(matrix)
  const turned = new Matrix3().getNormalMatrix(moved)
  const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')]
  const shape: Shape = { position: [], normal: [], index: [], tint: [] }
  const bounds = new Box3()
  const [point, facing] = [new Vector3(), new Vector3()]
  // Corners at the same place that face the same way are one.
  const known = new Map<string, number>()
  const corners = Array.from({ length: position.count }, (_, i) => {
    point.fromBufferAttribute(position, i).applyMatrix4(moved)
    facing.fromBufferAttribute(normal, i).applyMatrix3(turned).normalize()
    // A corner of nothing but slivers faces nowhere.
    if (facing.lengthSq() < 0.5) facing.set(0, 1, 0)
    const key = [...point.toArray(), ...facing.toArray()].map((value) => Math.round(value * 4096)).join()
    const same = known.get(key)
    if (same !== undefined) return same
    bounds.expandByPoint(point)
    known.set(key, shape.tint.length)
    return addVertex(shape, [point.x, point.y, point.z], [facing.x, facing.y, facing.z])
  })
  const order = geometry.index ? Array.from(geometry.index.array) : corners.keys()
  for (const i of order) shape.index.push(corners[i] ?? 0)
  return { shape, look: lookOf(finish), box: bounds, size: bounds.getSize(point).length() }
}

/** How a plinth holds it: within a circle of 1 m across, not higher than 0.85 m, standing on y = 0. */
function placeOf(parts: readonly Part[]): Matrix4 {
  const bounds = new Box3()
  const point = new Vector3()
  let reach = 0
  for (const { geometry, matrix } of parts) {
    const position = geometry.getAttribute('position')
    for (let i = 0; i < position.count; i++)
      bounds.expandByPoint(point.fromBufferAttribute(position, i).applyMatrix4(matrix))
  }
  const middle = bounds.getCenter(new Vector3())
  for (const { geometry, matrix } of parts) {
    const position = geometry.getAttribute('position')
    for (let i = 0; i < position.count; i++) {
      point.fromBufferAttribute(position, i).applyMatrix4(matrix)
      reach = Math.max(reach, Math.hypot(point.x - middle.x, point.z - middle.z))
    }
  }
  const scale = Math.min(0.5 / reach, 0.85 / (bounds.max.y - bounds.min.y))
  return new Matrix4()
    .makeScale(scale, scale, scale)
    .multiply(new Matrix4().makeTranslation(-middle.x, -bounds.min.y, -middle.z))
}

export interface Budget {
  details: readonly Detail[]
  /** Triangles of each detail. */
  most: Record<Detail, number>
  /** Parts smaller than this many metres are left out of a detail. */
  least: Partial<Record<Detail, number>>
}

/** So few that each can still have a form; in their own order. */
function largest(pieces: readonly Piece[], most: number): Piece[] {
  const bound = pieces.map(({ size }) => size).sort((a, b) => b - a)[Math.floor(most)] ?? 0
  return pieces.filter(({ size }) => size > bound)
}

/** Large parts keep more of their form than small ones, but each keeps some. */
function shares(pieces: readonly Piece[], most: number): number[] {
  const weights = pieces.map(({ shape, size }) => Math.sqrt(shape.index.length / 3) * (0.15 + size))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const capped = pieces.map(({ shape }, i) =>
    Math.min(shape.index.length / 3, Math.max(4, ((weights[i] ?? 0) / all) * most)),
  )
  const over = capped.reduce((sum, count) => sum + count, 0) / most
  return over > 1 ? capped.map((count) => Math.max(4, count / over)) : capped
}

/** A model of the library as scenes put it on a plinth. */
export function libraryRecipe(model: AnyModel, { details, most, least }: Budget): ModelRecipe {
  const build = (b: ModelBuilder) => {
    const { parts } = makeModel(model, undefined, 'light')
    // Nothing is seen through in a scene: what is behind glass is shown without it.
    const solid = parts.filter(({ finish }) => finish.opacity > 0.6)
    const place = placeOf(solid)
    const pieces = largest(
      solid.map((part) => pieceOf(part, place)).filter(({ size }) => size >= (least[b.detail] ?? 0)),
      most[b.detail] / 8,
    )
    const counts = shares(pieces, most[b.detail])
    pieces.forEach(({ shape, look, box: { min, max } }, i) => {
      const count = counts[i] ?? 4
      const simple = simplified(shape, count)
      // What cannot be made simple, such as the teeth of a wheel, is from afar the box around it.
      if (simple.index.length / 3 <= Math.max(24, count * 2)) b.add(simple, look)
      else
        b.add(box(max.x - min.x, max.y - min.y, max.z - min.z), look, {
          at: [(min.x + max.x) / 2, (min.y + max.y) / 2, (min.z + max.z) / 2],
        })
    })
  }
  return { details, light: 'traced', cube: 0.025, build }
}
