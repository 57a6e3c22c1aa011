import { darkGlass, gloss, metal, plastic } from '../finish.ts'
import type { Sculpture } from '../sculpture.ts'
import { cylinder, type Point, ring, turned } from '../shapes/index.ts'
import type { Colour } from '../tone.ts'

/** A lens that looks along +y: a rim, a dark funnel, deep blue glass with a lighter iris in it. */
export function lens(
  on: Sculpture,
  radius: number,
  at: Point,
  turn: Point,
  rim: Colour = '#8b95a5',
  depth = radius * 0.5,
): void {
  const pieces = radius < 0.12 ? 24 : 40
  on.within(at, turn, () => {
    on.add(cylinder(radius, depth * 0.8, radius * 0.06, pieces), plastic('#1a202c'))
    on.add(ring(radius * 0.8, radius, depth, radius * 0.07, pieces), metal(rim, 0.24))
    on.add(
      turned(
        [
          [radius * 0.82, depth * 0.97, 0],
          [radius * 0.62, depth * 0.82, 0.01],
          [0.0001, depth * 0.82, 0],
        ],
        pieces,
      ),
      plastic('#0e131d'),
    )
    on.add(
      turned(
        [
          [radius * 0.62, depth * 0.8, 0],
          [radius * 0.5, depth * 0.8 + radius * 0.1, radius * 0.1],
          [radius * 0.25, depth * 0.8 + radius * 0.16, radius * 0.2],
          [0.0001, depth * 0.8 + radius * 0.18, 0],
        ],
        pieces,
      ),
      darkGlass('#122b66'),
    )
    if (radius < 0.12) return
    on.closely(() => {
      on.add(ring(radius * 0.22, radius * 0.28, 0.006, 0.002, pieces), gloss('#5c6fd0'), [
        0,
        depth * 0.8 + radius * 0.155,
        0,
      ])
      on.add(ring(radius * 0.66, radius * 0.7, 0.008, 0.002, pieces), metal('#59636f'), [0, depth * 0.86, 0])
    })
  })
}
