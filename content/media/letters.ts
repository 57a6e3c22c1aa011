import { d } from './draw.ts'

// Capitals as strokes in a frame 100 high, so that a name looks the same on a machine without fonts.
const strokes: Record<string, readonly [width: number, path: string]> = {
  A: [82, 'M0 100L41 0L82 100M15 66H67'],
  B: [64, 'M0 46H36A23 23 0 0 0 36 0H0V100H37A27 27 0 0 0 37 46'],
  C: [82, 'M82 21A46 50 0 1 0 82 79'],
  D: [78, 'M0 0V100H28A50 50 0 0 0 28 0Z'],
  E: [58, 'M58 0H0V100H58M0 49H50'],
  F: [56, 'M56 0H0V100M0 51H48'],
  G: [88, 'M80 19A46 50 0 1 0 88 55H54'],
  H: [72, 'M0 0V100M72 0V100M0 49H72'],
  I: [0, 'M0 0V100'],
  J: [48, 'M48 0V70A24 30 0 0 1 0 70'],
  K: [64, 'M0 0V100M62 0L0 61M23 39L64 100'],
  L: [54, 'M0 0V100H54'],
  M: [90, 'M0 100V0L45 64L90 0V100'],
  N: [72, 'M0 100V0L72 100V0'],
  O: [96, 'M48 0A48 50 0 1 1 48 100A48 50 0 1 1 48 0Z'],
  P: [61, 'M0 100V0H34A27 27 0 0 1 34 55H0'],
  Q: [96, 'M48 0A48 50 0 1 1 48 100A48 50 0 1 1 48 0ZM62 70L94 104'],
  R: [63, 'M0 100V0H35A27 27 0 0 1 35 55H0M34 55L63 100'],
  S: [64, 'M60 19C54 6 45 0 32 0C15 0 4 10 4 25C4 60 64 40 64 74C64 90 51 100 33 100C18 100 6 93 0 79'],
  T: [72, 'M0 0H72M36 0V100'],
  U: [72, 'M0 0V64A36 36 0 0 0 72 64V0'],
  V: [80, 'M0 0L40 100L80 0'],
  W: [116, 'M0 0L29 100L58 8L87 100L116 0'],
  X: [70, 'M0 0L70 100M70 0L0 100'],
  Y: [76, 'M0 0L38 53L76 0M38 53V100'],
  Z: [66, 'M0 0H66L0 100H66'],
}

const gap = 26

export interface Lettering {
  x: number
  /** The top of the letters. */
  y: number
  height: number
  colour: string
  /** The stroke's breadth when letters are 100 high. */
  weight?: number
  spacing?: number
  align?: 'left' | 'middle' | 'right'
  opacity?: number
}

/** What is left of a name when it is set in plain capitals. */
export const plainCapitals = (name: string) =>
  name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')

const advance = (word: string, weight: number, spacing: number) =>
  [...word].reduce((sum, letter) => sum + (strokes[letter]?.[0] ?? 0) + weight + gap + spacing, 0) -
  gap -
  spacing

/** How wide a word stands, strokes included. */
export const wordWidth = (word: string, height: number, weight = 17, spacing = 0) =>
  (advance(word, weight, spacing) * height) / (100 + weight)

/** A word in our own capitals; `height` is that of the whole letter. */
export function lettering(word: string, form: Lettering): string {
  const { x, y, height, colour, weight = 17, spacing = 0, align = 'left', opacity = 1 } = form
  const size = height / (100 + weight)
  const width = advance(word, weight, spacing) * size
  const left = x - (align === 'left' ? 0 : align === 'middle' ? width / 2 : width)
  let at = weight / 2
  const paths = [...word].map((letter) => {
    const [breadth, path] = strokes[letter] ?? [0, '']
    const placed = `<path d="${path}" transform="translate(${Math.round(at * 10) / 10} 0)"/>`
    at += breadth + weight + gap + spacing
    return placed
  })
  return (
    d`<g transform="translate(${left} ${y + (weight / 2) * size}) scale(${String(Math.round(size * 1000) / 1000)})"` +
    ` fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}">${paths.join('')}</g>`
  )
}
