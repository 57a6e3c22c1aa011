import type { Language } from '@tradefloor/contract'
import { writeInto, writePair } from './lettering.ts'
import { inOrder } from './names-in-order.ts'
import type { Pen } from './pen.ts'
import type { Street } from './signs.ts'

/** Prints have no ground: white where there is paint, clear where the floor shows through. */
const white = '#ffffff'

/** Lies on the carpet of a street, about square: where it leads and what is there. */
export function drawCarpetPrint(
  pen: Pen,
  width: number,
  height: number,
  street: Pick<Street, 'letter' | 'name'>,
  language: Language,
): void {
  const [w, h] = [width, height]
  pen.clearRect(0, 0, w, h)
  pen.strokeStyle = white
  pen.lineWidth = h * 0.035
  pen.lineJoin = pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(w / 2 - h * 0.17, h * 0.14)
  pen.lineTo(w / 2, h * 0.045)
  pen.lineTo(w / 2 + h * 0.17, h * 0.14)
  pen.stroke()
  const room = { x: w * 0.04, width: w * 0.92 }
  const letter = { color: white, size: h * 0.5, weight: 900, align: 'center' } as const
  writeInto(pen, street.letter, { ...room, y: h * 0.16, height: h * 0.5 }, letter)
  writePair(
    pen,
    inOrder(street.name, language),
    { ...room, y: h * 0.66, height: h * 0.32 },
    { color: white, size: h * 0.17, weight: 800, align: 'center', place: 0 },
    { color: white, size: h * 0.085, weight: 600, least: 0.6 },
  )
}

/** Lies on the floor before a stand. */
export function drawFloorNumber(pen: Pen, width: number, height: number, number: string): void {
  pen.clearRect(0, 0, width, height)
  const inset = height * 0.06
  pen.strokeStyle = white
  pen.lineWidth = height * 0.05
  pen.beginPath()
  pen.roundRect(inset, inset, width - inset * 2, height - inset * 2, height * 0.22)
  pen.stroke()
  const room = { x: width * 0.12, y: height * 0.12, width: width * 0.76, height: height * 0.76 }
  writeInto(pen, number, room, { color: white, size: height * 0.6, weight: 800, align: 'center' })
}
