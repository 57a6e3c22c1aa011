import type { Vec3 } from '../kit/affine.ts'
import { clamp } from '../kit/random.ts'
import { halfAcross, type Stance, stanceTo } from './stance.ts'

/** How something that stands in a hall is looked at, before anybody moves. */
export interface AroundShot {
  turn: number
  distance: number
  /** So many metres are seen from side to side: from farther away where the window is narrow. */
  across?: number
  height: number
  opening: number
  shift: number
}

/** How far one may go to each side, in radians. */
export interface AroundReach {
  left: number
  right: number
}

/** Someone before a thing: walks around it and comes closer, and always looks at it. */
export class AroundView {
  private turned = 0
  private closer = 1
  private raised = 0
  private elsewhere: Stance | undefined

  constructor(
    private readonly at: Vec3,
    private readonly shots: { wide: AroundShot; tall: AroundShot },
    private readonly reach: AroundReach,
  ) {}

  nudge(turn: number, rise: number, zoom: number): void {
    this.turned = clamp(this.turned + turn, -this.reach.left, this.reach.right)
    this.closer = clamp(this.closer * zoom, 0.5, 1.05)
    this.raised = clamp(this.raised + rise * 3, -0.6, 2.4)
  }

  /** Leaves the way around it for good. */
  lookFrom(stance: Stance): void {
    this.elsewhere = stance
  }

  stance(aspect: number): Stance {
    if (this.elsewhere) return this.elsewhere
    const shot = aspect < 0.9 ? this.shots.tall : this.shots.wide
    const turn = shot.turn + this.turned
    const fits = (shot.across ?? 0) / 2 / halfAcross(shot.opening, aspect)
    const distance = Math.max(shot.distance, fits) * this.closer
    const [x, , z] = this.at
    const eye: Vec3 = [
      x + Math.sin(turn) * distance,
      shot.height + this.raised,
      z + Math.cos(turn) * distance,
    ]
    const aim = stanceTo(eye, [x, eye[1], z], shot.opening, shot.shift - this.raised * 0.1)
    return { ...aim, pitch: -this.raised * 0.09 }
  }
}
