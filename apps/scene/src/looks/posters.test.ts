import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { lookedDocuments, lookPoster, lookPosterSize, sceneLooks } from '@tradefloor/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const folder = new URL('../../public/', import.meta.url)
const fileOf = (address: string) => new URL(address.replace(/^\/scene\//, ''), folder)

/** They are on the way while the visitor waits for the scene itself. */
const most = { hall: 31_000, booth: 25_000, desk: 27_000, together: 1_500_000 }

const pictures = lookedDocuments.flatMap((document) =>
  sceneLooks.map((look) => ({ document, address: lookPoster(document, look) })),
)

// A look without a picture: `node apps/scene/posters/make.mjs` draws it.
test.each(pictures)('Q-03 $address is there, in its size, and light', async ({ document, address }) => {
  const file = fileOf(address)
  expect(existsSync(file)).toBe(true)
  const avif = readFileSync(file)
  const { format, width, height } = await sharp(avif).metadata()
  expect({ format, width, height }).toEqual({ format: 'heif', ...lookPosterSize })
  expect(avif.length).toBeLessThanOrEqual(most[document])
})

test('Q-03 the pictures of all looks are light together, and none is left of a look that is gone', () => {
  const known = pictures.map(({ address }) => address.slice('/scene/posters/'.length)).sort()
  const there = readdirSync(new URL('posters/', folder)).filter((name) => !name.startsWith('island'))
  expect(there.sort()).toEqual(known)
  const bytes = there.map((name) => readFileSync(new URL(`posters/${name}`, folder)).length)
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(most.together)
})
