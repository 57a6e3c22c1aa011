/** How a hall of a given size is put together from bays and naves. Measures of the models: models/halls/nave.ts. */
export const hallMeasures = { bay: 6.5, nave: 44, front: 8, narrowest: 0.7, widest: 1.2 } as const

/** Distance of doors in the side walls, in bays. */
const doorPitch = 3

export interface HallPlan {
  /** Of the whole building, never less than was asked for. */
  width: number
  /** Where its front and its end wall stand. */
  front: number
  back: number
  /** By how much each nave is stretched across. */
  stretch: number
  /** Middles of the naves. */
  naves: number[]
  /** Middles of the bays, the nearest first, and whether their walls have doors. */
  bays: { z: number; door: boolean }[]
  /** Lines of columns inside the hall; between the naves, so none in a hall with one. */
  columnLines: number[]
}

/** As few naves as will do. */
export function planHall(width: number, depth: number): HallPlan {
  const { bay, nave, front, narrowest, widest } = hallMeasures
  const count = Math.max(1, Math.ceil(width / (nave * widest)))
  const stretch = Math.max(narrowest, width / count / nave)
  const span = nave * stretch
  const bays = Math.max(1, Math.ceil((depth + front) / bay))
  return {
    width: span * count,
    front,
    back: front - bays * bay,
    stretch,
    naves: Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * span),
    bays: Array.from({ length: bays }, (_, i) => ({
      z: front - bay * (i + 0.5),
      door: i % doorPitch === 1,
    })),
    columnLines: Array.from({ length: count - 1 }, (_, i) => (i + 1 - count / 2) * span),
  }
}
