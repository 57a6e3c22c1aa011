import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { picture, products } from './products/index.ts'
import { depicted } from './products/look.ts'
import { demoRecords } from './series.ts'

interface Product {
  id: number
  company: number
  images: string[]
}

const folder = new URL('../demo/media/products/', import.meta.url)
const file = (id: number) => readFileSync(new URL(`${id}.webp`, folder))
const records = demoRecords<Product>('products')
const drawn = depicted()

/** A small picture's bytes, red, green and blue in turn. */
const small = (bytes: Buffer) => sharp(bytes).resize(32, 32).removeAlpha().raw().toBuffer()

const apart = (a: Buffer, b: Buffer) =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length

describe('H-05 the pictures of the products', () => {
  test('H-05 each product has one picture, which is there, and none is left over', async () => {
    expect(records.map(({ images }) => images)).toEqual(records.map(({ id }) => [`products/${id}.webp`]))
    expect(readdirSync(folder).sort()).toEqual(records.map(({ id }) => `${id}.webp`).sort())
    expect((await products.drawings()).map(({ path }) => path)).toEqual(
      records.flatMap(({ images }) => images),
    )
  })

  test('H-05 each is a webp of 800 × 800 of 2 to 12 KB, and all weigh 5 MB or less', async () => {
    let bytes = 0
    const wrong: unknown[] = []
    for (const { id } of records) {
      const kept = file(id)
      bytes += kept.length
      const { format, width, height } = await sharp(kept).metadata()
      const fits = kept.length >= 2 * 1024 && kept.length <= 12 * 1024
      if (format !== 'webp' || width !== 800 || height !== 800 || !fits)
        wrong.push({ id, format, width, height, bytes: kept.length })
    }
    expect(wrong).toEqual([])
    expect(bytes).toBeLessThanOrEqual(5 * 1024 * 1024)
  })

  const models = new Map(drawn.map((product) => [product.model, product]))
  test.each([...models.keys()])(
    'H-05 the model %s comes out the same twice, and has no words and no broken number in it',
    (model) => {
      const product = models.get(model)
      const drawing = product ? picture(product) : ''
      expect(product && picture(product)).toBe(drawing)
      expect(drawing).not.toMatch(/<text|NaN|undefined|Infinity/)
    },
  )

  test('H-05 a product that no model stands for is refused, not drawn as something else', () => {
    const [product] = drawn
    expect(() => product && picture({ ...product, model: 'unknown' })).toThrow('no model unknown')
  })

  describe('as they are kept', () => {
    const sample = drawn.filter((_, i) => i % 54 === 0)
    test.each(sample.map(({ id }) => id))(
      'H-05 picture %i was made from its drawing as it is now',
      async (id) => {
        const drawing = (await products.drawings()).find(({ path }) => path === `products/${id}.webp`)
        if (!drawing) throw new Error(`nobody draws ${id}`)
        const made = await small(await drawing.make(await drawing.source()))
        expect(apart(made, await small(file(id)))).toBeLessThan(0.5)
      },
    )

    const companies = [...new Set(records.map(({ company }) => company))]
    const tens = Array.from({ length: Math.ceil(companies.length / 10) }, (_, i) =>
      companies.slice(i * 10, i * 10 + 10),
    )
    test.each(tens)('H-05 no two products of company %i and the nine after it look alike', async (...ten) => {
      const seen = await Promise.all(
        records
          .filter(({ company }) => ten.includes(company))
          .map(async ({ id, company }) => ({ id, company, bytes: await small(file(id)) })),
      )
      const alike = seen.flatMap((a, i) =>
        seen
          .slice(i + 1)
          .filter((b) => b.company === a.company && apart(a.bytes, b.bytes) < 3)
          .map((b) => [a.id, b.id]),
      )
      expect(alike).toEqual([])
    })
  })
})
