import { seededRandom } from '@tradefloor/rules'

export interface Point {
  x: number
  y: number
}

/** Neighbouring seeds must not make coasts alike. */
const numbersFrom = (seed: number) => seededRandom(seed * 2_654_435_761)

const corners = 18

/** Where a coast turns: an ellipse that the sea has worked on. */
export function coastOf(seed: number, rx: number, ry: number): Point[] {
  const next = numbersFrom(seed)
  const waves = [2, 3, 5, 7].map((turns) => ({
    turns,
    height: (0.2 * next()) / turns ** 0.6,
    from: next() * 6.3,
  }))
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI
    const reach =
      1 + waves.reduce((sum, wave) => sum + wave.height * Math.sin(wave.turns * angle + wave.from), 0)
    return { x: rx * reach * Math.cos(angle), y: ry * reach * Math.sin(angle) }
  })
}

const figure = (value: number) => Math.round(value * 10) / 10

/** A soft closed line through the points. */
export function softLine(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? { x: 0, y: 0 }
  const parts = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const [ax, ay] = [from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6]
    const [bx, by] = [to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6]
    return `C${[ax, ay, bx, by, to.x, to.y].map(figure).join(' ')}`
  })
  const start = at(0)
  return `M${figure(start.x)} ${figure(start.y)}${parts.join('')}Z`
}

/** Where trees stand: inside the coast, away from the middle, where the hall is; those behind come first. */
export function treesOn(seed: number, rx: number, ry: number, count: number): (Point & { size: number })[] {
  const next = numbersFrom(seed + 1000)
  return Array.from({ length: count }, () => {
    const angle = next() * 2 * Math.PI
    const reach = 0.5 + 0.3 * next()
    return { x: rx * reach * Math.cos(angle), y: ry * reach * Math.sin(angle), size: 0.7 + 0.6 * next() }
  }).sort((a, b) => a.y - b.y)
}
