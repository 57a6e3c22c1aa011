import type { Pen } from './pen.ts'

/** One stroke or surface of a drawing on a square of 100: path data as in SVG. */
export interface Stroke {
  readonly fill?: string
  readonly line?: string
  readonly width?: number
  readonly alpha?: number
}
export type LineArt = readonly Stroke[]

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`

export const slab = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - r * 2}a${r} ${r} 0 0 1 ${r} ${r}v${h - r * 2}a${r} ${r} 0 0 1 ${-r} ${r}h${r * 2 - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${r * 2 - h}a${r} ${r} 0 0 1 ${r} ${-r}z`

/** Points on a circle, from the top and clockwise. */
export const around = (count: number, radius: number): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2 - Math.PI / 2
    return [
      Math.round((50 + Math.cos(angle) * radius) * 10) / 10,
      Math.round((50 + Math.sin(angle) * radius) * 10) / 10,
    ] as const
  })

const paths = new Map<string, Path2D>()

function pathOf(data: string): Path2D {
  const known = paths.get(data)
  if (known) return known
  const path = new Path2D(data)
  paths.set(data, path)
  return path
}

/** Draws into a square with its corner at x, y. */
export function drawLineArt(
  pen: Pen,
  art: LineArt,
  [x, y, size]: readonly [number, number, number],
  color: string,
): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(size / 100, size / 100)
  pen.fillStyle = pen.strokeStyle = color
  pen.lineCap = pen.lineJoin = 'round'
  const opacity = pen.globalAlpha
  for (const { fill, line, width = 11, alpha = 1 } of art) {
    pen.globalAlpha = opacity * alpha
    pen.lineWidth = width
    if (fill) pen.fill(pathOf(fill), 'evenodd')
    if (line) pen.stroke(pathOf(line))
  }
  pen.restore()
}
