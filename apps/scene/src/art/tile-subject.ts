import type { Language } from '@tradefloor/contract'

export type Names = Readonly<Record<Language, string>>

/** What a tile says about an exhibitor. */
export interface TileSubject {
  readonly id: number
  readonly name: Names
  /** The booth's number; empty where there is none, and then none is shown. */
  readonly number: string
  /** #rrggbb. */
  readonly color: string
  readonly industry: string | null
  readonly contact?: { readonly name: Names; readonly post: Names }
  readonly slogan?: Names
}

export type TilePicture = ImageBitmap | HTMLImageElement

/** Pictures that have arrived. A tile looks finished without any. */
export interface TilePictures {
  readonly logo?: TilePicture
  readonly poster?: TilePicture
  readonly still?: TilePicture
}
