import { linearColor, type TileArea, type TileBox, tileAreas, tileEdge } from '@tradefloor/rules'
import { type GoodsArea, goodsAreas } from '../art/goods-areas.ts'
import type { PrintDrawing } from '../art/print-drawing.ts'
import { movePoint, type Pose, type Vec3 } from '../kit/affine.ts'
import { type Look, MeshBuilder, type MeshData } from '../kit/mesh-builder.ts'
import type { Shape } from '../kit/shape.ts'

/** A colour that is not the model's but the place's where it stands: of the exhibitor, or of a person's clothes. */
export const paints = { brand: 1, deep: 2, pale: 3, top: 1, legs: 2, hair: 3 } as const
export type Paint = keyof typeof paints

export interface ModelLook extends Look {
  /** Painted when it is placed; `color` then scales that paint and is white in most cases. */
  paint?: Paint
  /** A part of the exhibitor's tile on this surface. Only for shapes that can carry a picture. */
  art?: TileArea | GoodsArea
}

/** A print of a product, and where in the product's tile it is drawn. */
export interface PlacedPrint {
  drawing: PrintDrawing
  area: TileBox
}

const areas: Readonly<Record<TileArea | GoodsArea, TileBox>> = { ...tileAreas, ...goodsAreas }

/** A lamp that shines only in the bake: it costs nothing while the scene is drawn. */
export interface Lamp {
  at: Vec3
  to: Vec3
  power: number
  /** Half the opening, in radians. */
  angle: number
}

/** A place in a model where something else is put later: a product, a person, a plant, a pin. */
export interface Socket {
  kind: string
  at: Vec3
  turn: number
  size: number
}

/** A soft dark spot on the ground under a foot or a pot. */
export interface Contact {
  x: number
  z: number
  radius: number
  strength: number
}

export interface ModelData extends MeshData {
  /** Which paint, one a vertex; 0 for none. */
  paint: Uint8Array
  /** Place in the exhibitor's tile, two a vertex; -1 where there is no picture. */
  uv: Float32Array
  lamps: Lamp[]
  sockets: Socket[]
  contacts: Contact[]
  prints: readonly PlacedPrint[]
}

/** How much of a model is built: all of it, what is seen across an aisle, what is seen across the hall. */
export const details = ['near', 'middle', 'far'] as const
export type Detail = (typeof details)[number]

/** How much larger cells may be, by detail. */
const coarser: Record<Detail, number> = { near: 1, middle: 2.4, far: 30 }

/** Pours the parts of a model together with what its placing needs. */
export class ModelBuilder extends MeshBuilder {
  private readonly paint: number[] = []
  private readonly uv: number[] = []
  private readonly lamps: Lamp[] = []
  private readonly sockets: Socket[] = []
  private readonly contacts: Contact[] = []
  /** What its pictured parts show; their shapes say where in the tile. */
  prints: readonly PlacedPrint[] = []

  constructor(readonly detail: Detail = 'near') {
    super()
  }

  /** The edge of a cell of a large surface at this detail. */
  cell(edge: number): number {
    return edge * coarser[this.detail]
  }

  /** A bevel catches the light near by; across the hall it is only triangles. */
  bevel(width: number): number {
    return this.detail === 'near' ? width : 0
  }

  /** How many pieces a round part is made of at this detail, never fewer than a shape needs. */
  round(segments: number): number {
    return Math.max(5, Math.round(segments / { near: 1, middle: 1.8, far: 4 }[this.detail]))
  }

  /** Runs `build` only where the detail is at least this fine. */
  from(detail: Detail, build: () => void): void {
    if (details.indexOf(this.detail) <= details.indexOf(detail)) build()
  }

  override add(shape: Shape, look: ModelLook, pose: Pose = {}): void {
    super.add(shape, look, pose)
    const area = look.art && areas[look.art]
    const paint = look.paint ? paints[look.paint] : 0
    for (let i = 0; i < shape.tint.length; i++) {
      this.paint.push(paint)
      const [u, v] = [shape.uv?.[i * 2], shape.uv?.[i * 2 + 1]]
      if (!area || u === undefined || v === undefined) this.uv.push(-1, -1)
      else this.uv.push((area.x + u * area.width) / tileEdge, (area.y + v * area.height) / tileEdge)
    }
  }

  lamp(at: Vec3, to: Vec3, power = 9, angle = 0.64): void {
    this.lamps.push({ at: this.moved(at), to: this.moved(to), power, angle })
  }

  socket(kind: string, at: Vec3, turn = 0, size = 1): void {
    const [x, y, z] = this.moved(at)
    const [ax, , az] = this.moved([at[0] + Math.sin(turn), at[1], at[2] + Math.cos(turn)])
    this.sockets.push({ kind, at: [x, y, z], turn: Math.atan2(ax - x, az - z), size })
  }

  contact(x: number, z: number, radius: number, strength = 0.55): void {
    const at = this.moved([x, 0, z])
    if (at[1] < 0.02) this.contacts.push({ x: at[0], z: at[2], radius, strength })
  }

  finishModel(): ModelData {
    return {
      ...this.finish(),
      paint: Uint8Array.from(this.paint),
      uv: Float32Array.from(this.uv),
      lamps: this.lamps,
      sockets: this.sockets,
      contacts: this.contacts,
      prints: this.prints,
    }
  }

  private moved(at: Vec3): Vec3 {
    return movePoint(this.frame, at[0], at[1], at[2])
  }
}

/** A painted surface: white, so that the paint is seen as it is. */
export const painted = (paint: Paint, rough = 0.38, more: Partial<ModelLook> = {}): ModelLook => ({
  color: '#ffffff',
  rough,
  paint,
  ...more,
})

/** A picture of the exhibitor, lit from behind by `glow`. */
export const picture = (art: TileArea | GoodsArea, glow = 0.3, rough = 0.5): ModelLook => ({
  color: '#ffffff',
  rough,
  glow,
  art,
})

/** What the bake sees of a paint that it cannot know: a middle grey-blue. */
export const paintInBake = linearColor('#8fa3c2')
