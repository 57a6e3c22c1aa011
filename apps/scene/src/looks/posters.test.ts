import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { lookedDocuments, lookPoster, lookPosterSize, sceneLooks } from '@tradefloor/contract'
import { expect, test } from 'vitest'

const folder = new URL('../../public/', import.meta.url)
const fileOf = (address: string) => new URL(address.replace(/^\/scene\//, ''), folder)

/** They are on the way while the visitor waits for the scene itself. */
const most = { hall: 60_000, booth: 45_000, desk: 45_000, together: 2_400_000 }

/** The size of a picture that is plain webp: neither animated nor see-through. */
function sizeOf(webp: Buffer): { width: number; height: number } {
  const kind = `${webp.toString('latin1', 0, 4)} ${webp.toString('latin1', 8, 16)}`
  if (kind !== 'RIFF WEBPVP8 ') throw new Error(`Not a plain webp: ${kind}`)
  return { width: webp.readUInt16LE(26) & 0x3fff, height: webp.readUInt16LE(28) & 0x3fff }
}

const pictures = lookedDocuments.flatMap((document) =>
  sceneLooks.map((look) => ({ document, address: lookPoster(document, look) })),
)

// A look without a picture: `node apps/scene/posters/make.mjs` draws it.
test.each(pictures)('Q-03 $address is there, in its size, and light', ({ document, address }) => {
  const file = fileOf(address)
  expect(existsSync(file)).toBe(true)
  const webp = readFileSync(file)
  expect(sizeOf(webp)).toEqual(lookPosterSize)
  expect(webp.length).toBeLessThanOrEqual(most[document])
})

test('Q-03 the pictures of all looks are light together, and none is left of a look that is gone', () => {
  const known = pictures.map(({ address }) => address.slice('/scene/posters/'.length)).sort()
  const there = readdirSync(new URL('posters/', folder)).filter((name) => !name.startsWith('island'))
  expect(there.sort()).toEqual(known)
  const bytes = there.map((name) => readFileSync(new URL(`posters/${name}`, folder)).length)
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(most.together)
})
