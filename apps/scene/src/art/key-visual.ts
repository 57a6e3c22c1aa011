import type { Language } from '@tradefloor/contract'
import { brandTones } from '@tradefloor/rules'
import { writeInto, writePair } from './lettering.ts'
import { drawLineArt } from './line-art.ts'
import { marks, sailMark } from './marks.ts'
import { rings, waves } from './motif.ts'
import { inOrder } from './names-in-order.ts'
import { blend, disc, flood, type Pen, signSheet } from './pen.ts'
import type { Names } from './tile-subject.ts'

export interface KeyVisual {
  readonly name: Names
  /** Already written in the visitor's language, for example 2026.11.20–23. */
  readonly dates?: string
  /** Two accent colours of the hall's look. */
  readonly accents: readonly [string, string]
}

/** The board at the end of the hall, about 4 : 1: a low sun over the sea, and what the fair is called. */
export function drawKeyVisual(
  pen: Pen,
  width: number,
  height: number,
  visual: KeyVisual,
  language: Language,
): void {
  const [w, h] = [width, height]
  const [first, second] = visual.accents.map((accent) => brandTones(accent))
  if (!first || !second) return
  flood(
    signSheet(pen, w, h),
    blend(pen, [0, 0], [w, h * 0.8], [first.night, first.deep, first.base, second.base, second.bright]),
  )
  const sun = [w - h * 0.95, h * 0.56] as const
  rings(pen, sun, [h * 0.42, h * 3.4], 22, 'rgba(255,255,255,.12)', 0.07)
  disc(pen, ...sun, h * 0.36, 'rgba(255,255,255,.22)')
  disc(
    pen,
    ...sun,
    h * 0.27,
    blend(pen, [sun[0], sun[1] - h * 0.27], [sun[0], sun[1] + h * 0.27], ['#ffffff', second.mist]),
  )
  waves(pen, w, h, first.base, 3, 0.7)
  boats(pen, [sun[0], h * 0.86], h)
  const room = { x: h * 0.34, y: h * 0.13, width: w - h * 2.1, height: h * (visual.dates ? 0.52 : 0.6) }
  const end = writePair(
    pen,
    inOrder(visual.name, language),
    room,
    { color: '#ffffff', size: h * 0.28, least: 0.3, weight: 900, lines: 3, place: visual.dates ? 0.2 : 0.4 },
    { color: 'rgba(255,255,255,.9)', size: h * 0.1, weight: 500, least: 0.7, lines: 2 },
  )
  if (!visual.dates) return
  pen.fillStyle = '#ffffff'
  pen.fillRect(room.x, end + h * 0.035, h * 0.3, h * 0.014)
  writeInto(
    pen,
    visual.dates,
    { x: room.x, y: end + h * 0.06, width: room.width, height: h * 0.12 },
    { color: '#ffffff', size: h * 0.092, weight: 600 },
  )
}

/** Boats that sail out, the smaller the farther. */
function boats(pen: Pen, [x, y]: readonly [number, number], h: number): void {
  const sail = marks[sailMark]
  if (!sail) return
  for (const [dx, dy, size] of [
    [-0.62, 0.02, 0.3],
    [0.52, -0.04, 0.16],
    [-1.2, -0.05, 0.13],
  ] as const)
    drawLineArt(pen, sail, [x + h * dx, y + h * (dy - size), h * size], '#ffffff')
}
