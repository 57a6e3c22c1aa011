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
  exposure?: number
  /** Edge of a shadow map; a group picture needs 2048. */
  shadowMap?: number
}
