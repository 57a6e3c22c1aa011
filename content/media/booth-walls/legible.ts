import { mix } from '../colour.ts'

const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const contrastWithWhite = (hex: string) =>
  1.05 / (0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5) + 0.05)

/** A firm's colour, as dark as it must be for white letters on it. */
export function legible(colour: string): string {
  let deep = colour
  for (let step = 0; contrastWithWhite(deep) < 3.4 && step < 20; step++) deep = mix(deep, '#1a2233', 0.06)
  return deep
}
