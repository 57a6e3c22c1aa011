export type Rgb = readonly [number, number, number]

export const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]
const hexOf = (rgb: Rgb) => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

/** Towards a night blue below 0, towards white above: as the scenes do. */
export function tone(hex: string, by: number): string {
  const to: Rgb = by < 0 ? [9, 20, 48] : [255, 255, 255]
  const mixed = rgbOf(hex).map((own, i) => own + ((to[i] ?? 0) - own) * Math.abs(by))
  return hexOf([mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0])
}

const linear = (value: number) => (value / 255) ** 2.2
const luminance = (hex: string) => {
  const [r, g, b] = rgbOf(hex)
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

/** White letters must be read on it: a light colour is taken deeper until they can be. */
function readable(hex: string): string {
  for (let by = 0; by <= 0.7; by += 0.05) {
    const color = tone(hex, -by)
    if (1.05 / (luminance(color) + 0.05) >= 3.6) return color
  }
  return tone(hex, -0.75)
}

export interface BrandTones {
  base: string
  deep: string
  night: string
  bright: string
  mist: string
}

export function brandTones(hex: string): BrandTones {
  const base = readable(hex)
  return {
    base,
    deep: tone(base, -0.28),
    night: tone(base, -0.62),
    bright: tone(base, 0.16),
    mist: tone(base, 0.88),
  }
}

/** The brand's colour, a deep and a pale shade of it: the three paints of a stand. */
export const paintsOf = (hex: string): readonly [Rgb, Rgb, Rgb] => [
  rgbOf(hex),
  rgbOf(tone(hex, -0.3)),
  rgbOf(tone(hex, 0.45)),
]
