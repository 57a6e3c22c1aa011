import { existsSync, readFileSync } from 'node:fs'
import { modelNamed } from '@tradefloor/models'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { depicted } from './depictions.ts'
import { pictured, pictureName } from './models/index.ts'
import { viewsOf } from './models/shots.ts'
import { instructions } from './series.ts'

const folder = new URL('../models/', import.meta.url)
const products = depicted()
const lookOf = ({ model, colour }: { model: string; colour: string }) => `${model}/${colour}`

/** A small picture's bytes, red, green and blue in turn. */
const small = (look: string) =>
  sharp(readFileSync(new URL(`${look}.webp`, folder)))
    .resize(32, 32)
    .removeAlpha()
    .raw()
    .toBuffer()

const apart = (a: Buffer, b: Buffer) =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length

describe('H-05 the pictures of the products', () => {
  test('H-05 each product has its pictures, and no colour is photographed that nobody shows', () => {
    const photographed = pictured().flatMap(({ name, colours }) =>
      colours.map((colour) => ({ model: name, colour })),
    )
    expect([...new Set(products.map(lookOf))].sort()).toEqual(photographed.map(lookOf).sort())
    const missing = photographed
      .flatMap(({ model, colour }) => viewsOf(model, colour).map((view) => pictureName(model, colour, view)))
      .filter((path) => !existsSync(new URL(path, folder)))
    expect(missing).toEqual([])
  })

  test('Q-60 looks said to be pictured from the front only are shown, are no packs, and have no other side', () => {
    const said = Object.entries(instructions<Record<string, string[]>>('front-only')).flatMap(
      ([model, colours]) => colours.map((colour) => ({ model, colour })),
    )
    const shown = new Set(products.map(lookOf))
    const wrong = said.filter(
      (look) =>
        !shown.has(lookOf(look)) ||
        modelNamed(look.model).isFrontOnly ||
        existsSync(new URL(`${look.model}/${look.colour}-turned.webp`, folder)),
    )
    expect(wrong).toEqual([])
  })

  test('H-05 no two products of one booth share a picture', () => {
    const seen = new Set<string>()
    const twice = products.filter((product) => {
      const key = `${product.company} ${lookOf(product)}`
      const isThere = seen.has(key)
      seen.add(key)
      return isThere
    })
    expect(twice).toEqual([])
  })

  test('H-05 nor do two of one booth look alike', async () => {
    const looks = [...new Set(products.map(lookOf))]
    const bytes = new Map(await Promise.all(looks.map(async (look) => [look, await small(look)] as const)))
    const bytesOf = (product: (typeof products)[number]) => bytes.get(lookOf(product)) ?? Buffer.alloc(0)
    const alike = products.flatMap((a, i) =>
      products
        .slice(i + 1)
        .filter((b) => b.company === a.company && apart(bytesOf(a), bytesOf(b)) < 3)
        .map((b) => [a.id, lookOf(a), b.id, lookOf(b)]),
    )
    expect(alike).toEqual([])
  })
})
