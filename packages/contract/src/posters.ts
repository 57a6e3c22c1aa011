import type { Language } from './language.ts'

/** What posters are composed in, in pixels: a window, and a phone's screen at twice its size. */
export const posterShapes = {
  wide: { width: 1600, height: 1000 },
  tall: { width: 780, height: 1688 },
} as const
export type PosterShape = keyof typeof posterShapes

/** What the preview of a link shows. */
export const posterPreviewSize = { width: 1200, height: 630 }

/** The stands that a booth's poster can show. */
export const posterBodies = ['booth-arch', 'booth-pavilion'] as const
export type PosterBody = (typeof posterBodies)[number]

/** The stand of a company in its booth and on its poster. */
export const posterBodyOf = (companyId: number): PosterBody =>
  companyId % 2 === 0 ? 'booth-arch' : 'booth-pavilion'

export interface BoothPoster {
  exhibitionId: number
  companyId: number
  /** Changes with all that the picture shows, so that its address can be kept for ever. */
  version: string
}

/** Where the picture of a booth is. Readers of links do not all know AVIF, so the preview is a JPEG. */
export const boothPosterAddress = (
  { exhibitionId, companyId, version }: BoothPoster,
  language: Language,
  shape: PosterShape | 'preview',
): string =>
  `/posters/booth/${exhibitionId}/${companyId}/${language}.${shape}.${shape === 'preview' ? 'jpg' : 'avif'}?v=${version}`
