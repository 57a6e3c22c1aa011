import type { Pen } from './pen.ts'
import { type Language, lettering, type Print, type ProductName, type WordPlace } from './print.ts'
import type { Sculpture } from './sculpture.ts'

/** A line of letters around its middle, squeezed when it is longer than `most`. */
export interface WordLine {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly color: string
  readonly weight: number
  readonly most: number
}

const lineHeight = 1.2
/** A share of the box for each language where it carries both. */
const shares = { zh: 0.58, en: 0.34 } as const
const mostLines = { zh: 4, en: 4 } as const

/** Pieces that are not divided: English words, single Chinese characters with the marks that cling to them. */
const tokensOf = (text: string): string[] =>
  text.match(
    /[\p{Script=Han}](?:[、，。）：；])?|（?[\p{Script=Han}]|[^\s\p{Script=Han}（）]+[）]?\s*|（|）|\s+/gu,
  ) ?? []

/** How wide a text is in parts of its size; prints are read where nothing can be measured. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => {
    if (/[\p{Script=Han}（）、，。：；－％℃]/u.test(letter)) return sum + 1
    if (letter === ' ') return sum + 0.28
    return sum + (/[A-ZMW@%&mw]/.test(letter) ? 0.7 : 0.57)
  }, 0)

/** The narrowest way to set tokens in so many lines. */
function broken(tokens: readonly string[], lines: number): string[] {
  if (lines <= 1 || tokens.length <= 1) return [tokens.join('').trim()]
  const all = tokens.join('').trim()
  let best: string[] = [all]
  let least = Number.POSITIVE_INFINITY
  for (let i = 1; i < tokens.length; i++) {
    const first = tokens.slice(0, i).join('').trim()
    const wide = widthOf(first)
    if (wide >= least) break
    const rest = broken(tokens.slice(i), lines - 1)
    const widest = Math.max(wide, ...rest.map(widthOf))
    if (widest < least) {
      least = widest
      best = [first, ...rest]
    }
  }
  return best
}

/** As large as the box allows. */
function set(text: string, language: Language, place: WordPlace, y: number, height: number): WordLine[] {
  const tokens = tokensOf(text)
  let best: { size: number; lines: string[] } = { size: 0, lines: [] }
  for (let count = 1; count <= mostLines[language]; count++) {
    const lines = broken(tokens, count)
    const wide = Math.max(...lines.map(widthOf))
    const size = Math.min(height / (lines.length * lineHeight), place.width / wide)
    if (size > best.size * 1.08) best = { size, lines }
  }
  const { size, lines } = best
  const weight = place.weight ?? (language === 'zh' ? 900 : 600)
  return lines.map((line, i) => ({
    text: line,
    x: place.x,
    y: y + (i - (lines.length - 1) / 2) * size * lineHeight,
    size: Math.round(size),
    color: place.color,
    weight,
    most: place.width,
  }))
}

function linesIn(place: WordPlace, name: ProductName, languages: readonly Language[]): WordLine[] {
  const said = languages.filter((language) => !place.says || place.says === language)
  if (said.length < 2)
    return (said.length ? said : languages.slice(0, 1)).flatMap((language) =>
      set(name[language], language, place, place.y, place.height),
    )
  const top = place.y - place.height / 2
  return [
    ...set(name.zh, 'zh', place, top + (place.height * shares.zh) / 2, place.height * shares.zh),
    ...set(name.en, 'en', place, top + place.height * (1 - shares.en / 2), place.height * shares.en),
  ]
}

/**
 * The words that a print carries for a product, and how they are set. Pictures show both languages; a scene that knows its
 * visitor's language may ask for that one alone.
 */
export const wordsOn = (
  { places = [] }: Pick<Print, 'places'>,
  name: ProductName,
  languages: readonly Language[] = ['zh', 'en'],
): WordLine[] => places.flatMap((place) => linesIn(place, name, languages))

export function drawWords(pen: Pen, lines: readonly WordLine[]): void {
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  for (const { text, x, y, size, color, weight, most } of lines) {
    pen.font = lettering(size, weight)
    pen.fillStyle = color
    pen.fillText(text, x, y, most)
  }
}

export const hasWordPlaces = ({ parts }: Pick<Sculpture, 'parts'>): boolean =>
  parts.some(({ finish }) => finish.print?.places?.length)

const worded = (print: Print, name: ProductName): Print => ({
  ...print,
  draw: (pen, w, h) => {
    print.draw(pen, w, h)
    drawWords(pen, wordsOn(print, name))
  },
})

/** The same model with a product's name wherever its prints have a place for it. */
export function withWords(sculpture: Sculpture, name: ProductName): Sculpture {
  sculpture.parts.forEach((part, i) => {
    const { print } = part.finish
    if (print?.places?.length)
      sculpture.parts[i] = { ...part, finish: { ...part.finish, print: worded(print, name) } }
  })
  return sculpture
}
