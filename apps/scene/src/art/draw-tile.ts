import type { Language } from '@tradefloor/contract'
import { brandTones, type TileArea, tileAreas, tileBleed, tileEdge } from '@tradefloor/rules'
import { drawFascia } from './fascia.ts'
import type { Pen, Sheet } from './pen.ts'
import { drawPoster } from './poster.ts'
import { drawBadge, drawCard, drawMark, drawNumber } from './small-areas.ts'
import type { Face } from './tile-face.ts'
import type { TilePicture, TilePictures, TileSubject } from './tile-subject.ts'
import { drawTower } from './tower.ts'
import { drawVideoStill } from './video-still.ts'

const painters: Readonly<Record<TileArea, (sheet: Sheet, face: Face) => void>> = {
  fascia: (sheet, face) => drawFascia(sheet, face, 'paper'),
  brandFascia: (sheet, face) => drawFascia(sheet, face, 'colour'),
  poster: drawPoster,
  tower: drawTower,
  video: drawVideoStill,
  badge: drawBadge,
  mark: drawMark,
  number: drawNumber,
  card: drawCard,
}

/** A picture that was closed in the meantime has no size any more and is as one that has not arrived. */
const open = (picture: TilePicture | undefined) => (picture && picture.width > 0 ? picture : undefined)
const usable = ({ logo, poster, still }: TilePictures): TilePictures => ({
  logo: open(logo),
  poster: open(poster),
  still: open(still),
})

/**
 * Draws an exhibitor's tile as a square of `edge` pixels at the pen's origin. Each part leaves out what could not be read
 * at that size, so a small tile is colour, mark and name and never a blur of tiny letters.
 */
export function drawTile(
  pen: Pen,
  edge: number,
  subject: TileSubject,
  language: Language,
  pictures: TilePictures = {},
): void {
  const face: Face = { subject, language, pictures: usable(pictures), tones: brandTones(subject.color) }
  const pixels = edge / tileEdge
  pen.save()
  pen.scale(pixels, pixels)
  pen.imageSmoothingQuality = 'high'
  pen.fillStyle = face.tones.mist
  pen.fillRect(0, 0, tileEdge, tileEdge)
  for (const [name, area] of Object.entries(tileAreas)) {
    const { x, y, width, height } = area
    pen.save()
    pen.beginPath()
    pen.rect(x - tileBleed, y - tileBleed, width + tileBleed * 2, height + tileBleed * 2)
    pen.clip()
    pen.translate(x, y)
    painters[name as TileArea]({ pen, width, height, pixels, bleed: tileBleed }, face)
    pen.restore()
  }
  pen.restore()
}
