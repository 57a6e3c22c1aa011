import { clearGlass, type Finish, gloss } from '../finish.ts'
import type { Sculpture } from '../sculpture.ts'
import { type Corner, turned } from '../shapes/index.ts'
import { type Colour, mixed } from '../tone.ts'
import { sided } from './jars.ts'

export interface Bottle {
  /** Outline from the foot to the mouth. */
  outline: readonly Corner[]
  /** How high it is filled. */
  full: number
  sides?: number
}

const shrunk = (outline: readonly Corner[], full: number, by: number): Corner[] => {
  const inside: Corner[] = []
  for (const [x, y, round] of outline) {
    if (y >= full) break
    inside.push([Math.max(0.0001, x - by), Math.max(y, by), round])
  }
  const [before, after] = [inside.length - 1, inside.length].map((i) => outline[i])
  if (before && after) {
    const share = (full - before[1]) / (after[1] - before[1] || 1)
    const r = before[0] + (after[0] - before[0]) * share - by
    inside.push([r, full, 0.01], [0.0001, full, 0])
  }
  return inside
}

/** A clear bottle and what is in it. The glass takes some of the drink's colour, as thick glass does. */
export function clearBottle(on: Sculpture, { outline, full, sides = 0 }: Bottle, drink: Colour): void {
  const pieces = sides ? 112 : 72
  on.add(sided(turned(shrunk(outline, full, 0.014), pieces), sides), gloss(drink))
  on.add(sided(turned(outline, pieces), sides), clearGlass(mixed(drink, '#e4f1f6', 0.35), 0.05))
}

/** A bottle whose glass is too dark to show what is in it. */
export function darkBottle(on: Sculpture, { outline, sides = 0 }: Bottle, glass: Finish): void {
  on.add(sided(turned(outline, sides ? 112 : 72), sides), glass)
}
