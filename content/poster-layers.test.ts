import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { lookNameFor, posterBodies, posterShapes } from '@tradefloor/contract'
import { boothLook } from '@tradefloor/rules'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoExhibitions } from './testing/demo-exhibitions.ts'

const folder = resolve('content/media/poster-layers')
const shapes = Object.entries(posterShapes)
const most = 3_000_000

const stands = posterBodies.flatMap((body) => shapes.map(([shape, size]) => ({ body, shape, size })))

// Without them: `node apps/scene/posters/layers.mjs`.
test.each(stands)('Q-50 $body has its layers and places for $shape', async ({ body, shape, size }) => {
  for (const part of ['ink', 'paints', 'masks'])
    expect(await sharp(resolve(folder, `${body}-${shape}.${part}.avif`)).metadata()).toMatchObject(size)
  const { signs, plinths } = JSON.parse(readFileSync(resolve(folder, `${body}-${shape}.json`), 'utf8'))
  expect(plinths).toHaveLength(3)
  for (const area of ['video', 'badge'])
    expect(signs.map((sign: { area: string }) => sign.area)).toContain(area)
  expect(signs.some(({ area }: { area: string }) => /fascia/i.test(area))).toBe(true)
})

const looks = [
  ...new Set(demoExhibitions.map(({ industry, profile }) => lookNameFor(boothLook(profile), industry))),
]

test.each(looks)('Q-50 the hall of the look %s has its layer in every shape', (look) => {
  const missing = shapes.filter(([shape]) => !existsSync(resolve(folder, `ground-${look}-${shape}.avif`)))
  expect(missing).toEqual([])
})

test('Q-50 the layers of posters weigh 3 MB or less together', () => {
  const bytes = readdirSync(folder).map((name) => statSync(resolve(folder, name)).size)
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(most)
})
