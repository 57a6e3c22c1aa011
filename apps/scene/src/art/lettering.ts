import { type FittedText, fitText, type TextWidth, textLeading } from '@tradefloor/rules'
import { type Box, type Pen, signFont } from './pen.ts'

export interface Lettering {
  readonly color: string
  readonly size: number
  /** Letters shrink down to this part of their size before the text is cut. */
  readonly least?: number
  readonly weight?: number
  readonly lines?: number
  readonly align?: 'left' | 'center' | 'right'
  /** Where in the box, from top (0) to bottom (1). */
  readonly place?: number
}

/** Half the height of capitals and of Chinese signs above the baseline, in ems; the same on every system. */
const middle = 0.36
const measuredAt = 100
/** Letter sizes go in these parts of a unit: the browser keeps glyphs by size. */
const sizeSteps = 4
const mostKept = 6000
const kept = new Map<string, number>()

/** Measures once for each piece of text: layouts ask for the same again and again. */
export function widthsOf(pen: Pen, weight: number): TextWidth {
  let ready = false
  return (text) => {
    const key = `${weight}${text}`
    const known = kept.get(key)
    if (known !== undefined) return known
    if (!ready) pen.font = `${weight} ${measuredAt}px ${signFont}`
    ready = true
    const width = pen.measureText(text).width / measuredAt
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, width)
    return width
  }
}

/** One line with its middle at `y`. */
export function write(
  pen: Pen,
  text: string,
  at: readonly [x: number, y: number],
  { color, size, weight = 700, align = 'left' }: Lettering,
): void {
  pen.font = `${weight} ${Math.floor(size * sizeSteps) / sizeSteps}px ${signFont}`
  pen.fillStyle = color
  pen.textAlign = align
  pen.textBaseline = 'alphabetic'
  pen.fillText(text, at[0], at[1] + size * middle)
}

export function fitInto(pen: Pen, text: string, box: Box, look: Lettering): FittedText {
  const { size, least = 0.4, weight = 700, lines = 1 } = look
  return fitText(
    text,
    { width: box.width, height: box.height, most: size, least: size * least, lines },
    widthsOf(pen, weight),
  )
}

const anchors = { left: 0, center: 0.5, right: 1 }

function writeLines(pen: Pen, { lines, size }: FittedText, box: Box, top: number, look: Lettering): void {
  const x = box.x + box.width * anchors[look.align ?? 'left']
  lines.forEach((line, i) => {
    write(pen, line, [x, top + size * textLeading * (i + 0.5)], { ...look, size })
  })
}

const heightOf = ({ lines, size }: FittedText) => lines.length * size * textLeading

/** A text as large as its box allows, in lines if that helps. Answers where it ends. */
export function writeInto(pen: Pen, text: string, box: Box, look: Lettering): number {
  const fitted = fitInto(pen, text, box, look)
  const top = box.y + (box.height - heightOf(fitted)) * (look.place ?? 0.5)
  writeLines(pen, fitted, box, top, look)
  return top + heightOf(fitted)
}

/** A large text and a small one below it, together in one box. Without a small one the large has all the room. */
export function writePair(
  pen: Pen,
  [large, small]: readonly [string, string | undefined],
  box: Box,
  look: Lettering,
  smallLook: Lettering,
): number {
  if (!small) return writeInto(pen, large, box, look)
  const smallRoom = { ...box, height: smallLook.size * textLeading * (smallLook.lines ?? 1) }
  const below = fitInto(pen, small, smallRoom, smallLook)
  const top = fitInto(pen, large, { ...box, height: box.height - heightOf(below) }, look)
  const start = box.y + (box.height - heightOf(top) - heightOf(below)) * (look.place ?? 0.5)
  writeLines(pen, top, box, start, look)
  writeLines(pen, below, box, start + heightOf(top), { ...smallLook, align: look.align })
  return start + heightOf(top) + heightOf(below)
}
