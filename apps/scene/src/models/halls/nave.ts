import type { Vec3 } from '../../kit/affine.ts'

/**
 * The measures all halls share. A hall is built of bays that follow each other along z; a wide hall has several naves
 * side by side, each with its own roof on columns at both its edges. Scenes stretch a nave across x to fit.
 */
export const bayDepth = 6.5
export const naveWidth = 44
export const halfNave = naveWidth / 2

/** Where a door stands in its bay when columns stand in the middle of theirs. */
export const besideColumn = bayDepth / 4

/** From one edge of the nave to the other in equal steps. */
export const across = (pieces: number): number[] =>
  Array.from({ length: pieces + 1 }, (_, i) => -halfNave + (naveWidth * i) / pieces)

/** Points of a curve over the nave, at one place along it. */
export const overNave = (pieces: number, height: (x: number) => number, z = 0): Vec3[] =>
  across(pieces).map((x): Vec3 => [x, height(x), z])

/** Equal steps from one number to another, both included. */
export const steps = (from: number, to: number, pieces: number): number[] =>
  Array.from({ length: pieces + 1 }, (_, i) => from + ((to - from) * i) / pieces)
