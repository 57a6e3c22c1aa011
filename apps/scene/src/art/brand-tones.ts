import { linearColor } from '../kit/mesh-builder.ts'
import { tone } from '../kit/paint.ts'

/** The shades of one brand colour that signs are made of. */
export interface BrandTones {
  readonly base: string
  readonly deep: string
  readonly night: string
  readonly bright: string
  readonly pale: string
  readonly mist: string
}

export function luminance(hex: string): number {
  const [r, g, b] = linearColor(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export const contrast = (a: string, b: string): number => {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

/** White letters must be read on it: a light colour is taken deeper until they can be. */
export function readable(hex: string, wanted = 3.6): string {
  for (let by = 0; by <= 0.7; by += 0.05) {
    const color = tone(hex, -by)
    if (contrast(color, '#ffffff') >= wanted) return color
  }
  return tone(hex, -0.75)
}

const kept = new Map<string, BrandTones>()

export function brandTones(hex: string): BrandTones {
  const known = kept.get(hex)
  if (known) return known
  const base = readable(hex)
  const tones: BrandTones = {
    base,
    deep: tone(base, -0.28),
    night: tone(base, -0.62),
    bright: tone(base, 0.16),
    pale: tone(base, 0.55),
    mist: tone(base, 0.88),
  }
  kept.set(hex, tones)
  return tones
}
