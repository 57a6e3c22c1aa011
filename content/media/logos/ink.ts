import { darker, lighter, mix } from '../colour.ts'

/** The tones a mark is drawn in. `ground` is what lies behind it, for shapes that are cut out. */
export interface Ink {
  main: string
  soft: string
  ground: string
}

/** A brand mark around the origin, inside a square from -50 to 50. */
export type Mark = (ink: Ink) => string

const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)

/** How bright a colour looks, from 0 to 1. */
export const brightness = (hex: string) => {
  const [r = 0, g = 0, b = 0] = channels(hex).map((v) =>
    v <= 0.04 ? v / 12.9 : ((v + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The colour moved along the colour wheel, by channels, so that the second tone is a neighbour and not a tint. */
export function neighbour(colour: string, share = 0.42) {
  const [r = 0, g = 0, b = 0] = channels(colour)
  const warm = r >= b
  const towards = warm ? (g > r * 0.8 ? '#f4c430' : '#ffb347') : g >= b ? '#7fe0b0' : '#35c6e8'
  return mix(colour, towards, share + 0.2)
}

export const onWhite = (colour: string): Ink => ({
  main: brightness(colour) > 0.5 ? darker(colour, 0.12) : colour,
  soft: neighbour(colour),
  ground: '#ffffff',
})

/** On a ground of the brand's colour: white on a strong one, its darkest tone on a light one. */
export const onColour = (colour: string): Ink =>
  brightness(colour) > 0.42
    ? { main: mix(colour, '#14203a', 0.86), soft: lighter(colour, 0.72), ground: colour }
    : { main: '#ffffff', soft: mix(neighbour(colour, 0.3), '#ffffff', 0.38), ground: colour }

export const onTint = (colour: string): Ink => ({
  ...onWhite(colour),
  main: darker(colour, 0.1),
  ground: lighter(colour, 0.86),
})
