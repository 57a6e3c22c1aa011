export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** A rectangle to draw in; its corner is the pen's origin. */
export interface Sheet {
  readonly pen: Pen
  readonly width: number
  readonly height: number
  /** Device pixels of one unit: what would be too small to read is left out. */
  readonly pixels: number
  /** How far the ground is painted beyond the edges. */
  readonly bleed: number
}

/** A sign fills its canvas; nothing lies beside it. */
export const signSheet = (pen: Pen, width: number, height: number): Sheet => ({
  pen,
  width,
  height,
  pixels: 1,
  bleed: 0,
})

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export const signFont = '"PingFang SC","HarmonyOS Sans SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif'

export const ink = '#0f1b33'
export const softInk = '#52617d'
/** Not quite white: a lit sign keeps its shading. */
export const paper = '#f9fbfe'

/** Below this many pixels letters are only noise. */
const smallestLetters = 6

export const legible = (sheet: Sheet, size: number): boolean => size * sheet.pixels >= smallestLetters

export function flood({ pen, width, height, bleed }: Sheet, fill: string | CanvasGradient): void {
  pen.fillStyle = fill
  pen.fillRect(-bleed, -bleed, width + bleed * 2, height + bleed * 2)
}

/** Colours from one point to another, evenly spaced. */
export function blend(
  pen: Pen,
  from: readonly [number, number],
  to: readonly [number, number],
  colors: readonly string[],
): CanvasGradient {
  const gradient = pen.createLinearGradient(...from, ...to)
  colors.forEach((color, i) => {
    gradient.addColorStop(colors.length > 1 ? i / (colors.length - 1) : 0, color)
  })
  return gradient
}

export function disc(pen: Pen, x: number, y: number, radius: number, fill: string | CanvasGradient): void {
  pen.fillStyle = fill
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
  pen.fill()
}

export function polygon(pen: Pen, fill: string | CanvasGradient, ...points: [number, number][]): void {
  pen.fillStyle = fill
  pen.beginPath()
  for (const [x, y] of points) pen.lineTo(x, y)
  pen.closePath()
  pen.fill()
}
