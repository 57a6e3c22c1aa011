import { expect, test } from 'vitest'
import { encodePoster } from './encode.ts'

/** Squares of many colours, the same in every run: the smaller they are, the heavier is the picture. */
function squares(edge: number, { width, height }: { width: number; height: number }) {
  const data = new Uint8Array(width * height * 3)
  for (let at = 0; at < data.length; at++) {
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)]
    const cell = Math.floor(x / edge) * 7919 + Math.floor(y / edge) * 104_729 + (at % 3) * 1_299_709
    data[at] = ((cell * 48_271) % 2_147_483_647) % 256
  }
  return { width, height, data }
}

test('Q-50 a poster that is too heavy at the best quality gets one at which it just fits', async () => {
  const { length } = await encodePoster(squares(12, { width: 1200, height: 630 }), 'jpg')
  expect(length).toBeLessThanOrEqual(60_000)
  expect(length).toBeGreaterThan(50_000)
})

test('Q-50 a poster that fits at no quality is a heavy one and no error', async () => {
  const { length } = await encodePoster(squares(3, { width: 1600, height: 1000 }), 'jpg')
  expect(length).toBeGreaterThan(60_000)
})
