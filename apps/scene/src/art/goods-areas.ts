import { type TileBox, tileEdge } from '@tradefloor/rules'

/** What a product's own tile holds, on a square of 512: its prints or its photograph, and below them its name card. */
export const printArea = { x: 3, y: 3, width: 506, height: 384 } as const satisfies TileBox

export const goodsAreas = {
  /** All of it: a shape of a product says itself where it looks. */
  tile: { x: 0, y: 0, width: tileEdge, height: tileEdge },
  /** 4 : 3. */
  photo: { x: 3, y: 3, width: 506, height: 380 },
  /** 4.4 : 1. */
  nameCard: { x: 4, y: 395, width: 504, height: 114 },
} as const satisfies Record<string, TileBox>

export type GoodsArea = keyof typeof goodsAreas
