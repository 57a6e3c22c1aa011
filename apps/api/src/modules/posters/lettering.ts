import { resolve } from 'node:path'
import { type Canvas, createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import { type FittedText, fitText, type TextWidth, textLeading } from '@tradefloor/rules'
import { LRUCache } from 'lru-cache'
import { contentFolder } from '../../paths.ts'

/** Comes with the project: what a system has would differ from machine to machine. */
const family = 'Tradefloor Sign'
let registered = false

export interface Sheet {
  canvas: Canvas
  pen: SKRSContext2D
  width: number
  height: number
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Lettering {
  color: string
  size: number
  align?: 'left' | 'center'
  lines?: number
}

export function createSheet(width: number, height: number): Sheet {
  if (!registered) {
    GlobalFonts.registerFromPath(resolve(contentFolder, 'fonts/sign-700.woff2'), family)
    registered = true
  }
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height))
  return { canvas, pen: canvas.getContext('2d'), width: canvas.width, height: canvas.height }
}

/** Half the height of capitals and of Chinese characters above the baseline, in ems. */
const middle = 0.36
/** Letters shrink down to this part of their size before the text is cut. */
const least = 0.4
const fontOf = (size: number) => `700 ${Math.max(1, size)}px "${family}"`

const measuredAt = 100
/** The signs of a stand ask for the width of the same pieces again and again. */
const widths = new LRUCache<string, number>({ max: 2000 })

const widthsOf =
  (pen: SKRSContext2D): TextWidth =>
  (text) => {
    const known = widths.get(text)
    if (known !== undefined) return known
    pen.font = fontOf(measuredAt)
    const width = pen.measureText(text).width / measuredAt
    widths.set(text, width)
    return width
  }

/** In a Chinese font these are as wide as a character, and would tear a Latin word apart. */
const latinQuote = /(?<=\p{Script=Latin})[\u2018\u2019\u02bb\u02bc]/gu

const fit = (pen: SKRSContext2D, text: string, { width, height }: Box, { size, lines = 1 }: Lettering) =>
  fitText(
    text.replace(latinQuote, "'"),
    { width, height, most: size, least: size * least, lines },
    widthsOf(pen),
  )

function writeLines(pen: SKRSContext2D, { size, lines }: FittedText, box: Box, top: number, look: Lettering) {
  pen.font = fontOf(size)
  pen.fillStyle = look.color
  pen.textAlign = look.align ?? 'left'
  const x = look.align === 'center' ? box.x + box.width / 2 : box.x
  lines.forEach((line, i) => {
    pen.fillText(line, x, top + size * textLeading * (i + 0.5) + size * middle)
  })
}

const heightOf = ({ size, lines }: FittedText) => size * textLeading * lines.length

export function writeInto(pen: SKRSContext2D, text: string, box: Box, look: Lettering): void {
  const fitted = fit(pen, text, box, look)
  writeLines(pen, fitted, box, box.y + (box.height - heightOf(fitted)) / 2, look)
}

/** A large text and, if there is one, a small one below it, in the middle of the box's height. */
export function writePair(
  pen: SKRSContext2D,
  [large, small]: readonly [string, string | undefined],
  box: Box,
  look: Lettering,
  smallLook: Lettering,
): void {
  if (!small) {
    writeInto(pen, large, box, look)
    return
  }
  const below = fit(pen, small, { ...box, height: box.height * 0.34 }, smallLook)
  const above = fit(pen, large, { ...box, height: box.height - heightOf(below) }, look)
  const top = box.y + (box.height - heightOf(above) - heightOf(below)) / 2
  writeLines(pen, above, box, top, look)
  writeLines(pen, below, box, top + heightOf(above), smallLook)
}
