import type { Paper } from '../../paper.ts'

/** The units a cover is drawn in: A4 upright. */
export const coverSize = [1280, 1810] as const

/** The picture on a paper's front. Its title stands in the upper part, so the motif begins below 820. */
export interface Cover {
  /** The colour of the title. */
  ink: string
  /** The colour of what is less important than the title. */
  quiet: string
  draw(paper: Paper): string[]
}

export const sky = (fill: string) => `<rect width="${coverSize[0]}" height="${coverSize[1]}" fill="${fill}"/>`

export const onDark = { ink: '#ffffff', quiet: '#dce8ff' }
export const onLight = { ink: '#0b2a6b', quiet: '#33486f' }
