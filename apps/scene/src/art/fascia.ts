import { signNames } from '@tradefloor/rules'
import { writeInto, writePair } from './lettering.ts'
import { rings } from './motif.ts'
import { blend, flood, ink, legible, paper, type Sheet, softInk } from './pen.ts'
import { drawSign, signWidth } from './place-picture.ts'
import type { Face } from './tile-face.ts'

/** The long sign over a stand: mark, name, and the number in a field of its own at the end. */
export function drawFascia(sheet: Sheet, face: Face, ground: 'paper' | 'colour'): void {
  const { pen, width, height: h } = sheet
  const { tones, subject } = face
  const onPaper = ground === 'paper'
  // Plain to its edges: it lies on parts that are painted in the same colour.
  flood(sheet, onPaper ? paper : tones.base)
  if (!onPaper) rings(pen, [width * 0.8, h * 1.3], [h * 0.5, h * 4], 9, 'rgba(255,255,255,.1)')

  const numberWidth = subject.number ? drawNumberField(sheet, face, onPaper) : 0
  const signHeight = h * (face.pictures.logo || !legible(sheet, h * 0.3) ? 0.78 : 0.66)
  const signBox = {
    x: h * 0.2,
    y: (h - signHeight) / 2,
    width: signWidth(face.pictures.logo, signHeight),
    height: signHeight,
  }
  drawSign(
    pen,
    { logo: face.pictures.logo, id: subject.id, color: onPaper ? tones.base : '#ffffff', ground },
    signBox,
  )

  const x = signBox.x + signBox.width + h * 0.24
  const room = { x, y: h * 0.07, width: width - numberWidth - x - h * 0.18, height: h * 0.86 }
  const [name, second] = signNames(subject.name, face.language)
  const smallSize = h * 0.21
  const size = legible(sheet, smallSize) ? h * 0.46 : h * 0.62
  writePair(
    pen,
    [name, legible(sheet, smallSize) ? second : undefined],
    room,
    { color: onPaper ? ink : '#ffffff', size, weight: 800, lines: 2 },
    { color: onPaper ? softInk : 'rgba(255,255,255,.84)', size: smallSize, weight: 500, least: 0.72 },
  )
}

function drawNumberField({ pen, width, height: h, bleed, ...sheet }: Sheet, face: Face, onPaper: boolean) {
  const { tones, subject } = face
  const fieldWidth = h * 1.5
  const x = width - fieldWidth
  pen.fillStyle = onPaper
    ? blend(pen, [x, 0], [width, h], [tones.bright, tones.base])
    : blend(pen, [x, 0], [width, h], [tones.deep, tones.night])
  pen.beginPath()
  pen.moveTo(x + h * 0.22, -bleed)
  pen.lineTo(width + bleed, -bleed)
  pen.lineTo(width + bleed, h + bleed)
  pen.lineTo(x, h + bleed)
  pen.fill()
  if (h * 0.36 * sheet.pixels >= 4)
    writeInto(
      pen,
      subject.number,
      { x: x + h * 0.26, y: 0, width: fieldWidth - h * 0.4, height: h },
      { color: '#ffffff', size: h * 0.4, weight: 800, align: 'center' },
    )
  return fieldWidth
}
