import { clamp } from '../kit/random.ts'
import type { Stance } from '../stage/stance.ts'
import { stanceTo } from '../stage/stance.ts'

/** Where the stand is in its hall: far enough from the front wall that one can step back. */
export const boothAt = [0, 0, -9] as const

interface Shot {
  turn: number
  distance: number
  height: number
  opening: number
  shift: number
}

const wide: Shot = { turn: 0.15, distance: 11.3, height: 1.7, opening: 37, shift: 0.2 }
const tall: Shot = { turn: 0.03, distance: 14.6, height: 1.75, opening: 42, shift: 0.02 }

/** Someone in front of a booth: walks around it and comes closer, and always looks at it. */
export class BoothView {
  private turned = 0
  private closer = 1
  private raised = 0

  nudge(turn: number, rise: number, zoom: number): void {
    this.turned = clamp(this.turned + turn, -0.75, 0.6)
    this.closer = clamp(this.closer * zoom, 0.5, 1.05)
    this.raised = clamp(this.raised + rise * 3, -0.6, 2.4)
  }

  stance(aspect: number): Stance {
    const shot = aspect < 0.9 ? tall : wide
    const turn = shot.turn + this.turned
    const distance = shot.distance * this.closer
    const [x, , z] = boothAt
    const eye = [
      x + Math.sin(turn) * distance,
      shot.height + this.raised,
      z + Math.cos(turn) * distance,
    ] as const
    const aim = stanceTo(eye, [x + 0.1, eye[1], z], shot.opening, shot.shift - this.raised * 0.1)
    return { ...aim, pitch: -this.raised * 0.09 }
  }
}
