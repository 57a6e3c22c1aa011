import { linearColor, paintTones } from '@tradefloor/rules'

/** A colour for the graphics card: square roots of linear values, as the models' own colours. */
export type PaintBytes = readonly [number, number, number]

/** The three colours of one placed model. */
export type Paints = readonly [PaintBytes, PaintBytes, PaintBytes]

/** A colour as the painted material wants it: square roots of its linear values, as bytes. */
export const paintBytes = (hex: string): PaintBytes => {
  const [r, g, b] = linearColor(hex)
  return [Math.round(Math.sqrt(r) * 255), Math.round(Math.sqrt(g) * 255), Math.round(Math.sqrt(b) * 255)]
}

/** The three paints of a stand in this colour. */
export function brandPaints(hex: string): Paints {
  const [brand, deep, pale] = paintTones(hex)
  return [paintBytes(brand), paintBytes(deep), paintBytes(pale)]
}
