/** The linear value of a colour written as #rrggbb. */
export function linearColor(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  const channel = (shift: number) => {
    const c = ((value >> shift) & 255) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }
  return [channel(16), channel(8), channel(0)]
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

/** The paints of a stand: the brand's colour, a deep and a pale shade of it. */
export const paintTones = (hex: string): readonly [string, string, string] => [
  hex,
  tone(hex, -0.3),
  tone(hex, 0.45),
]

/** The shades of one brand colour that signs are made of. */
export interface BrandTones {
  readonly base: string
  readonly deep: string
  readonly night: string
  readonly bright: string
  readonly pale: string
  readonly mist: string
}

function luminance(hex: string): number {
  const [r, g, b] = linearColor(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export const contrast = (a: string, b: string): number => {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

/** White letters must be read on it: a light colour is taken deeper until they can be. */
function readable(hex: string): string {
  for (let by = 0; by <= 0.7; by += 0.05) {
    const color = tone(hex, -by)
    if (contrast(color, '#ffffff') >= 3.6) return color
  }
  return tone(hex, -0.75)
}

export function brandTones(hex: string): BrandTones {
  const base = readable(hex)
  return {
    base,
    deep: tone(base, -0.28),
    night: tone(base, -0.62),
    bright: tone(base, 0.16),
    pale: tone(base, 0.55),
    mist: tone(base, 0.88),
  }
}
