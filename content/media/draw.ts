/** The size of every banner. */
export const width = 1280
export const height = 672

export type Point = readonly [x: number, y: number]

export interface Look {
  opacity?: number
  stroke?: string
  strokeWidth?: number
  dash?: string
  transform?: string
  radius?: number
}

const short = (value: number) => String(Math.round(value * 10) / 10)

/** A template that writes numbers with one decimal: enough for a picture, and the same on every machine. */
export const d = (parts: TemplateStringsArray, ...values: (number | string)[]) =>
  parts.reduce((text, part, i) => {
    const value = values[i]
    return text + part + (value === undefined ? '' : typeof value === 'number' ? short(value) : value)
  }, '')

const attributes = ({ opacity, stroke, strokeWidth, dash, transform }: Look) =>
  (opacity === undefined ? '' : ` opacity="${opacity}"`) +
  (stroke ? ` stroke="${stroke}" stroke-width="${strokeWidth ?? 2}" stroke-linejoin="round"` : '') +
  (dash ? ` stroke-dasharray="${dash}"` : '') +
  (transform ? ` transform="${transform}"` : '')

export const shape = (path: string, fill: string, look: Look = {}) =>
  `<path d="${path}" fill="${fill}"${attributes(look)}/>`

export const line = (path: string, stroke: string, strokeWidth = 4, look: Look = {}) =>
  `<path d="${path}" fill="none" stroke-linecap="round"${attributes({ ...look, stroke, strokeWidth })}/>`

export const disc = (x: number, y: number, r: number, fill: string, look: Look = {}) =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"${attributes(look)}/>`

export const ring = (x: number, y: number, r: number, stroke: string, strokeWidth = 4, look: Look = {}) =>
  disc(x, y, r, 'none', { ...look, stroke, strokeWidth })

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, look: Look = {}) =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"${attributes(look)}/>`

export const box = (x: number, y: number, w: number, h: number, fill: string, look: Look = {}) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" rx="${look.radius ?? 0}" fill="${fill}"${attributes(look)}/>`

export const group = (look: Look, ...children: string[]) => `<g${attributes(look)}>${children.join('')}</g>`

/** Draws what was drawn around the origin somewhere else: moved, then turned, then sized (negative x mirrors). */
export const place = (
  where: { x?: number; y?: number; turn?: number; size?: number | readonly [number, number] },
  ...children: string[]
) => {
  const { x = 0, y = 0, turn = 0, size = 1 } = where
  const [sx, sy] = typeof size === 'number' ? [size, size] : size
  return `<g transform="translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${sx} ${sy})">${children.join('')}</g>`
}

export const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))

/** Several of a thing as one drawing. */
export const many = (count: number, make: (i: number) => string) => times(count, make).join('')
