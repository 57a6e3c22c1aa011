import { clamp } from '../kit/random.ts'

/** So many CSS pixels at the sides of the window lie under panels of the page. */
export interface Covered {
  left: number
  right: number
}

export const nothingCovered: Covered = { left: 0, right: 0 }

/** How a picture is drawn so that it stands in the middle of what is free. */
export interface Lens {
  /** Moves the picture to the left, in half widths. */
  aside: number
  /** Below 1 more is seen, smaller. */
  zoom: number
}

export const wholeWindow: Lens = { aside: 0, zoom: 1 }

/** Less than this and what is shown would be too small to be worth showing. */
const smallest = 0.6

/** The lens for a window that is partly covered. Smaller than before, but less so than the room has become. */
export function lensFor({ left, right }: Covered, width: number): Lens {
  const free = Math.max(0, width - left - right)
  if (free === width || width <= 0) return wholeWindow
  const middle = left + free / 2
  return { aside: 1 - (2 * middle) / width, zoom: clamp((free / width) ** 0.45, smallest, 1) }
}

/** How quickly the picture follows: most of the way in a fifth of a second. */
const pace = 90
const arrived = 0.5

/** Follows what is covered, with a soft end. */
export class Covering {
  private now: Covered

  constructor(private wanted: Covered) {
    this.now = wanted
  }

  follow(wanted: Covered, atOnce: boolean): void {
    this.wanted = wanted
    if (atOnce) this.now = wanted
  }

  /** Where the sides are after so many milliseconds more. */
  step(elapsed: number): Covered {
    const { now, wanted } = this
    const share = 1 - Math.exp(-elapsed / pace)
    const next = {
      left: now.left + (wanted.left - now.left) * share,
      right: now.right + (wanted.right - now.right) * share,
    }
    const away = Math.max(Math.abs(next.left - wanted.left), Math.abs(next.right - wanted.right))
    this.now = away < arrived ? wanted : next
    return this.now
  }

  get resting(): boolean {
    return this.now === this.wanted
  }
}
