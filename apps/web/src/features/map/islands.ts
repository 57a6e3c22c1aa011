/** The chart is drawn in these units. Narrow windows see its middle: what matters stays between 230 and 1370. */
export const chart = { width: 1600, height: 900 }

export interface IslandPlan {
  seed: number
  x: number
  y: number
  rx: number
  ry: number
  roof: string
}

/** The main island, where the plane lands. */
export const mainIsland: IslandPlan = { seed: 7, x: 800, y: 452, rx: 218, ry: 122, roof: '#1557d6' }

/** One for each of the first pavilions, in the order of the menu. */
export const pavilionIslands: readonly IslandPlan[] = [
  { seed: 21, x: 486, y: 336, rx: 104, ry: 58, roof: '#0fa7b8' },
  { seed: 12, x: 800, y: 216, rx: 92, ry: 48, roof: '#e5482d' },
  { seed: 33, x: 1138, y: 306, rx: 106, ry: 58, roof: '#0e7a4b' },
  { seed: 44, x: 1218, y: 560, rx: 98, ry: 56, roof: '#f2a313' },
  { seed: 58, x: 960, y: 726, rx: 104, ry: 54, roof: '#7b4fd6' },
  { seed: 66, x: 356, y: 536, rx: 92, ry: 52, roof: '#d2486f' },
]

/** Land without a name, where the chart would be empty. */
export const farIslands: readonly IslandPlan[] = [
  { seed: 71, x: 30, y: 372, rx: 116, ry: 60, roof: '' },
  { seed: 82, x: 1520, y: 440, rx: 110, ry: 70, roof: '' },
  { seed: 93, x: 1380, y: 150, rx: 70, ry: 32, roof: '' },
  { seed: 104, x: 110, y: 760, rx: 130, ry: 64, roof: '' },
  { seed: 115, x: 1440, y: 800, rx: 120, ry: 58, roof: '' },
]

/** Where the plane waits, and the way it takes: a curve from there over the sea to the main island. */
export const flight = {
  from: { x: 560, y: 716 },
  bend: { x: 470, y: 470 },
  to: { x: 760, y: 420 },
}
