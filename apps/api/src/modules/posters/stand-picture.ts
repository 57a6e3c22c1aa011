import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Language } from '@tradefloor/contract'
import sharp from 'sharp'
import { paintsOf } from './brand-tones.ts'
import { drawSign, type SignFacts } from './draw-signs.ts'
import type { StandLayers, StandPlaces } from './layers.ts'
import { type Pixels, type Quad, warpOnto } from './warp.ts'

/** So many rows are mixed before others have their turn: a poster must not hold up the requests of visitors. */
const rowsAtOnce = 120
/** Signs are drawn this much larger than they are seen, so that their letters stay sharp when they are turned. */
const sharpness = 1.5

interface Size {
  width: number
  height: number
}

const rgbPixels = async (picture: Buffer, { width, height }: Size): Promise<Buffer> =>
  sharp(picture).resize({ width, height, fit: 'fill' }).removeAlpha().raw().toBuffer()

/** The stand in the company's colours and with its signs, in its hall, as raw RGB. */
export async function standPicture(
  { ink, paints, masks, places }: StandLayers,
  ground: Buffer,
  size: Size,
  { facts, language }: { facts: SignFacts; language: Language },
): Promise<Buffer> {
  const [own, painted, masked, hall, signs] = await Promise.all([
    rgbPixels(ink, size),
    rgbPixels(paints, size),
    rgbPixels(masks, size),
    rgbPixels(ground, size),
    signPixels(places, size, facts, language),
  ])
  // One row for each channel of the result: how much of each paint goes into it.
  const [base, deep, pale] = paintsOf(facts.color)
  const mix = [0, 1, 2].map((channel) => [base[channel] ?? 0, deep[channel] ?? 0, pale[channel] ?? 0])
  const row = size.width * 3
  for (let from = 0; from < hall.length; from += row * rowsAtOnce) {
    const to = Math.min(hall.length, from + row * rowsAtOnce)
    for (let at = from; at < to; at += 3) {
      const cover = masked[at + 1] ?? 0
      if (cover < 3) continue
      const lit = masked[at] ?? 0
      const [a = 0, b = 0, c = 0] = [painted[at], painted[at + 1], painted[at + 2]]
      for (let channel = 0; channel < 3; channel++) {
        const [p = 0, q = 0, r = 0] = mix[channel] ?? []
        const paint = a * p + b * q + c * r + lit * (signs.data[at + channel] ?? 0)
        const behind = (hall[at + channel] ?? 0) * (255 - cover)
        hall[at + channel] = Math.min(255, (own[at + channel] ?? 0) + (paint + behind) / 255)
      }
    }
    await nextTurn()
  }
  return hall
}

const heightOf = (quad: Quad) =>
  Math.max(
    Math.hypot(quad[3][0] - quad[0][0], quad[3][1] - quad[0][1]),
    Math.hypot(quad[2][0] - quad[1][0], quad[2][1] - quad[1][1]),
  )

/** All signs where they are in the picture; what stands before them is left to the mask. */
async function signPixels(
  { signs }: StandPlaces,
  { width, height }: Size,
  facts: SignFacts,
  language: Language,
): Promise<Pixels> {
  const into = { width, height, data: Buffer.alloc(width * height * 3) }
  for (const { area, quad } of signs) {
    warpOnto(into, drawSign(area, Math.ceil(Math.max(24, heightOf(quad) * sharpness)), facts, language), quad)
    await nextTurn()
  }
  return into
}
