import {
  type AnyModel,
  type ColourName,
  type Finish,
  makeModel,
  type Part,
  type Print,
} from '@tradefloor/models'
import { tileEdge } from '@tradefloor/rules'
import { Box3, Color, Matrix3, Matrix4, Vector3 } from 'three'
import { box } from '../../kit/box.ts'
import { addVertex, type Shape } from '../../kit/shape.ts'
import { ModelBuilder, type ModelData, type ModelLook, type PlacedPrint } from '../model-builder.ts'
import { displaySize } from './display-size.ts'
import { emptyGlass } from './glass.ts'
import { placePrints, type SizedPrint } from './place-prints.ts'
import { recordPrint } from './record-print.ts'
import { simplified } from './simplify.ts'

/** Scenes draw nothing transparent: glass is as pale as what it stands before. */
const paleGlass = (hex: string) => `#${new Color(hex).lerp(new Color('#ffffff'), 0.4).getHexString()}`

/** Scenes have one material: colour, roughness, metal, glow and what is printed are all that is left of a finish. */
function lookOf({ tone, rough, metal, glow, print }: Finish, isPrinted: boolean): ModelLook {
  const surface = { rough, metal: Math.min(metal, 0.85), glow }
  const isPlain = tone.hex === '#ffffff' || glow > 0
  if (isPrinted) return { ...surface, art: 'tile', color: isPlain ? '#ffffff' : tone.hex }
  return { ...surface, color: (isPlain && print?.ground) || tone.hex }
}

interface Piece {
  shape: Shape
  look: ModelLook
  box: Box3
  /** From corner to corner of its box. */
  size: number
}

/** How a picture is laid over a part: its print's place in the tile. */
type Lay = (u: number, v: number) => readonly [u: number, v: number]

function pieceOf({ geometry, finish, matrix }: Part, place: Matrix4, lay: Lay | undefined): Piece {
  const moved = place.clone().multiply(matrix)
  const turned = new Matrix3().getNormalMatrix(moved)
  const [position, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')]
  const uv = geometry.getAttribute('uv')
  const shape: Shape = { position: [], normal: [], index: [], tint: [], ...(lay && { uv: [] }) }
  const bounds = new Box3()
  const [point, facing] = [new Vector3(), new Vector3()]
  // Corners at the same place that face the same way are one.
  const known = new Map<string, number>()
  const corners = Array.from({ length: position.count }, (_, i) => {
    point.fromBufferAttribute(position, i).applyMatrix4(moved)
    facing.fromBufferAttribute(normal, i).applyMatrix3(turned).normalize()
    // A corner of nothing but slivers faces nowhere.
    if (facing.lengthSq() < 0.5) facing.set(0, 1, 0)
    const laid = lay?.(uv.getX(i), uv.getY(i)) ?? []
    const key = [...point.toArray(), ...facing.toArray(), ...laid]
      .map((value) => Math.round(value * 8192))
      .join()
    const same = known.get(key)
    if (same !== undefined) return same
    bounds.expandByPoint(point)
    known.set(key, shape.tint.length)
    shape.uv?.push(...laid)
    return addVertex(shape, [point.x, point.y, point.z], [facing.x, facing.y, facing.z])
  })
  const order = geometry.index ? Array.from(geometry.index.array) : corners.keys()
  for (const i of order) shape.index.push(corners[i] ?? 0)
  return {
    shape,
    look: lookOf(finish, lay !== undefined),
    box: bounds,
    size: bounds.getSize(point).length(),
  }
}

/** Stands on y = 0 around the middle, as large as it is shown. */
function placeOf(parts: readonly Part[], size: number): Matrix4 {
  const bounds = new Box3()
  const point = new Vector3()
  for (const { geometry, matrix } of parts) {
    const position = geometry.getAttribute('position')
    for (let i = 0; i < position.count; i++)
      bounds.expandByPoint(point.fromBufferAttribute(position, i).applyMatrix4(matrix))
  }
  const middle = bounds.getCenter(new Vector3())
  const scale = size / Math.max(...bounds.getSize(point).toArray())
  return new Matrix4()
    .makeScale(scale, scale, scale)
    .multiply(new Matrix4().makeTranslation(-middle.x, -bounds.min.y, -middle.z))
}

function surfaceOf({ geometry, matrix }: Part): number {
  const bounds = new Box3()
  const point = new Vector3()
  const position = geometry.getAttribute('position')
  for (let i = 0; i < position.count; i++)
    bounds.expandByPoint(point.fromBufferAttribute(position, i).applyMatrix4(matrix))
  const [a = 0, b = 0] = bounds
    .getSize(point)
    .toArray()
    .sort((x, y) => y - x)
  return a * b
}

/** What a scene draws of a print; threads and grain that repeat over a colour are that colour. */
const isDrawn = ({ tone, glow }: Finish, { repeat }: Print, steps: number, most: number): boolean =>
  steps * Math.max(1, (repeat?.[0] ?? 1) * (repeat?.[1] ?? 1)) <= most &&
  (repeat === undefined || tone.hex === '#ffffff' || glow > 0)

interface Prints {
  placed: PlacedPrint[]
  /** Of a print that is drawn: how it is laid. */
  layOf(print: Print | undefined): Lay | undefined
}

/** The prints of a model with their places in its tile; the same drawing is there once. */
function printsOf(parts: readonly Part[], most: number): Prints {
  const known = new Map<string, SizedPrint & { index: number }>()
  const keys = new Map<Print, string>()
  for (const part of parts) {
    const { print } = part.finish
    if (!print || !part.geometry.hasAttribute('uv')) continue
    const drawing = recordPrint(print)
    if (!isDrawn(part.finish, print, drawing.steps.length, most)) continue
    const key = JSON.stringify(drawing)
    const surface = surfaceOf(part)
    const same = known.get(key)
    keys.set(print, key)
    if (same) same.surface = Math.max(same.surface, surface)
    else known.set(key, { drawing, surface, index: known.size })
  }
  const sized = [...known.values()]
  const areas = placePrints(sized)
  const placed = sized.flatMap(({ drawing }, i): PlacedPrint[] => {
    const area = areas[i]
    return area ? [{ drawing, area }] : []
  })
  return {
    placed,
    layOf(print) {
      const index = print && known.get(keys.get(print) ?? '')?.index
      const area = index === undefined ? undefined : areas[index]
      if (!area) return undefined
      const inside = (value: number) => Math.max(0, Math.min(1, value))
      return (u, v) => [
        (area.x + inside(u) * area.width) / tileEdge,
        // Pictures of models have their origin below, tiles above.
        (area.y + (1 - inside(v)) * area.height) / tileEdge,
      ]
    },
  }
}

/** How much of a model is shown. */
export interface Level {
  triangles: number
  /** Parts smaller than this many metres are left out. */
  least: number
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

/** The parts that a scene shows: glass only where nothing is seen through it. */
function shownParts(parts: readonly Part[]): Part[] {
  const solid = parts.filter(({ finish }) => finish.opacity > 0.6)
  const glass = parts
    .filter(({ finish }) => finish.opacity <= 0.6)
    .flatMap((part) => emptyGlass(part, solid) ?? [])
    .map(
      (part): Part => ({
        ...part,
        finish: { ...part.finish, tone: { hex: paleGlass(part.finish.tone.hex) } },
      }),
    )
  return [...solid, ...glass]
}

function buildLevel(pieces: readonly Piece[], { triangles, least }: Level, prints: Prints): ModelData {
  const b = new ModelBuilder('near')
  b.prints = prints.placed
  const shown = largest(
    pieces.filter(({ size }) => size >= least),
    triangles / 8,
  )
  const counts = shares(shown, triangles)
  shown.forEach(({ shape, look, box: { min, max } }, i) => {
    const count = counts[i] ?? 4
    const simple = simplified(shape, count)
    // What cannot be made simple, such as the teeth of a wheel, is from afar the box around it.
    if (shape.uv || simple.index.length / 3 <= Math.max(24, count * 2)) b.add(simple, look)
    else
      b.add(box(max.x - min.x, max.y - min.y, max.z - min.z), look, {
        at: [(min.x + max.x) / 2, (min.y + max.y) / 2, (min.z + max.z) / 2],
      })
  })
  return b.finishModel()
}

/** Steps of the pen that one print may take. */
const mostSteps = 13_000

/** A variant of a library model as scenes put it on a plinth, with what is printed on it, from fine to coarse. */
export function buildWare(
  model: AnyModel,
  variant: ColourName,
  realSize: number,
  levels: readonly Level[],
): ModelData[] {
  const parts = shownParts(makeModel(model, variant, 'light').parts)
  const place = placeOf(parts, displaySize(realSize))
  const prints = printsOf(parts, mostSteps)
  const pieces = parts.map((part) => pieceOf(part, place, prints.layOf(part.finish.print)))
  return levels.map((level) => buildLevel(pieces, level, prints))
}
