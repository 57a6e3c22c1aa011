import type { Language } from '@tradefloor/contract'
import type { BrandTones } from '@tradefloor/rules'
import type { TilePictures, TileSubject } from './tile-subject.ts'

/** All that the parts of a tile are drawn from. */
export interface Face {
  readonly subject: TileSubject
  readonly language: Language
  readonly pictures: TilePictures
  readonly tones: BrandTones
}
