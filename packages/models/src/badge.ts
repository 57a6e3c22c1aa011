import { printed } from './finish.ts'
import { letter, print } from './print.ts'
import type { Sculpture } from './sculpture.ts'
import { face, type Point } from './shapes/index.ts'
import { type Colour, hexOf, inkOn } from './tone.ts'

/** A name on its ground, facing +z: Chinese large, English small. */
export function badge(
  on: Sculpture,
  zh: string,
  en: string,
  ground: Colour,
  at: Point,
  [width, height]: readonly [number, number],
  turn: Point = [0, 0, 0],
  rough = 0.42,
  coat = 0.3,
): void {
  const hex = hexOf(ground)
  const picture = print(Math.round((320 * width) / height), 320, hex, (pen, w, h) => {
    letter(pen, zh, w / 2, h * (en ? 0.4 : 0.52), {
      size: h * (en ? 0.48 : 0.66),
      color: inkOn(hex),
      weight: 800,
      most: w * 0.92,
    })
    if (en) letter(pen, en, w / 2, h * 0.8, { size: h * 0.2, color: inkOn(hex), weight: 600, most: w * 0.88 })
  })
  on.add(face(width, height, height * 0.08), printed(picture, rough, coat), at, turn)
}
