import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { mp4Head } from '../testing/mp4-head.ts'

// `node apps/scene/film/make.mjs` makes both.
const kept = (name: string) => readFileSync(new URL(`../../apps/web/public/media/${name}`, import.meta.url))

test('B-01 the film before the map is short, light, silent, and starts before it is loaded', () => {
  const mp4 = kept('intro.mp4')
  expect(mp4.length).toBeLessThanOrEqual(1_300_000)
  const { seconds, width, height, ...kind } = mp4Head(mp4)
  expect(kind).toEqual({ isH264: true, startsEarly: true, hasSound: false })
  expect(seconds).toBeGreaterThanOrEqual(20)
  expect(seconds).toBeLessThanOrEqual(30)
  expect(width).toBeGreaterThanOrEqual(960)
  expect(width / height).toBeCloseTo(16 / 9, 2)
})

test('B-01 J-13 what is seen until it plays has the shape of the film and is light', async () => {
  const poster = kept('intro.avif')
  const { format, width, height } = await sharp(poster).metadata()
  expect({ format, width, height }).toEqual({ format: 'heif', width: 960, height: 540 })
  expect(poster.length).toBeLessThanOrEqual(45_000)
})
