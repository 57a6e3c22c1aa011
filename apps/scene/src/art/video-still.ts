import { signNames } from '@tradefloor/rules'
import { artOfIndustry } from './industry-art.ts'
import { writeInto } from './lettering.ts'
import { drawLineArt } from './line-art.ts'
import { markOf } from './marks.ts'
import { waves } from './motif.ts'
import { blend, disc, flood, legible, polygon, type Sheet } from './pen.ts'
import { cover } from './place-picture.ts'
import type { Face } from './tile-face.ts'

/** The video wall while nothing plays. */
export function drawVideoStill(sheet: Sheet, face: Face): void {
  const { pen, width: w, height: h, bleed } = sheet
  const { tones, subject, pictures } = face
  if (pictures.still) {
    cover(pen, pictures.still, { x: -bleed, y: -bleed, width: w + bleed * 2, height: h + bleed * 2 })
  } else {
    flood(sheet, blend(pen, [0, 0], [w, h], [tones.night, tones.deep, tones.base]))
    pen.globalAlpha = 0.2
    const art = artOfIndustry(subject.industry) ?? markOf(subject.id)
    drawLineArt(pen, art, [w * 0.6, h * 0.06, h * 0.8], '#ffffff')
    pen.globalAlpha = 1
    waves(pen, w, h, tones.bright, subject.id + 2, 0.6)
  }
  const shade = blend(pen, [0, 0], [0, h], ['rgba(6,14,34,.5)', 'rgba(6,14,34,0)', 'rgba(6,14,34,.55)'])
  flood(sheet, shade)
  disc(pen, w / 2, h * 0.5, h * 0.17, 'rgba(255,255,255,.94)')
  polygon(
    pen,
    tones.base,
    [w / 2 - h * 0.05, h * 0.41],
    [w / 2 + h * 0.1, h * 0.5],
    [w / 2 - h * 0.05, h * 0.59],
  )
  pen.fillStyle = 'rgba(255,255,255,.4)'
  pen.fillRect(w * 0.06, h * 0.9, w * 0.88, h * 0.018)
  pen.fillStyle = '#ffffff'
  pen.fillRect(w * 0.06, h * 0.9, w * 0.3, h * 0.018)
  if (!legible(sheet, h * 0.12)) return
  const room = { x: w * 0.06, y: h * 0.07, width: w * 0.88, height: h * 0.18 }
  writeInto(pen, signNames(subject.name, face.language)[0], room, {
    color: '#ffffff',
    size: h * 0.12,
    least: 0.7,
  })
}
