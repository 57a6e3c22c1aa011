import type { Shape } from './fineness.ts'
import { surface } from './skin.ts'

export interface Wrap {
  /** How far its corners are rounded. */
  round?: number
  /** The radius at its upper edge, when it is another. */
  top?: number
  pieces?: number
}

/** A label around the y axis: it stands on y = 0, its middle faces +z, and so many degrees of the round are covered. */
export const wrapped = (
  radius: number,
  height: number,
  degrees: number,
  { round = 0, top = radius, pieces = 48 }: Wrap = {},
): Shape => {
  const angle = (degrees * Math.PI) / 180
  return surface(
    (across, along) => {
      const aside = Math.min(across, 1 - across) * angle * radius
      const cut = aside < round ? round - Math.sqrt(round ** 2 - (round - aside) ** 2) : 0
      const a = (across - 0.5) * angle
      const share = (cut + along * (height - 2 * cut)) / height
      const r = radius + (top - radius) * share
      return [Math.sin(a) * r, share * height, Math.cos(a) * r]
    },
    pieces,
    1,
  )
}
