/** One picture: how large, how finely, on which ground, from where. */
export interface Shot {
  width: number
  height: number
  /** How many frames are averaged: 22 is clean, 8 is for looking. */
  frames: number
  /** The pale colour of the ground. */
  tint: string
  /** Turn of the model in degrees; the light stays. */
  yaw?: number
  elevation?: number
  fov?: number
  /** Part of the picture that the model fills. */
  fill?: number
  /** Moves the middle, in parts of the picture. */
  offset?: readonly [number, number]
  /** A part of the model: a point in its own measure, and the radius of what is seen, the whole model being 1. */
  close?: { at: readonly [number, number, number]; size: number }
  /** The ball that holds it all, in the model's own measure, where that must not be measured anew in each picture. */
  ball?: { at: readonly [number, number, number]; radius: number }
  /** A rectangle in the model's own measure that the picture shows, whatever else stands around: its middle and width. */
  frame?: { at: readonly [number, number, number]; width: number }
  /** A ground of its own: its colours below and above, and how far its middle is brightened, 0 to 1. */
  backdrop?: { low: string; high: string; glow: number }
  exposure?: number
  /** Edge of a shadow map; a group picture needs 2048. */
  shadowMap?: number
}
