import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Language } from '@tradefloor/contract'
import { paintTones } from '@tradefloor/rules'
import { drawSign, type SignFacts } from './draw-signs.ts'
import type { StandLayers, StandPlaces } from './layers.ts'
import { eachRow } from './row-slices.ts'
import { type Pixels, type Quad, warpOnto } from './warp.ts'

/** Signs are drawn this much larger than they are seen, so that their letters stay sharp when they are turned. */
const sharpness = 1.5

interface Size {
  width: number
  height: number
}

/** The stand in the company's colours and with its signs, in its hall. */
export async function standPicture(
  { ink, paints, masks, places }: StandLayers,
  ground: Buffer,
  size: Size,
  { facts, language }: { facts: SignFacts; language: Language },
): Promise<Pixels> {
  const signs = await signPixels(places, size, facts, language)
  const mixed = Buffer.from(ground)
  const [base, deep, pale] = paintTones(facts.color).map(rgbOf) as [Rgb, Rgb, Rgb]
  await eachRow(0, size.height, (row) => {
    const end = (row + 1) * size.width * 3
    for (let at = row * size.width * 3; at < end; at += 3) {
      const cover = masks[at + 1] ?? 0
      if (cover < 3) continue
      const lit = masks[at] ?? 0
      const a = paints[at] ?? 0
      const b = paints[at + 1] ?? 0
      const c = paints[at + 2] ?? 0
      for (let channel = 0; channel < 3; channel++) {
        const painted = a * (base[channel] ?? 0) + b * (deep[channel] ?? 0) + c * (pale[channel] ?? 0)
        const shown = lit * (signs.data[at + channel] ?? 0)
        const behind = (ground[at + channel] ?? 0) * (255 - cover)
        mixed[at + channel] = Math.min(255, (ink[at + channel] ?? 0) + (painted + shown + behind) / 255)
      }
    }
  })
  return { ...size, data: mixed }
}

type Rgb = readonly [number, number, number]

const rgbOf = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

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
  const drawn = new Map<string, Pixels>()
  for (const { area, quad } of signs) {
    const height = Math.ceil(Math.max(24, heightOf(quad) * sharpness))
    const key = `${area} ${height}`
    const sign = drawn.get(key) ?? drawSign(area, height, facts, language)
    drawn.set(key, sign)
    await nextTurn()
    await warpOnto(into, sign, quad)
  }
  return into
}
