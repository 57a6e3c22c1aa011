import type { ProductName } from '@tradefloor/models'
import sharp from 'sharp'
import { silentPicture } from '../models/silent.ts'
import { takePicture } from '../studio/pages.ts'

export interface Order {
  model: string
  variant: string
  words: ProductName
  shot: { width: number; height: number; frames: number; tint: string }
}

/** Frames of the two sketches: enough for smooth letters, and a third of what a picture takes. */
const sketched = 2

const pixels = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })

/**
 * A picture of a model with a product's name on it. Only the letters are new: a sketch with them and one without differ in
 * nothing else, frame by frame, and what they differ by is laid over the clean picture of the model without words.
 */
export async function wordedPicture(form: string, { words, ...silent }: Order): Promise<Buffer> {
  const shot = { ...silent.shot, frames: sketched }
  const clean = await pixels(await silentPicture(form, silent))
  const without = await pixels(await silentPicture(form, { ...silent, shot }))
  const within = await pixels(await takePicture({ ...silent, words, shot }))
  const { width, height, channels } = clean.info
  const laid = Buffer.from(
    clean.data.map((value, i) =>
      Math.max(0, Math.min(255, value + (within.data[i] ?? 0) - (without.data[i] ?? 0))),
    ),
  )
  return sharp(laid, { raw: { width, height, channels } }).png({ compressionLevel: 1 }).toBuffer()
}
