import type { Language } from '@tradefloor/contract'
import { brandTones, type TileBox, tileBleed, tileEdge } from '@tradefloor/rules'
import { cutOut } from './cut-out.ts'
import { drawPrint } from './draw-print.ts'
import { goodsAreas } from './goods-areas.ts'
import { writeInto, writePair } from './lettering.ts'
import { ink, type Pen, paper } from './pen.ts'
import type { PrintDrawing, PrintPlace } from './print-drawing.ts'
import type { Names, TilePicture } from './tile-subject.ts'

/** What the tile of a product says. */
export interface GoodsSubject {
  readonly id: number
  readonly name: Names
  /** Of its exhibitor. */
  readonly color: string
  /** What is printed on its model, or that its picture is shown. */
  readonly goods: readonly { drawing: PrintDrawing; area: TileBox }[] | 'photo'
}

/** The one place where words of products enter: each has its own name on its print. */
function writeName(
  pen: Pen,
  name: Names,
  { x, y, width, height, color, says, weight = 800 }: PrintPlace,
): void {
  const box = { x: x - width / 2, y: y - height / 2, width, height }
  const look = { color, weight, size: height, least: 0.12, lines: 2, align: 'center' } as const
  if (says) {
    writeInto(pen, name[says], box, look)
    return
  }
  const small = { color, weight: 600, size: height * 0.26, least: 0.4, lines: 2 }
  writePair(
    pen,
    [name.zh, name.en === name.zh ? undefined : name.en],
    box,
    { ...look, size: height * 0.62 },
    small,
  )
}

function drawPlacedPrint(
  pen: Pen,
  name: Names,
  drawing: PrintDrawing,
  { x, y, width, height }: TileBox,
): void {
  pen.save()
  pen.fillStyle = drawing.ground
  pen.fillRect(x - tileBleed, y - tileBleed, width + tileBleed * 2, height + tileBleed * 2)
  pen.translate(x, y)
  pen.scale(width / drawing.width, height / drawing.height)
  drawPrint(pen, drawing)
  for (const place of drawing.places ?? []) writeName(pen, name, place)
  pen.restore()
}

const frameWidth = 12

/** A picture in a frame; before it has come, the product's name. */
function drawFramed(
  pen: Pen,
  { name, color }: GoodsSubject,
  language: Language,
  photo: TilePicture | undefined,
): void {
  const { x, y, width, height } = goodsAreas.photo
  pen.fillStyle = '#2b3340'
  pen.fillRect(x, y, width, height)
  const inside = {
    x: x + frameWidth,
    y: y + frameWidth,
    width: width - frameWidth * 2,
    height: height - frameWidth * 2,
  }
  pen.fillStyle = photo ? paper : brandTones(color).mist
  pen.fillRect(inside.x, inside.y, inside.width, inside.height)
  if (!photo) {
    const room = { ...inside, x: inside.x + 24, width: inside.width - 48 }
    writeInto(pen, name[language], room, { color: ink, size: 72, lines: 3, align: 'center' })
    return
  }
  const scale = Math.max(inside.width / photo.width, inside.height / photo.height)
  const [w, h] = [inside.width / scale, inside.height / scale]
  pen.drawImage(
    photo,
    (photo.width - w) / 2,
    (photo.height - h) / 2,
    w,
    h,
    inside.x,
    inside.y,
    inside.width,
    inside.height,
  )
}

function drawPhoto(
  pen: Pen,
  subject: GoodsSubject,
  language: Language,
  photo: TilePicture | undefined,
): void {
  const cut = photo && cutOut(photo)
  if (!cut) {
    drawFramed(pen, subject, language, photo)
    return
  }
  const { x, y, width, height } = goodsAreas.photo
  const scale = Math.min(width / cut.width, height / cut.height)
  // It stands on the lower edge, as a board cut along the outline of what is on it.
  const [w, h] = [cut.width * scale, cut.height * scale]
  pen.drawImage(cut.picture, x + (width - w) / 2, y + height - h, w, h)
}

/** The exhibitor's colour, then the name as large as it goes. */
function drawNameCard(pen: Pen, { name, color }: GoodsSubject, language: Language): void {
  const { x, y, width, height } = goodsAreas.nameCard
  pen.fillStyle = paper
  pen.fillRect(x - tileBleed, y - tileBleed, width + tileBleed * 2, height + tileBleed * 2)
  pen.fillStyle = color
  pen.fillRect(x - tileBleed, y + height - 10, width + tileBleed * 2, 10 + tileBleed)
  const room = { x: x + 16, y: y + 6, width: width - 32, height: height - 22 }
  writeInto(pen, name[language], room, { color: ink, size: 58, least: 0.45, lines: 2, align: 'center' })
}

/** Draws a product's tile: what is on the product, and the card with its name before it. */
export function drawGoodsTile(
  pen: Pen,
  edge: number,
  subject: GoodsSubject,
  language: Language,
  photo: TilePicture | undefined,
): void {
  pen.save()
  pen.scale(edge / tileEdge, edge / tileEdge)
  pen.clearRect(0, 0, tileEdge, tileEdge)
  pen.imageSmoothingQuality = 'high'
  if (subject.goods === 'photo') drawPhoto(pen, subject, language, photo)
  else for (const { drawing, area } of subject.goods) drawPlacedPrint(pen, subject.name, drawing, area)
  drawNameCard(pen, subject, language)
  pen.restore()
}
