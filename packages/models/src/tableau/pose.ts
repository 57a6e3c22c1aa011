/** How a thing of a tableau is moved at a moment of a film. */
export interface Move {
  /** Degrees about its own upright. */
  turn?: number
  /** Degrees it leans to the left, as seen from the front. */
  lean?: number
  by?: readonly [x: number, y: number, z: number]
  /** How far it is stretched: across, up, to the front. */
  stretch?: readonly [x: number, y: number, z: number]
  hidden?: boolean
  /** How far its parts have left their places: 0 together, 1 well apart. */
  apart?: number
  /** How far each of its joints has moved: degrees, or metres where it slides. */
  joints?: readonly number[]
}

/** By the index of the thing: pieces first, then props. */
export type Pose = Readonly<Record<number, Move>>

/** Some parts of a thing that move together. They are carried along by the joints before it that have them too. */
export interface Joint {
  /** From the first up to and without the last, as the model adds them. */
  parts: readonly [from: number, to: number]
  /** The part whose middle they turn about. */
  hub: number
  /** What they turn about, or slide along, in the model's own directions. */
  axis: readonly [x: number, y: number, z: number]
  slides?: boolean
}
