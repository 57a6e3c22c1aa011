import { lighter, mix } from '../colour.ts'
import { box, disc, ring, shape } from '../draw.ts'

// Each is 400 × 400, pale, and quiet enough for a face in front of it.
const grounds: readonly ((colour: string) => string)[] = [
  (c) => box(0, 0, 400, 400, lighter(c, 0.78)) + disc(200, 196, 150, lighter(c, 0.56)),
  (c) =>
    box(0, 0, 400, 400, lighter(c, 0.74)) + shape('M62 400V190A138 138 0 0 1 338 190V400Z', lighter(c, 0.9)),
  (c) =>
    box(0, 0, 400, 400, lighter(c, 0.84)) +
    shape('M0 250C90 210 150 290 240 250S360 220 400 240V400H0Z', lighter(c, 0.6)) +
    disc(318, 96, 44, lighter(c, 0.66)),
  (c) => box(0, 0, 400, 400, lighter(c, 0.66)) + shape('M0 400L400 60V400Z', lighter(c, 0.8)),
  (c) => box(0, 0, 400, 400, lighter(c, 0.82)) + ring(200, 196, 150, lighter(c, 0.58), 26),
  (c) => box(0, 0, 400, 400, lighter(mix(c, '#f3c37a', 0.3), 0.7)) + box(0, 0, 200, 400, lighter(c, 0.8)),
]

export const groundOf = (colour: string, style: number) => grounds[style % grounds.length]?.(colour) ?? ''
