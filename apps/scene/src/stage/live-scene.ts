import type { Quality } from '../quality.ts'

/** Where a pin's point lies in the window, in CSS pixels. */
export interface ScreenPoint {
  id: string
  x: number
  y: number
}

/** A running 3D picture, as the room sees it: it knows no pins, no messages and no languages. */
export interface LiveScene {
  resize(width: number, height: number): void
  /** Draws the picture for a moment of the scene's own clock. */
  draw(seconds: number): void
  points(): ScreenPoint[]
  /** Turns by radians, scales the distance; kept within the scene's own limits. */
  nudge(turn: number, rise: number, zoom: number): void
  /** Fewer pixels from now on. */
  lower(quality: Quality): void
  counts(): { calls: number; triangles: number }
  dispose(): void
}
