import { type Pen, signFont } from './pen.ts'
import type { PenStep, PenValue, PrintDrawing, Shades } from './print-drawing.ts'

const isShades = (value: PenValue): value is Shades =>
  typeof value === 'object' && !Array.isArray(value) && value !== null

function shadesOf(pen: Pen, { kind, at, stops }: Shades): CanvasGradient {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = at
  const gradient =
    kind === 'linear' ? pen.createLinearGradient(a, b, c, d) : pen.createRadialGradient(a, b, c, d, e, f)
  for (const [offset, color] of stops) gradient.addColorStop(offset, color)
  return gradient
}

/** Prints name the fonts of the machine that takes pictures; signs of scenes name those of visitors. */
const fontOf = (font: string): string => `${/^.*?px/.exec(font)?.[0] ?? '700 16px'} ${signFont}`

function takeStep(pen: Pen, [name, ...values]: PenStep): void {
  const target = pen as unknown as Record<string, unknown>
  if (name.startsWith('=')) {
    const [value] = values
    const property = name.slice(1)
    target[property] = isShades(value)
      ? shadesOf(pen, value)
      : property === 'font'
        ? fontOf(String(value))
        : value
    return
  }
  const method = target[name]
  if (typeof method !== 'function') return
  method.apply(pen, values)
}

/** Draws a print over the box from 0, 0 to its width and height. */
export function drawPrint(pen: Pen, drawing: PrintDrawing): void {
  const { width, height, repeat = [1, 1] } = drawing
  const [across, along] = [Math.max(1, repeat[0]), Math.max(1, repeat[1])]
  pen.save()
  pen.beginPath()
  pen.rect(0, 0, width, height)
  pen.clip()
  pen.scale(1 / across, 1 / along)
  for (let row = 0; row < along; row++)
    for (let column = 0; column < across; column++) {
      pen.save()
      pen.translate(column * width, row * height)
      for (const step of drawing.steps) takeStep(pen, step)
      pen.restore()
    }
  pen.restore()
}
