import { signNames } from '@tradefloor/rules'
import { writeInto, writePair } from './lettering.ts'
import { drawLineArt } from './line-art.ts'
import { markOf } from './marks.ts'
import { rings } from './motif.ts'
import { inOrder } from './names-in-order.ts'
import { blend, flood, ink, legible, paper, type Sheet, softInk } from './pen.ts'
import { drawSign, signWidth } from './place-picture.ts'
import type { Face } from './tile-face.ts'

/** The counter's front: mark over name on white, a line in the brand's colour at the foot. */
export function drawBadge(sheet: Sheet, { subject, language, pictures, tones }: Face): void {
  const { pen, width: w, height: h } = sheet
  flood(sheet, paper)
  pen.fillStyle = blend(pen, [0, 0], [w, 0], [tones.base, tones.bright])
  pen.fillRect(-sheet.bleed, h * 0.95, w + sheet.bleed * 2, h * 0.05 + sheet.bleed)
  const readable = legible(sheet, h * 0.17)
  const height = h * (readable ? 0.44 : 0.66)
  const width = signWidth(pictures.logo, height)
  drawSign(
    pen,
    { logo: pictures.logo, id: subject.id, color: tones.base, ground: 'paper' },
    { x: (w - width) / 2, y: h * 0.1, width, height },
  )
  if (!readable) return
  const [name, second] = signNames(subject.name, language)
  writePair(
    pen,
    [name, legible(sheet, h * 0.1) ? second : undefined],
    { x: w * 0.06, y: h * 0.57, width: w * 0.88, height: h * 0.35 },
    { color: ink, size: h * 0.2, weight: 800, align: 'center', lines: 2 },
    { color: softInk, size: h * 0.1, weight: 500, least: 0.7 },
  )
}

/** Often cut out round: everything stays inside the circle. */
export function drawMark(sheet: Sheet, { subject, pictures, tones }: Face): void {
  const { pen, width: w, height: h } = sheet
  flood(sheet, blend(pen, [0, 0], [w, h], [tones.bright, tones.base, tones.deep]))
  rings(pen, [w / 2, h / 2], [w * 0.44, w * 0.8], 4, 'rgba(255,255,255,.2)')
  const size = w * (pictures.logo ? 0.6 : 0.52)
  drawSign(
    pen,
    { logo: pictures.logo, id: subject.id, color: '#ffffff', ground: 'colour' },
    { x: (w - size) / 2, y: (h - size) / 2, width: size, height: size },
  )
}

/** The letter of the street over the number in it. */
export function drawNumber(sheet: Sheet, { subject, tones }: Face): void {
  const { pen, width: w, height: h } = sheet
  flood(sheet, blend(pen, [0, 0], [w, h], [tones.deep, tones.night]))
  if (!subject.number) {
    drawLineArt(pen, markOf(subject.id), [w * 0.25, h * 0.5 - w * 0.25, w * 0.5], 'rgba(255,255,255,.5)')
    return
  }
  const [, street, rest] = /^(\D+?)[-\s]?(\d.*)$/.exec(subject.number) ?? []
  const look = { color: '#ffffff', weight: 800, align: 'center' } as const
  if (!street || !rest) {
    const room = { x: w * 0.08, y: h * 0.2, width: w * 0.84, height: h * 0.6 }
    writeInto(pen, subject.number, room, { ...look, size: w * 0.6, lines: 2 })
    return
  }
  const room = { x: w * 0.1, width: w * 0.8 }
  writeInto(pen, street, { ...room, y: h * 0.08, height: h * 0.46 }, { ...look, size: w * 0.72 })
  pen.fillStyle = 'rgba(255,255,255,.5)'
  pen.fillRect(w * 0.3, h * 0.55, w * 0.4, h * 0.012)
  writeInto(pen, rest, { ...room, y: h * 0.58, height: h * 0.34 }, { ...look, size: w * 0.42 })
}

/** The card on the counter: whom to speak to; without a contact, whose stand it is. */
export function drawCard(sheet: Sheet, face: Face): void {
  const { pen, width: w, height: h } = sheet
  const { subject, language, pictures, tones } = face
  flood(sheet, paper)
  pen.fillStyle = blend(pen, [0, 0], [0, h], [tones.bright, tones.deep])
  pen.fillRect(-sheet.bleed, -sheet.bleed, w * 0.045 + sheet.bleed, h + sheet.bleed * 2)
  const size = h * 0.26
  const width = signWidth(pictures.logo, size)
  drawSign(
    pen,
    { logo: pictures.logo, id: subject.id, color: tones.base, ground: 'paper' },
    { x: w * 0.94 - width, y: h * 0.1, width, height: size },
  )
  if (!legible(sheet, h * 0.12)) {
    const name = subject.contact?.name[language] ?? ''
    const room = { x: w * 0.1, y: h * 0.4, width: w * 0.86, height: h * 0.5 }
    if (legible(sheet, h * 0.3)) writeInto(pen, name, room, { color: ink, size: h * 0.3 })
    return
  }
  const [company, foreign] = signNames(subject.name, language)
  const person = subject.contact
  const main = person ? inOrder(person.name, language) : ([company, foreign] as const)
  const left = { x: w * 0.11, width: w * 0.83 }
  writePair(
    pen,
    main,
    { x: left.x, y: h * 0.1, width: left.width - width - w * 0.04, height: h * 0.42 },
    { color: ink, size: h * 0.24, weight: 800, place: 0, lines: 2 },
    { color: softInk, size: h * 0.11, weight: 500 },
  )
  if (person)
    writePair(
      pen,
      inOrder(person.post, language),
      { ...left, y: h * 0.52, height: h * 0.24 },
      { color: tones.base, size: h * 0.13, weight: 600 },
      { color: softInk, size: h * 0.085, weight: 500 },
    )
  const last = [person ? company : '', subject.number].filter(Boolean).join(' · ')
  if (!last) return
  pen.fillStyle = tones.pale
  pen.fillRect(left.x, h * 0.8, left.width, h * 0.008)
  writeInto(
    pen,
    last,
    { ...left, y: h * 0.82, height: h * 0.13 },
    { color: softInk, size: h * 0.1, weight: 500, least: 0.7 },
  )
}
