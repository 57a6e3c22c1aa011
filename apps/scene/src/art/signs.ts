import type { Language } from '@tradefloor/contract'
import { brandTones } from '@tradefloor/rules'
import { writeInto, writePair } from './lettering.ts'
import { rings } from './motif.ts'
import { inOrder } from './names-in-order.ts'
import { blend, flood, type Pen, signSheet } from './pen.ts'
import type { Names } from './tile-subject.ts'

export interface Street {
  readonly letter: string
  readonly name: Names
  /** #rrggbb. */
  readonly color: string
}

/** Hangs over a street, upright about 2 : 3: the letter to find, what is shown there to read. */
export function drawStreetSign(
  pen: Pen,
  width: number,
  height: number,
  street: Street,
  language: Language,
): void {
  const sheet = signSheet(pen, width, height)
  const tones = brandTones(street.color)
  const [w, h] = [width, height]
  flood(sheet, blend(pen, [0, 0], [w, h], [tones.bright, tones.base, tones.deep]))
  rings(pen, [w * 0.96, h * 1.02], [w * 0.12, w * 1.5], 13, 'rgba(255,255,255,.15)', 0.08)
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, w, h * 0.014)
  const room = { x: w * 0.1, width: w * 0.8 }
  const letter = { color: '#ffffff', size: Math.min(w * 0.62, h * 0.46), weight: 900 }
  writeInto(pen, street.letter, { ...room, y: h * 0.06, height: h * 0.46 }, { ...letter, least: 0.2 })
  pen.fillStyle = 'rgba(255,255,255,.7)'
  pen.fillRect(w * 0.1, h * 0.56, w * 0.16, h * 0.012)
  writePair(
    pen,
    inOrder(street.name, language),
    { ...room, y: h * 0.6, height: h * 0.32 },
    { color: '#ffffff', size: w * 0.19, weight: 800, lines: 2, place: 0 },
    { color: 'rgba(255,255,255,.88)', size: w * 0.085, weight: 500, least: 0.7, lines: 2 },
  )
}

export interface Welcome {
  readonly name: Names
  /** Two accent colours of the hall's look, left to right. */
  readonly accents: readonly [string, string]
}

const welcomeWords: Names = { zh: '欢迎光临', en: 'Welcome' }

/** The beam of the gate, about 8 : 1. */
export function drawWelcomeGate(
  pen: Pen,
  width: number,
  height: number,
  welcome: Welcome,
  language: Language,
): void {
  const [w, h] = [width, height]
  const [left, right] = welcome.accents.map((accent) => brandTones(accent))
  if (!left || !right) return
  flood(signSheet(pen, w, h), blend(pen, [0, 0], [w, h * 0.6], [left.deep, left.base, right.base]))
  rings(pen, [w * 0.9, h * 1.4], [h * 0.5, h * 5], 17, 'rgba(255,255,255,.13)', 0.08)
  const [own, foreign] = inOrder(welcomeWords, language)
  const column = { x: h * 0.4, y: h * 0.12, width: w * 0.2, height: h * 0.76 }
  writePair(
    pen,
    [own, foreign],
    column,
    { color: '#ffffff', size: h * 0.38, weight: 800 },
    { color: 'rgba(255,255,255,.86)', size: h * 0.17, weight: 500 },
  )
  pen.fillStyle = 'rgba(255,255,255,.55)'
  pen.fillRect(column.x + column.width + h * 0.2, h * 0.22, h * 0.02, h * 0.56)
  const x = column.x + column.width + h * 0.5
  writePair(
    pen,
    inOrder(welcome.name, language),
    { x, y: h * 0.1, width: w - x - h * 0.4, height: h * 0.8 },
    { color: '#ffffff', size: h * 0.42, weight: 900, lines: 2 },
    { color: 'rgba(255,255,255,.86)', size: h * 0.17, weight: 500, least: 0.7, lines: 2 },
  )
}
