import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sitePictures } from './site/index.ts'

const folder = new URL('../../apps/web/public/', import.meta.url)
const sizes: Record<string, string> = {
  'icons/icon-192.png': 'png 192 × 192',
  'icons/icon-512.png': 'png 512 × 512',
  'icons/maskable-512.png': 'png 512 × 512',
  'icons/apple-touch-180.png': 'png 180 × 180',
  'previews/tradefloor.jpg': 'jpeg 1200 × 630',
}

test('the site has its icons and the picture for links, each of its size', async () => {
  const drawings = await sitePictures.drawings()
  const found = await Promise.all(
    drawings.map(async ({ path }) => {
      const { format, width, height } = await sharp(readFileSync(new URL(path, folder))).metadata()
      return [path, `${format} ${width} × ${height}`]
    }),
  )
  expect(Object.fromEntries(found)).toEqual(sizes)
})

test('an icon that a phone cuts to its own form has nothing but ground where it may cut', async () => {
  const { data, info } = await sharp(readFileSync(new URL('icons/maskable-512.png', folder)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const middle = info.width / 2
  const cut: number[] = []
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      if (Math.hypot(x - middle, y - middle) < middle * 0.8) continue
      // The mark is white, its ground is not.
      const at = (y * info.width + x) * info.channels
      if (Math.min(...data.subarray(at, at + 3)) > 220) cut.push(at)
    }
  expect(cut).toEqual([])
})
