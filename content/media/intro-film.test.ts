import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mp4Head } from '../testing/mp4-head.ts'

const film = new URL('../../apps/web/public/media/intro.mp4', import.meta.url)

// A site without the film begins with the map; `node apps/scene/film/make.mjs` makes it.
test.runIf(existsSync(film))(
  'B-01 the film before the map is short, light, silent, and starts before it is loaded',
  () => {
    const mp4 = readFileSync(film)
    expect(mp4.length).toBeLessThanOrEqual(2_200_000)
    const { seconds, width, height, ...kind } = mp4Head(mp4)
    expect(kind).toEqual({ isH264: true, startsEarly: true, hasSound: false })
    expect(seconds).toBeGreaterThanOrEqual(20)
    expect(seconds).toBeLessThanOrEqual(30)
    expect(width).toBeGreaterThanOrEqual(960)
    expect(width / height).toBeCloseTo(16 / 9, 2)
  },
)
