import { blend, type Stance } from './stance.ts'

/** A way from one stance to another. */
export interface Flight {
  /** The stance at a moment, in seconds since the flight began. */
  at(seconds: number): Stance
  length: number
}

const smooth = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)

/** Longer ways take longer, but never long; over stands one flies in a bow. */
export function flyTo(from: Stance, to: Stance): Flight {
  const way = Math.hypot(to.eye[0] - from.eye[0], to.eye[1] - from.eye[1], to.eye[2] - from.eye[2])
  const turn = Math.abs(to.heading - from.heading)
  const length = Math.min(2.2, 0.55 + way * 0.028 + Math.min(turn, Math.PI) * 0.16)
  const bow = way > 14 ? Math.min(7, way * 0.1) : 0
  return {
    length,
    at(seconds) {
      const t = smooth(Math.min(1, Math.max(0, seconds / length)))
      const stance = blend(from, to, t)
      const lift = bow * Math.sin(t * Math.PI) ** 2
      return lift === 0 ? stance : { ...stance, eye: [stance.eye[0], stance.eye[1] + lift, stance.eye[2]] }
    },
  }
}
