import { readdirSync, readFileSync } from 'node:fs'
import { industries } from '@tradefloor/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const folder = new URL('../../../public/pavilions/', import.meta.url)

test('B-12 every industry has a picture of its pavilion, in its size and light, and none is left over', async () => {
  expect(readdirSync(folder).sort()).toEqual(industries.map((industry) => `${industry}.avif`).sort())
  for (const name of readdirSync(folder)) {
    const bytes = readFileSync(new URL(name, folder))
    const { compression, width, height } = await sharp(bytes).metadata()
    expect({ name, compression, width, height }).toEqual({
      name,
      compression: 'av1',
      width: 720,
      height: 480,
    })
    expect(bytes.length).toBeLessThanOrEqual(26 * 1024)
  }
})
