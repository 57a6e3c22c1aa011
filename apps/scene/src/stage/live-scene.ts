import type { Language } from '@tradefloor/contract'
import type { Quality } from '../quality.ts'
import type { Lens } from './free-view.ts'
import type { KeySteps } from './orbit.ts'
import type { Stance } from './stance.ts'

/** Where a pin's point lies in the window, in CSS pixels. */
export interface ScreenPoint {
  id: string
  x: number
  y: number
}

/** A running 3D picture, as the room sees it: it knows no pins and no messages. */
export interface LiveScene {
  /** What the arrow keys ask of the camera, where it is not turning and rising. */
  readonly keys?: KeySteps
  /** Whether something moves by itself as long as one looks. */
  readonly lively: boolean
  resize(width: number, height: number): void
  /** Panels of the page cover a part of the window: where the picture stands in the rest. */
  stand?(lens: Lens): void
  /** Draws the picture for a moment of the scene's own clock; answers whether there is more to come. */
  draw(seconds: number, elapsed: number): boolean
  /** Stands and looks like this from the next frame on: for whoever takes pictures along a way of their own. */
  lookFrom?(stance: Stance): void
  /** The places that can be seen, with the spots for their pins. */
  points(): ScreenPoint[]
  /** Turns by radians, scales the distance; kept within the scene's own limits. */
  nudge(turn: number, rise: number, zoom: number): void
  /** Fewer pixels from now on. */
  lower(quality: Quality): void
  counts(): SceneCounts
  dispose(): void
  setLanguage?(language: Language): void
  /** Someone touched the picture: the place that is chosen by it, if any. What else it means is the scene's own affair. */
  tap?(x: number, y: number): string | undefined
  /** Goes to where a place is best seen. */
  goTo?(id: string): void
  /** One step back from what one looks at; answers whether there was one. */
  back?(): boolean
  /** The place one stands in front of. */
  facing?(): string | undefined
  /** Lets a place glow, or stops it. */
  favour?(id: string, on: boolean): void
}

export interface SceneCounts {
  calls: number
  triangles: number
  /** Bytes of pictures on the graphics card. */
  textures: number
}
