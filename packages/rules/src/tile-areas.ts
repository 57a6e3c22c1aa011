/**
 * Each exhibitor has one square picture, its tile, with everything that is drawn for it: signs, poster, screen. A stand
 * points into the tile and not at the exhibitor, so all stands of a kind are one draw call.
 */
export interface TileBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The layout is made on a square of this edge; a tile can be drawn at any size. */
export const tileEdge = 512

/** How far each area is painted beyond its edge, so that filtering never mixes in its neighbour. */
export const tileBleed = 2

/** Between two areas lies the bleed of both. */
export const tileAreas = {
  /** Mark, name and number on white, 7.15 : 1. */
  fascia: { x: 2, y: 2, width: 508, height: 71 },
  /** The same on the brand's colour. */
  brandFascia: { x: 2, y: 77, width: 508, height: 71 },
  /** The exhibitor's own poster, upright 3 : 4. */
  poster: { x: 2, y: 152, width: 268, height: 358 },
  /** Mark and name from top to bottom, 1 : 4. */
  tower: { x: 274, y: 152, width: 90, height: 358 },
  /** The still picture of the video wall, 16 : 9. */
  video: { x: 368, y: 152, width: 142, height: 80 },
  /** Mark and name for the counter, 8 : 5, on white. */
  badge: { x: 368, y: 236, width: 142, height: 89 },
  /** The mark alone on the brand's colour, square. */
  mark: { x: 368, y: 329, width: 88, height: 88 },
  /** The booth's number, upright 4 : 7. */
  number: { x: 460, y: 329, width: 50, height: 88 },
  /** Name card of the contact, 3 : 2. */
  card: { x: 368, y: 421, width: 134, height: 89 },
} as const satisfies Record<string, TileBox>

export type TileArea = keyof typeof tileAreas
