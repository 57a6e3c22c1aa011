import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoIds } from '../testing/demo-exhibitions.ts'
import { Paper } from './paper.ts'
import { posters } from './posters/index.ts'

const file = (id: number) => readFileSync(new URL(`../demo/media/banners/${id}.webp`, import.meta.url))

const drawing = (id: number) => {
  const paper = new Paper()
  return paper.bind(...(posters[id]?.(paper) ?? []))
}

/** A small picture's bytes, red, green and blue in turn. */
const small = (picture: Buffer) =>
  sharp(picture).flatten({ background: '#ffffff' }).resize(160, 84).removeAlpha().raw().toBuffer()

const apart = (a: Buffer, b: Buffer) =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length

describe('B-05 the main pictures', () => {
  test('B-05 there is a drawing for every exhibition and for no other', () => {
    expect(Object.keys(posters).map(Number)).toEqual(demoIds)
  })

  test.each(demoIds)('B-05 banner %i is a webp of 1280 × 672 in 45 KB or less', async (id) => {
    const bytes = file(id)
    const { format, width, height } = await sharp(bytes).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 1280, height: 672 })
    expect(bytes.length).toBeLessThanOrEqual(45 * 1024)
  })

  test('B-05 all of them weigh no more than 1.5 MB', () => {
    expect(demoIds.reduce((sum, id) => sum + file(id).length, 0)).toBeLessThanOrEqual(1.5 * 1024 * 1024)
  })

  test.each(demoIds)('B-05 drawing %i comes out the same twice and has no words in it', (id) => {
    expect(drawing(id)).toBe(drawing(id))
    expect(drawing(id)).not.toMatch(/<text|NaN|undefined/)
  })

  describe('as they are kept', () => {
    const kept = new Map<number, Buffer>()

    beforeAll(async () => {
      for (const id of demoIds) kept.set(id, await small(file(id)))
    })

    test.each(demoIds)('B-05 banner %i was made from its drawing as it is now', async (id) => {
      const drawn = await small(Buffer.from(drawing(id)))
      expect(apart(drawn, kept.get(id) ?? Buffer.alloc(0))).toBeLessThan(4)
    })

    test('B-05 no two banners look alike', () => {
      const alike = demoIds.flatMap((a, i) =>
        demoIds
          .slice(i + 1)
          .filter((b) => apart(kept.get(a) ?? Buffer.alloc(0), kept.get(b) ?? Buffer.alloc(0)) < 25)
          .map((b) => [a, b]),
      )
      expect(alike).toEqual([])
    })
  })
})
