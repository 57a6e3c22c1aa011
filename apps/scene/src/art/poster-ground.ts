import type { BrandTones } from '@tradefloor/rules'
import type { Sheet } from './pen.ts'

/** What a drawn poster shows in its picture: a shape of this size with its corner here. */
export type DrawHero = (at: readonly [x: number, y: number, size: number], color: string) => void

/** One way to compose a poster. */
export interface PosterGround {
  readonly draw: (sheet: Sheet, tones: BrandTones, hero: DrawHero, seed: number) => void
  /** Where the title stands, and whether its letters are white. */
  readonly title: 'top' | 'bottom'
  readonly light: boolean
}

export const centred = (x: number, y: number, size: number) => [x - size / 2, y - size / 2, size] as const
