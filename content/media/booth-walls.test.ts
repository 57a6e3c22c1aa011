import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { demoFile, demoFiles, weight } from '../testing/demo-media.ts'
import type { Slide } from './booth-walls/slide.ts'
import { fitting, shortName } from './booth-walls/words.ts'
import { demoRecords } from './series.ts'

const folder = new URL('../demo/booth-walls/', import.meta.url)
const dates = [21, 22, 23, 24, 25, 32, 33, 35, 36, 37]

const walls = dates.map((date): [number, Slide[]] => [
  date,
  JSON.parse(readFileSync(new URL(`${date}.json`, folder), 'utf8')).slides,
])
const slides = walls.flatMap(([, all]) => all)

const booths = new Set(
  demoRecords<{ id: number; booths: { exhibition: number }[] }>('companies').flatMap(({ id, booths: all }) =>
    all.map(({ exhibition }) => `${id} in ${exhibition}`),
  ),
)

describe('G-04 the walls of booths', () => {
  test('G-04 there is a set for every date and for no other', () => {
    expect(readdirSync(folder).sort()).toEqual(dates.map((date) => `${date}.json`))
  })

  test.each(walls)(
    'G-04 the set of %i has three to five slides with one to three hotspots each',
    (date, all) => {
      expect(all.length).toBeGreaterThanOrEqual(3)
      expect(all.length).toBeLessThanOrEqual(5)
      expect(all.map(({ image }) => image)).toEqual(all.map((_, i) => `booth-walls/${date}-${i + 1}.avif`))
      for (const { hotspots } of all) {
        expect(hotspots.length).toBeGreaterThanOrEqual(1)
        expect(hotspots.length).toBeLessThanOrEqual(3)
      }
    },
  )

  test.each(walls)('G-04 every hotspot of %i names a company with a booth there, each once', (_, all) => {
    const named = all
      .flatMap(({ hotspots }) => hotspots)
      .map(({ company, exhibition }) => `${company} in ${exhibition}`)
    expect(named.filter((name) => !booths.has(name))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
  })

  test.each(walls)('G-04 a date of %i that is an exhibition shows its own booths', (date, all) => {
    const exhibitions = new Set(demoRecords<{ id: number }>('exhibitions').map(({ id }) => id))
    const shown = new Set(all.flatMap(({ hotspots }) => hotspots.map(({ exhibition }) => exhibition)))
    expect(shown.size).toBe(1)
    if (exhibitions.has(date)) expect([...shown]).toEqual([date])
  })

  test('G-04 hotspots lie inside their picture and never over each other', () => {
    for (const { image, hotspots } of slides)
      for (const [i, a] of hotspots.entries()) {
        expect([a.x, a.y, 1 - a.x - a.width, 1 - a.y - a.height].filter((share) => share < 0)).toEqual([])
        expect(Math.min(a.width, a.height)).toBeGreaterThan(0.2)
        const covered = hotspots
          .slice(i + 1)
          .filter(
            (b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
          )
        expect({ image, covered }).toEqual({ image, covered: [] })
      }
  })

  test('G-04 every slide has its picture and no picture is left over', () => {
    expect(slides.map(({ image }) => image).sort()).toEqual(demoFiles('booth-walls'))
  })

  test.each(slides.map(({ image }) => image))(
    'G-04 %s is an AVIF of 1920 × 1080 in 36 KB or less',
    async (image) => {
      const bytes = demoFile(image)
      const { format, width, height } = await sharp(bytes).metadata()
      expect({ format, width, height }).toEqual({ format: 'heif', width: 1920, height: 1080 })
      expect(bytes.length).toBeLessThanOrEqual(36 * 1024)
    },
  )

  test('G-04 all of them weigh no more than 1.3 MB', () => {
    expect(weight(demoFiles('booth-walls'))).toBeLessThanOrEqual(1.3 * 1024 * 1024)
  })
})

describe('G-04 the lettering of a stand', () => {
  test('G-04 a firm is called by what is its own', () => {
    expect(shortName('舟山潮垣海产有限公司', true)).toBe('潮垣海产')
    expect(shortName('Zhoushan Chaoyuan Seafood Co., Ltd.', true)).toBe('Chaoyuan Seafood')
    expect(shortName('阿尔科尔皮具有限公司', false)).toBe('阿尔科尔皮具')
    expect(shortName('Bodegas Torrelbán S.A.', false)).toBe('Bodegas Torrelbán')
  })

  test('G-04 a long name is set smaller, a short one no larger than it may', () => {
    expect(fitting('潮垣', 300, 46)).toBe(46)
    expect(fitting('飞畴智能农业装备', 240, 46)).toBe(30)
  })
})
