import type { BufferGeometry } from 'three'

/** `full` is for still pictures, `light` for scenes, where many models stand at once. */
export const weights = ['full', 'light'] as const
export type Weight = (typeof weights)[number]

export interface Fineness {
  readonly weight: Weight
  /** How many pieces a round part of so many pieces gets. */
  round(segments: number): number
  /** How many pieces a rounded edge gets; 0 leaves it sharp. */
  edge(segments: number): number
}

/** A form that is worked out as finely as it is needed. */
export type Shape = (fine: Fineness) => BufferGeometry

export const fineness: Readonly<Record<Weight, Fineness>> = {
  full: { weight: 'full', round: (n) => n, edge: (n) => n },
  light: {
    weight: 'light',
    round: (n) => Math.max(Math.min(n, 6), Math.round(n * 0.32)),
    edge: (n) => (n > 2 ? 1 : 0),
  },
}

/** For films, whose frames are small and many: every part that pictures have, with fewer pieces to it. */
export const filmed: Fineness = {
  weight: 'full',
  round: (n) => Math.max(Math.min(n, 8), Math.round(n * 0.55)),
  edge: (n) => Math.min(n, 2),
}
