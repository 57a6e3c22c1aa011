/** Width of a text in ems, that is at letter size 1. */
export type TextWidth = (text: string) => number

export interface TextRoom {
  readonly width: number
  readonly height: number
  /** The largest and the smallest letters. */
  readonly most: number
  readonly least: number
  /** How many lines there may be. */
  readonly lines: number
}

export interface FittedText {
  readonly size: number
  readonly lines: readonly string[]
}

/** Distance of two lines in letter sizes. */
export const textLeading = 1.18

const han = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}'
const opening = '（《“「『【('
const closing = '）》”」』】)，。、：；！？…·,.;:!?'
/** A line may end after any Chinese sign and after a word, but no bracket or comma may be torn off. */
const piece = new RegExp(
  `[${opening}]*(?:[${han}]|[^\\s${han}${opening}]+-?|[${opening}])[${closing}]*\\s*`,
  'gu',
)

const piecesOf = (text: string): string[] => text.trim().match(piece) ?? []

/** As few lines as go into `limit` ems; a piece that is wider has a line of its own. */
function wrap(pieces: readonly string[], limit: number, widthOf: TextWidth): string[] {
  const lines: string[] = []
  let [line, width] = ['', 0]
  for (const text of pieces) {
    if (line && width + widthOf(text.trimEnd()) > limit) {
      lines.push(line.trimEnd())
      ;[line, width] = ['', 0]
    }
    line += text
    width += widthOf(text)
  }
  if (line) lines.push(line.trimEnd())
  return lines
}

/** The narrowest width in which the text has no more than `count` lines: so they are about equally long. */
function narrowest(pieces: readonly string[], count: number, widthOf: TextWidth): number {
  let high = pieces.reduce((sum, text) => sum + widthOf(text), 0)
  let low = Math.max(high / count, ...pieces.map((text) => widthOf(text.trimEnd()))) * 0.999
  if (count === 1) return Math.max(high, 0.001)
  for (let i = 0; i < 12; i++) {
    const middle = (low + high) / 2
    if (wrap(pieces, middle, widthOf).length <= count) high = middle
    else low = middle
  }
  return Math.max(high, 0.001)
}

/** The text's beginning with an ellipsis, no wider than `limit` ems. */
function shorten(text: string, limit: number, widthOf: TextWidth): string {
  if (widthOf(text) <= limit) return text
  const letters = [...text]
  while (letters.length > 1 && widthOf(`${letters.join('').trimEnd()}…`) > limit) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** A line more must make the letters clearly larger, or it is not worth it. */
const gainOfALine = 1.2

/** The largest letters in which the text goes into the room; shortened only when the smallest are still too large. */
export function fitText(text: string, room: TextRoom, widthOf: TextWidth): FittedText {
  const pieces = piecesOf(text)
  if (pieces.length === 0) return { size: room.most, lines: [] }
  let best = { size: 0, limit: 0 }
  for (let count = 1; count <= Math.min(room.lines, pieces.length); count++) {
    const limit = narrowest(pieces, count, widthOf)
    const size = Math.min(room.most, room.width / limit, room.height / (count * textLeading))
    if (size > best.size * (count > 1 ? gainOfALine : 1)) best = { size, limit }
  }
  if (best.size >= room.least) return { size: best.size, lines: wrap(pieces, best.limit * 1.0001, widthOf) }
  const size = Math.min(room.least, room.height / textLeading)
  const limit = room.width / size
  const count = Math.max(1, Math.min(room.lines, Math.floor(room.height / (size * textLeading) + 0.001)))
  const lines = wrap(pieces, limit, widthOf)
  const kept = lines.slice(0, count - 1).map((line) => shorten(line, limit, widthOf))
  const rest = lines.slice(count - 1).join(/\p{Script=Han}/u.test(text) ? '' : ' ')
  return { size, lines: [...kept, shorten(rest, limit, widthOf)] }
}
