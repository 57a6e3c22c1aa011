import { clearGlass, type Finish, gloss, lit, matte, metal } from '../finish.ts'
import type { Sculpture } from '../sculpture.ts'
import { arc, type Corner, closed, plate } from '../shapes/index.ts'

/** How the pieces of a cut-out look. */
const stuffs = {
  card: matte,
  gloss,
  metal: (colour) => metal(colour, 0.35),
  light: (colour) => lit(colour, 1),
  glass: (colour) => clearGlass(colour, 0.12),
} satisfies Record<string, (colour: string) => Finish>

/** A piece of card: along a line or around a circle, as thick as it is deep, its middle at `z`. */
export interface Cut {
  line: readonly Corner[] | { round: number; at: readonly [x: number, y: number] }
  colour: string
  stuff?: keyof typeof stuffs
  deep?: number
  z?: number
}

const usualDepth = 0.05

/** Pieces behind and before each other that make one figure: a boat, a belt, a flame. In metres. */
export function addCutOut(on: Sculpture, cuts: readonly Cut[]): void {
  for (const { line, colour, stuff = 'card', deep = usualDepth, z = 0 } of cuts) {
    const outline = 'round' in line ? arc(line.round, ...line.at, 48) : closed(line, 6)
    const bevel = Math.min(0.012, deep / 4)
    on.add(plate(outline, deep, { bevel, pieces: 2 }), stuffs[stuff](colour), [0, 0, z])
  }
}
