import type { Vec3 } from '../kit/affine.ts'
import { clamp } from '../kit/random.ts'
import { type Flight, flyTo } from '../stage/flight.ts'
import { aheadOf, type Stance, stanceTo } from '../stage/stance.ts'
import type { FloorRect, HallLayout, HallStand } from './hall-layout.ts'

export const eyeHeight = 1.62
const walking = { opening: 45, shift: 0.16 }

/** The nearest point one can stand on. */
export function ontoWays(ways: readonly FloorRect[], x: number, z: number): { x: number; z: number } {
  const margin = 0.7
  const points = ways.map((way) => ({
    x: clamp(x, way.x0 + margin, way.x1 - margin),
    z: clamp(z, way.z0 + margin, way.z1 - margin),
  }))
  const distance = (p: { x: number; z: number }) => Math.hypot(p.x - x, p.z - z)
  return points.reduce((best, p) => (distance(p) < distance(best) ? p : best), points[0] ?? { x: 0, z: 0 })
}

/** In front of a stand: straight for a small one, a step aside for a large one, so that it shows its depth. */
export function inFrontOf({ at, turn, depth, width }: HallStand): Stance {
  const side = Math.sin(turn)
  const away = depth / 2 + 4.35
  const aside = width > 4 ? 2.4 : 0.5
  const eye: Vec3 = [at[0] + side * away, eyeHeight, at[2] + aside]
  const wide = width > 8 ? 62 : width > 4 ? 56 : 48
  return { ...stanceTo(eye, [at[0], eyeHeight, at[2]], wide, width > 4 ? 0.26 : 0.14), pitch: 0 }
}

/** At the entrance, looking down the street that lies nearest to the middle. */
export function atEntrance({ streets }: HallLayout): Stance {
  const nearest = [...streets].sort((a, b) => Math.abs(a.x) - Math.abs(b.x))[0]
  const x = nearest?.x ?? 0
  return {
    ...stanceTo([x + 0.4, eyeHeight, 5.4], [x - 0.75, eyeHeight, -10], walking.opening, walking.shift),
    pitch: 0,
  }
}

interface Above {
  x: number
  z: number
  distance: number
  turn: number
}

function fromAbove({ x, z, distance, turn }: Above): Stance {
  const tilt = 0.74
  const eye: Vec3 = [
    x + Math.sin(turn) * Math.cos(tilt) * distance,
    Math.sin(tilt) * distance,
    z + Math.cos(turn) * Math.cos(tilt) * distance,
  ]
  return stanceTo(eye, [x, 0, z], 40, 0)
}

/** Three ways to be in a hall: above it, in an aisle, in front of a stand. */
export type HallMode = 'above' | 'aisle' | 'front'

/** Someone in the hall: walks, looks around, flies to a stand, rises above it all. */
export class HallWalk {
  mode: HallMode = 'aisle'
  facing: HallStand | undefined
  stance: Stance
  private above: Above
  private flight: { way: Flight; since: number } | undefined

  constructor(
    private readonly layout: HallLayout,
    /** Without motion one is simply there. */
    private readonly still: () => boolean,
  ) {
    this.stance = atEntrance(layout)
    const { width, depth } = layout
    const distance = Math.max(26, Math.min(210, Math.max(depth * 1.15, width * 0.8)))
    this.above = { x: 0, z: -depth * 0.44, distance, turn: 0.14 }
  }

  get flying(): boolean {
    return this.flight !== undefined
  }

  /** Moves on by so many seconds. */
  step(seconds: number): void {
    if (!this.flight) return
    this.flight.since += seconds
    this.stance = this.flight.way.at(this.flight.since)
    if (this.flight.since >= this.flight.way.length) this.flight = undefined
  }

  /** Begins in front of a stand. */
  arriveAt(stand: HallStand): void {
    this.mode = 'front'
    this.facing = stand
    this.stance = inFrontOf(stand)
  }

  toFront(stand: HallStand): void {
    this.mode = 'front'
    this.facing = stand
    this.go(inFrontOf(stand))
  }

  toAbove(): void {
    this.mode = 'above'
    this.facing = undefined
    this.go(fromAbove(this.above))
  }

  toEntrance(): void {
    this.mode = 'aisle'
    this.facing = undefined
    this.go(atEntrance(this.layout))
  }

  /** To a point of the floor, or as near as one can stand; looks the way one went, or down the street from above. */
  toPoint(x: number, z: number): void {
    const from = this.mode
    const spot = ontoWays(this.layout.ways, x, z)
    this.mode = 'aisle'
    this.facing = undefined
    const { eye, heading } = this.stance
    const way = Math.hypot(spot.x - eye[0], spot.z - eye[2])
    const ahead =
      from === 'above' || way < 0.5
        ? from === 'above'
          ? 0
          : heading
        : Math.atan2(eye[0] - spot.x, eye[2] - spot.z)
    this.go({ eye: [spot.x, eyeHeight, spot.z], heading: ahead, pitch: 0, ...walking })
  }

  /** One step back: from the stand into the aisle, from the aisle to above. */
  back(): boolean {
    if (this.mode === 'above') return false
    if (this.mode === 'aisle') this.toAbove()
    else {
      const { eye } = this.stance
      const street = this.layout.streets[this.facing?.street ?? 0]
      this.mode = 'aisle'
      this.facing = undefined
      this.go({ eye: [street?.x ?? eye[0], eyeHeight, eye[2] + 3], heading: 0, pitch: 0, ...walking })
    }
    return true
  }

  nudge(turn: number, rise: number, zoom: number): void {
    if (turn === 0 && rise === 0 && zoom === 1) return
    this.flight = undefined
    if (this.mode === 'above') {
      const { above } = this
      const pace = above.distance * 0.42
      const { width, depth } = this.layout
      above.x = clamp(above.x + turn * pace, -width / 2, width / 2)
      above.z = clamp(above.z - rise * pace * 1.4, -depth, 4)
      above.distance = clamp(above.distance * zoom, 14, 260)
      this.stance = fromAbove(above)
      return
    }
    const { stance } = this
    const heading = stance.heading + turn * 0.8
    const step = -Math.log(zoom) * 9
    const shift = clamp(stance.shift + rise * 0.7, -0.2, 0.5)
    const ahead = aheadOf({ heading, pitch: 0 })
    const spot =
      step === 0
        ? { x: stance.eye[0], z: stance.eye[2] }
        : ontoWays(this.layout.ways, stance.eye[0] + ahead[0] * step, stance.eye[2] + ahead[2] * step)
    if (Math.abs(step) > 0.02) {
      this.mode = 'aisle'
      this.facing = undefined
    }
    this.stance = { ...stance, eye: [spot.x, eyeHeight, spot.z], heading, shift, pitch: 0 }
  }

  private go(to: Stance): void {
    if (this.still()) {
      this.stance = to
      this.flight = undefined
    } else this.flight = { way: flyTo(this.stance, to), since: 0 }
  }
}
