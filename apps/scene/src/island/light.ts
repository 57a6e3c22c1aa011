import { unit, type Vec3 } from '../kit/affine.ts'

/** Where the light comes from and what it weighs; shared by the bake, the materials and the sea. */
export const sunDirection: Vec3 = unit(0.7, 0.68, 0.34)
export const sunColor = '#fff1da'
export const sunPower = 3.25

/** Clear sky over a bright sea: blue from above, paler to the side, sea green from below. */
export const openLight = (y: number): Vec3 =>
  y < -0.04 ? [0.15, 0.27, 0.33] : [0.38 + 0.05 * y, 0.47 + 0.09 * y, 0.6 + 0.16 * y]

/** Bright air over the sea. Above one, because the tone curve takes the top off. */
export const haze = { color: '#d8f0ff', strength: 1.18 }

/** Distances from the eye at which the haze begins and at which it is all there is. */
export const fogRange = [78, 350] as const

/** The open sky from above as four bytes of baked light: half scale, in the sun. */
export const openBytes = (): number[] => [...openLight(1).map((v) => Math.round(v * 127.5)), 255]
