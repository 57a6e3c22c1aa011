import { AroundView } from '../stage/around-view.ts'

export const deskAt = [0, 0, -8] as const

export const deskView = () =>
  new AroundView(
    deskAt,
    {
      wide: { turn: 0.08, distance: 11.6, height: 1.75, opening: 41, shift: 0.18 },
      tall: { turn: 0.08, distance: 15.4, height: 1.75, opening: 46, shift: 0.1 },
    },
    { left: 0.7, right: 0.7 },
  )
