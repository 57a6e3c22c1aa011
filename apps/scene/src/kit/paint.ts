import { linearColor } from './mesh-builder.ts'

/** A colour for the graphics card: square roots of linear values, as the models' own colours. */
export type PaintBytes = readonly [number, number, number]

/** The three colours of one placed model. */
export type Paints = readonly [PaintBytes, PaintBytes, PaintBytes]

/** A colour as the painted material wants it: square roots of its linear values, as bytes. */
export const paintBytes = (hex: string): PaintBytes => {
  const [r, g, b] = linearColor(hex)
  return [Math.round(Math.sqrt(r) * 255), Math.round(Math.sqrt(g) * 255), Math.round(Math.sqrt(b) * 255)]
}

/** Towards the night blue of our shadows below 0, towards white above. */
export function tone(hex: string, by: number): string {
  const to = by < 0 ? [9, 20, 48] : [255, 255, 255]
  const channels = [1, 3, 5].map((at, i) => {
    const own = Number.parseInt(hex.slice(at, at + 2), 16)
    return Math.round(own + ((to[i] ?? 0) - own) * Math.abs(by))
  })
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Brand colour, a deep and a pale shade of it: the three paints of a stand. */
export const brandPaints = (hex: string) =>
  [paintBytes(hex), paintBytes(tone(hex, -0.3)), paintBytes(tone(hex, 0.45))] as const
