import { signNames } from '@tradefloor/rules'
import { artOfIndustry } from './industry-art.ts'
import { writeInto, writePair } from './lettering.ts'
import { drawLineArt } from './line-art.ts'
import { markOf, pickById } from './marks.ts'
import { inOrder } from './names-in-order.ts'
import { flood, ink, legible, type Sheet, softInk } from './pen.ts'
import { contain, cover, extend, leftFree } from './place-picture.ts'
import type { PosterGround } from './poster-ground.ts'
import { posterGrounds } from './poster-grounds.ts'
import type { Face } from './tile-face.ts'
import type { TilePicture } from './tile-subject.ts'

export const posterGroundOf = (id: number): PosterGround => pickById(posterGrounds, id, 4)

/** Cutting more than this off a poster could cut off words; drawing on more than that would show. */
const mostCut = 0.03
const mostDrawnOn = 0.2

export function drawPoster(sheet: Sheet, face: Face): void {
  const { poster } = face.pictures
  if (poster) hang(sheet, face, poster)
  else make(sheet, face)
}

function hang(sheet: Sheet, { tones }: Face, poster: TilePicture): void {
  const { pen, width, height, bleed } = sheet
  const whole = { x: -bleed, y: -bleed, width: width + bleed * 2, height: height + bleed * 2 }
  flood(sheet, tones.mist)
  const free = leftFree(poster, whole)
  if (free <= mostCut) cover(pen, poster, whole)
  else if (free <= mostDrawnOn) extend(pen, poster, whole)
  else {
    const edge = width * 0.06
    contain(pen, poster, { x: edge, y: edge, width: width - edge * 2, height: height - edge * 2 })
  }
}

function make(sheet: Sheet, { subject, language, tones }: Face): void {
  const { pen, width: w, height: h } = sheet
  const ground = posterGroundOf(subject.id)
  const art = artOfIndustry(subject.industry) ?? markOf(subject.id)
  ground.draw(sheet, tones, (at, color) => drawLineArt(pen, art, at, color), subject.id)

  const names = signNames(subject.name, language)
  const title = subject.slogan ? inOrder(subject.slogan, language) : names
  const size = w * 0.135
  if (!legible(sheet, size)) return
  const small = w * 0.062
  const top = ground.title === 'top'
  // On top there is room for the mark beside nothing; below, the foot line takes some.
  const room = top
    ? { x: w * 0.08, y: h * 0.06, width: w * 0.84, height: h * 0.25 }
    : { x: w * 0.08, y: h * 0.73, width: w * 0.84, height: h * 0.17 }
  writePair(
    pen,
    [title[0], legible(sheet, small) ? title[1] : undefined],
    room,
    {
      color: ground.light ? '#ffffff' : ink,
      size,
      weight: 800,
      lines: top ? 3 : 2,
      place: top ? 0 : 1,
    },
    { color: ground.light ? 'rgba(255,255,255,.86)' : softInk, size: small, weight: 500, least: 0.7 },
  )
  if (!legible(sheet, w * 0.05)) return
  footLine(sheet, [subject.slogan ? names[0] : '', subject.number], footColor(ground))
}

/** The foot of posters with their title on top lies on the deepest colour. */
const footColor = ({ title, light }: PosterGround) =>
  title === 'top' || light ? 'rgba(255,255,255,.88)' : softInk

function footLine({ pen, width: w, height: h }: Sheet, words: readonly string[], color: string): void {
  const text = words.filter(Boolean).join(' · ')
  if (!text) return
  pen.fillStyle = color
  pen.fillRect(w * 0.08, h * 0.947, w * 0.1, h * 0.006)
  const room = { x: w * 0.22, y: h * 0.925, width: w * 0.7, height: h * 0.05 }
  writeInto(pen, text, room, { color, size: w * 0.05, weight: 600 })
}
