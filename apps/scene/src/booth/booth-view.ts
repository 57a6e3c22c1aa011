import { AroundView } from '../stage/around-view.ts'

/** Where the stand is in its hall: far enough from the front wall that one can step back. */
export const boothAt = [0, 0, -9] as const

export const boothView = () =>
  new AroundView(
    boothAt,
    {
      wide: { turn: 0.15, distance: 11.3, height: 1.7, opening: 37, shift: 0.2 },
      // A little from the side and from above: so the stand is nearly as high as it is wide, as a phone is.
      tall: { turn: 0.34, distance: 10.8, across: 6.6, height: 2.8, opening: 42, shift: -0.09 },
    },
    { left: 0.75, right: 0.6 },
  )
