import { drawLineArt } from './line-art.ts'
import { markOf } from './marks.ts'
import type { Box, Pen } from './pen.ts'
import type { TilePicture } from './tile-subject.ts'

export const aspectOf = ({ width, height }: TilePicture): number => width / Math.max(1, height)

/** The whole picture, as large as the box allows. */
export function contain(pen: Pen, picture: TilePicture, box: Box): void {
  const scale = Math.min(box.width / picture.width, box.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  pen.drawImage(picture, box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height)
}

/** The box full of picture; what sticks out is cut. */
export function cover(pen: Pen, picture: TilePicture, box: Box): void {
  const scale = Math.max(box.width / picture.width, box.height / picture.height)
  const [width, height] = [box.width / scale, box.height / scale]
  const [x, y] = [(picture.width - width) / 2, (picture.height - height) / 2]
  pen.drawImage(picture, x, y, width, height, box.x, box.y, box.width, box.height)
}

/** The whole picture, its outermost pixels drawn on to the edges of the box: most grounds simply go on. */
export function extend(pen: Pen, picture: TilePicture, box: Box): void {
  const { width: pw, height: ph } = picture
  const scale = Math.min(box.width / pw, box.height / ph)
  const [sideways, upwards] = [(box.width - pw * scale) / 2, (box.height - ph * scale) / 2]
  if (sideways > 0) {
    pen.drawImage(picture, 0, 0, 1, ph, box.x, box.y, sideways + 1, box.height)
    pen.drawImage(
      picture,
      pw - 1,
      0,
      1,
      ph,
      box.x + box.width - sideways - 1,
      box.y,
      sideways + 1,
      box.height,
    )
  } else if (upwards > 0) {
    pen.drawImage(picture, 0, 0, pw, 1, box.x, box.y, box.width, upwards + 1)
    pen.drawImage(picture, 0, ph - 1, pw, 1, box.x, box.y + box.height - upwards - 1, box.width, upwards + 1)
  }
  contain(pen, picture, box)
}

/** How much of a box a picture of another shape leaves free. */
export function leftFree(picture: TilePicture, box: Box): number {
  const [a, b] = [aspectOf(picture), box.width / box.height]
  return 1 - Math.min(a, b) / Math.max(a, b)
}

/** A logo on white: its own white ground melts into the sign's. */
export function logoOnPaper(pen: Pen, logo: TilePicture, box: Box): void {
  pen.globalCompositeOperation = 'multiply'
  contain(pen, logo, box)
  pen.globalCompositeOperation = 'source-over'
}

/** A logo on colour: on a white plate with round corners. */
export function logoOnPlate(pen: Pen, logo: TilePicture, box: Box): void {
  const radius = Math.min(box.width, box.height) * 0.2
  pen.save()
  pen.beginPath()
  pen.roundRect(box.x, box.y, box.width, box.height, radius)
  pen.fillStyle = '#ffffff'
  pen.fill()
  pen.clip()
  const inset = Math.min(box.width, box.height) * 0.04
  contain(pen, logo, {
    x: box.x + inset,
    y: box.y + inset,
    width: box.width - inset * 2,
    height: box.height - inset * 2,
  })
  pen.restore()
}

const widestLogo = 2.4

/** How wide a logo stands at this height; a drawn mark is square. */
export const signWidth = (logo: TilePicture | undefined, height: number): number =>
  logo ? height * Math.min(widestLogo, Math.max(1, aspectOf(logo))) : height

export interface SignLook {
  readonly logo: TilePicture | undefined
  readonly id: number
  /** Colour of a drawn mark. */
  readonly color: string
  readonly ground: 'paper' | 'colour'
}

/** The exhibitor's logo or, without one, its drawn mark, in the middle of the box. */
export function drawSign(pen: Pen, { logo, id, color, ground }: SignLook, box: Box): void {
  if (!logo) {
    const size = Math.min(box.width, box.height)
    drawLineArt(
      pen,
      markOf(id),
      [box.x + (box.width - size) / 2, box.y + (box.height - size) / 2, size],
      color,
    )
  } else if (ground === 'paper') logoOnPaper(pen, logo, box)
  else logoOnPlate(pen, logo, box)
}
