import type { Shot } from '../stage/framing.ts'

/** Composed for the page: words at the left top, a panel at the right, a dock below; the island between them. */
export const wideShot: Shot = {
  aspect: 1.6,
  target: [0, 1.5, 2],
  distance: 88,
  elevation: 0.5,
  azimuth: 0,
  opening: 0.62,
  shift: [0.155, 0.045],
}

/** Composed for a phone held upright: bar and notice above, a card below; the sides of the beach may be cut. */
export const tallShot: Shot = {
  aspect: 0.5625,
  target: [0, 1.5, 1],
  distance: 98,
  elevation: 0.68,
  azimuth: 0,
  opening: 0.86,
  shift: [0, 0.1],
}

export const shotFor = (aspect: number): Shot => (aspect < 0.9 ? tallShot : wideShot)
