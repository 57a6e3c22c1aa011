import { resolve } from 'node:path'
import { type Canvas, createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
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

const leading = 1.2
/** Half the height of capitals and of Chinese characters above the baseline, in ems. */
const middle = 0.36
const fontOf = (size: number) => `700 ${Math.max(1, size)}px "${family}"`

/** Chinese breaks anywhere, Latin between words. */
const piecesOf = (text: string) => text.match(/\p{Script=Han}|[^\s\p{Script=Han}]+\s*|\s+/gu) ?? []

function wrap(pen: SKRSContext2D, text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of piecesOf(text)) {
    if (line && pen.measureText((line + piece).trimEnd()).width > width) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  return line.trim() ? [...lines, line.trimEnd()] : lines
}

interface Fitted {
  size: number
  lines: string[]
}

/** The largest letters, up to those asked for, with which the text goes into the box whole. */
function fit(pen: SKRSContext2D, text: string, box: Box, { size, lines = 1 }: Lettering): Fitted {
  for (let letters = Math.min(size, box.height); letters > 1; letters *= 0.94) {
    pen.font = fontOf(letters)
    const wrapped = wrap(pen, text, box.width)
    const isWide = wrapped.some((line) => pen.measureText(line).width > box.width)
    if (!isWide && wrapped.length <= lines && wrapped.length * letters * leading <= box.height * 1.1)
      return { size: letters, lines: wrapped }
  }
  return { size: 1, lines: [] }
}

function setLines(pen: SKRSContext2D, { size, lines }: Fitted, box: Box, top: number, look: Lettering) {
  pen.font = fontOf(size)
  pen.fillStyle = look.color
  pen.textAlign = look.align ?? 'left'
  const x = look.align === 'center' ? box.x + box.width / 2 : box.x
  lines.forEach((line, i) => {
    pen.fillText(line, x, top + size * leading * (i + 0.5) + size * middle)
  })
}

const heightOf = ({ size, lines }: Fitted) => size * leading * lines.length

export function writeInto(pen: SKRSContext2D, text: string, box: Box, look: Lettering): void {
  writePair(pen, [text, ''], box, look, look)
}

/** A large text and a small one below it, in the middle of the box's height. */
export function writePair(
  pen: SKRSContext2D,
  [large, small]: readonly [string, string],
  box: Box,
  look: Lettering,
  smallLook: Lettering,
): void {
  const below = small ? fit(pen, small, { ...box, height: box.height * 0.34 }, smallLook) : undefined
  const room = { ...box, height: box.height - (below ? heightOf(below) : 0) }
  const above = fit(pen, large, room, look)
  const top = box.y + (box.height - heightOf(above) - (below ? heightOf(below) : 0)) / 2
  setLines(pen, above, box, top, look)
  if (below) setLines(pen, below, box, top + heightOf(above), smallLook)
}
