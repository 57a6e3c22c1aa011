import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { alike, apart, pictureIds, readPicture, small, spread } from '../testing/pictures.ts'
import { allLogos, logoDrawing } from './logos/index.ts'
import { marks } from './logos/marks/index.ts'
import { demoRecords, instructions } from './series.ts'

const companies = demoRecords<{ id: number; logo?: string }>('companies').sort((a, b) => a.id - b.id)
const ids = companies.map(({ id }) => id)
const logos = allLogos()
const drawing = (id: number) => {
  const logo = logos.get(id)
  return logo ? logoDrawing(logo) : ''
}

describe('G-02 the logos', () => {
  test('G-02 every company has its logo, and no logo is left over', () => {
    expect(pictureIds('logos')).toEqual(ids)
    expect(companies.filter(({ id, logo }) => logo !== `logos/${id}.avif`)).toEqual([])
  })

  test('G-02 every mark that is drawn is somebody’s', () => {
    const asked = Object.values(instructions<Record<string, { mark: string }>>('logos')).map(
      ({ mark }) => mark,
    )
    expect(Object.keys(marks).sort()).toEqual([...new Set(asked)].sort())
  })

  test('G-02 each is an AVIF of 320 × 320 in 6 KB or less, all together in 0.5 MB', async () => {
    const seen = await Promise.all(
      ids.map(async (id) => {
        const bytes = readPicture(`logos/${id}.avif`)
        const { format, width, height } = await sharp(bytes).metadata()
        return { id, format, width, height, heavy: bytes.length > 6 * 1024 }
      }),
    )
    expect(seen).toEqual(ids.map((id) => ({ id, format: 'heif', width: 320, height: 320, heavy: false })))
    expect(ids.reduce((sum, id) => sum + readPicture(`logos/${id}.avif`).length, 0)).toBeLessThan(
      0.5 * 1024 * 1024,
    )
  })

  test('G-02 the drawings come out the same twice and need no font', () => {
    const again = allLogos()
    for (const [id, logo] of again) expect(logoDrawing(logo)).toBe(drawing(id))
    expect(ids.filter((id) => /<text|NaN|undefined/.test(drawing(id)))).toEqual([])
  })

  test('G-02 neighbours in a list never stand in the same lock-up', () => {
    const lockUps = ids.map((id) => logos.get(id)?.lockUp)
    expect(ids.filter((_, i) => i > 0 && lockUps[i] === lockUps[i - 1])).toEqual([])
  })

  describe('as they are kept', () => {
    const pictures = new Map<number, Buffer>()

    beforeAll(async () => {
      await Promise.all(ids.map(async (id) => pictures.set(id, await small(readPicture(`logos/${id}.avif`)))))
    })

    test.each(spread(ids))('G-02 logo %i was made from its drawing as it is now', async (id) => {
      const drawn = await small(Buffer.from(drawing(id)))
      expect(apart(drawn, pictures.get(id) ?? Buffer.alloc(0))).toBeLessThan(3)
    })

    test('G-02 no two logos look alike', () => {
      expect(alike(pictures, 11)).toEqual([])
    })
  })
})
