import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { alike, apart, pictureIds, readPicture, small, spread } from '../testing/pictures.ts'
import { allPortraits, portraitDrawing } from './portraits/index.ts'
import { demoRecords, instructions } from './series.ts'

const guests = demoRecords<{ id: number; exhibition: number; image?: string }>('guests').sort(
  (a, b) => a.id - b.id,
)
const ids = guests.map(({ id }) => id)
const hall = new Map(guests.map(({ id, exhibition }) => [id, exhibition]))
const people = allPortraits()
const drawing = (id: number) => {
  const person = people.get(id)
  return person ? portraitDrawing(person) : ''
}

describe('F-09 the guests’ portraits', () => {
  test('F-09 every guest has a portrait, and none is left over', () => {
    expect(pictureIds('portraits')).toEqual(ids)
    expect(
      Object.keys(instructions('portraits'))
        .map(Number)
        .sort((a, b) => a - b),
    ).toEqual(ids)
    expect(guests.filter(({ id, image }) => image !== `portraits/${id}.avif`)).toEqual([])
  })

  test('F-09 each is an AVIF of 400 × 400 in 6 KB or less, all together in 0.5 MB', async () => {
    const seen = await Promise.all(
      ids.map(async (id) => {
        const bytes = readPicture(`portraits/${id}.avif`)
        const { format, width, height } = await sharp(bytes).metadata()
        return { id, format, width, height, heavy: bytes.length > 6 * 1024 }
      }),
    )
    expect(seen).toEqual(ids.map((id) => ({ id, format: 'heif', width: 400, height: 400, heavy: false })))
    expect(ids.reduce((sum, id) => sum + readPicture(`portraits/${id}.avif`).length, 0)).toBeLessThan(
      0.5 * 1024 * 1024,
    )
  })

  test('F-09 the drawings come out the same twice and have no words in them', () => {
    for (const [id, person] of allPortraits()) expect(portraitDrawing(person)).toBe(drawing(id))
    expect(ids.filter((id) => /<text|NaN|undefined/.test(drawing(id)))).toEqual([])
  })

  describe('as they are kept', () => {
    const pictures = new Map<number, Buffer>()

    beforeAll(async () => {
      await Promise.all(
        ids.map(async (id) => pictures.set(id, await small(readPicture(`portraits/${id}.avif`)))),
      )
    })

    test.each(spread(ids))('F-09 portrait %i was made from its drawing as it is now', async (id) => {
      const drawn = await small(Buffer.from(drawing(id)))
      expect(apart(drawn, pictures.get(id) ?? Buffer.alloc(0))).toBeLessThan(4)
    })

    test('F-09 no two guests of one exhibition look alike, and no portrait comes twice', () => {
      expect(alike(pictures, 14, (a, b) => hall.get(a) === hall.get(b))).toEqual([])
      expect(alike(pictures, 8)).toEqual([])
    })
  })
})
