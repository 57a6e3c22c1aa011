import { Box3, Matrix4, Vector3 } from 'three'
import { makeModel, modelNamed } from '../make.ts'
import type { ColourName } from '../model.ts'
import { type Part, Sculpture } from '../sculpture.ts'
import { type Fineness, filmed, fineness } from '../shapes/index.ts'
import { addProp, type Prop } from './scenery.ts'

/** A model in a tableau. */
export interface Piece {
  model: string
  colour?: ColourName
  /** Where its foot is. */
  at: readonly [x: number, y: number, z: number]
  /** How high it stands, or how wide it lies, whichever is more. */
  size: number
  /** Degrees it is turned by, from where its own picture sees it. */
  turn?: number
}

/** Several models together, with something around them. In metres; seen from +z. */
export interface Tableau {
  pieces: readonly Piece[]
  props: readonly Prop[]
  /** Made for a film: less finely. */
  filmed?: boolean
}

/** One thing of a tableau: what it is made of, standing on the origin, and where that goes. */
export interface Standing {
  sculpture: Sculpture
  at: readonly [x: number, y: number, z: number]
  /** Degrees about the upright. */
  turn: number
}

function boundsOf(parts: readonly Part[]): Box3 {
  const [bounds, point] = [new Box3(), new Vector3()]
  for (const { geometry, matrix } of parts) {
    const position = geometry.getAttribute('position')
    for (let i = 0; i < position.count; i++)
      bounds.expandByPoint(point.fromBufferAttribute(position, i).applyMatrix4(matrix))
  }
  return bounds
}

function standingPiece({ model: name, colour, at, size, turn = 0 }: Piece, fine: Fineness): Standing {
  const model = modelNamed(name)
  const { parts } = makeModel(model, colour, fine)
  const bounds = boundsOf(parts)
  const [middle, extent] = [bounds.getCenter(new Vector3()), bounds.getSize(new Vector3())]
  const scale = size / Math.max(extent.x, extent.y, extent.z)
  const place = new Matrix4()
    .makeScale(scale, scale, scale)
    .multiply(new Matrix4().makeTranslation(-middle.x, -bounds.min.y, -middle.z))
  const sculpture = new Sculpture(fine)
  for (const part of parts) sculpture.parts.push({ ...part, matrix: place.clone().multiply(part.matrix) })
  return { sculpture, at, turn: model.seen.yaw + turn }
}

function standingProp(prop: Prop, fine: Fineness): Standing {
  const sculpture = new Sculpture(fine)
  addProp(sculpture, prop)
  return { sculpture, at: prop.at, turn: prop.turn ?? 0 }
}

/** The pieces in their order, then the props in theirs. */
export function makeTableau({ pieces, props, filmed: isFilmed }: Tableau): Standing[] {
  const fine = isFilmed ? filmed : fineness.full
  return [
    ...pieces.map((piece) => standingPiece(piece, fine)),
    ...props.map((prop) => standingProp(prop, fine)),
  ]
}
