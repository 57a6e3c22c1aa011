import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { alike, apart, pictureIds, readPicture, small, spread } from '../testing/pictures.ts'
import { allPosters, posterDrawing } from './booth-posters/index.ts'
import { lettering, plainCapitals, wordWidth } from './letters.ts'
import { demoRecords } from './series.ts'

const companies = demoRecords<{ id: number; posters?: string[] }>('companies').sort((a, b) => a.id - b.id)
const ids = companies.map(({ id }) => id)
const posters = allPosters()
const drawing = (id: number) => {
  const poster = posters.get(id)
  return poster ? posterDrawing(poster) : ''
}

describe('H-02 the posters at the booths', () => {
  test('H-02 every company has its poster, and no poster is left over', () => {
    expect(pictureIds('posters')).toEqual(ids)
    expect(companies.filter(({ id, posters: paths }) => paths?.[0] !== `posters/${id}.avif`)).toEqual([])
  })

  test('H-02 each is an AVIF of 720 × 1080 in 16 KB or less, all together in 1.8 MB', async () => {
    const seen = await Promise.all(
      ids.map(async (id) => {
        const bytes = readPicture(`posters/${id}.avif`)
        const { format, width, height } = await sharp(bytes).metadata()
        return { id, format, width, height, heavy: bytes.length > 16 * 1024 }
      }),
    )
    expect(seen).toEqual(ids.map((id) => ({ id, format: 'heif', width: 720, height: 1080, heavy: false })))
    expect(ids.reduce((sum, id) => sum + readPicture(`posters/${id}.avif`).length, 0)).toBeLessThan(
      1.8 * 1024 * 1024,
    )
  })

  test('H-02 the drawings come out the same twice and need no font', () => {
    for (const [id, poster] of allPosters()) expect(posterDrawing(poster)).toBe(drawing(id))
    expect(ids.filter((id) => /<text|NaN|undefined/.test(drawing(id)))).toEqual([])
  })

  test('H-02 neighbours have different layouts, and every name is in capitals we drew', () => {
    const layouts = ids.map((id) => posters.get(id)?.layout)
    expect(new Set(layouts).size).toBeGreaterThanOrEqual(6)
    expect(ids.filter((_, i) => i > 0 && layouts[i] === layouts[i - 1])).toEqual([])
    expect(ids.filter((id) => !/^[A-Z]{3,}$/.test(posters.get(id)?.name ?? ''))).toEqual([])
  })

  describe('as they are kept', () => {
    const pictures = new Map<number, Buffer>()

    beforeAll(async () => {
      await Promise.all(
        ids.map(async (id) => pictures.set(id, await small(readPicture(`posters/${id}.avif`), 40, 60))),
      )
    })

    test.each(spread(ids))('H-02 poster %i was made from its drawing as it is now', async (id) => {
      const drawn = await small(Buffer.from(drawing(id)), 40, 60)
      expect(apart(drawn, pictures.get(id) ?? Buffer.alloc(0))).toBeLessThan(4)
    })

    test('H-02 no two posters look alike', () => {
      expect(alike(pictures, 12)).toEqual([])
    })
  })
})

describe('H-02 the letters', () => {
  test('H-02 every capital has a shape of its own', () => {
    const form = { x: 0, y: 0, height: 100, colour: '#000000' }
    const shapes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => lettering(letter, form))
    expect(shapes.filter((shape) => /d=""/.test(shape))).toEqual([])
    expect(new Set(shapes).size).toBe(26)
  })

  test('H-02 a name is set as wide as it was measured, and accents fall away', () => {
    expect(plainCapitals('Rías Ğ-2 ‘o')).toBe('RIASGO')
    expect(wordWidth('MM', 100)).toBeGreaterThan(wordWidth('II', 100))
    const right = lettering('AB', { x: 500, y: 0, height: 100, colour: '#000000', align: 'right' })
    const left = Number(/translate\(([\d.]+) /.exec(right)?.[1])
    expect(left + wordWidth('AB', 100)).toBeCloseTo(500, 0)
  })
})
