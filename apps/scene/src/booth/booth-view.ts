import { AroundView } from '../stage/around-view.ts'

/** Where the stand is in its hall: far enough from the front wall that one can step back. */
export const boothAt = [0, 0, -9] as const

export const boothView = () =>
  new AroundView(
    boothAt,
    {
      wide: { turn: 0.15, distance: 11.3, height: 1.7, opening: 37, shift: 0.2 },
      tall: { turn: 0.03, distance: 14.6, height: 1.75, opening: 42, shift: 0.02 },
    },
    { left: 0.75, right: 0.6 },
  )
