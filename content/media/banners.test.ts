import { makeTableau, models, variantsOf } from '@tradefloor/models'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoIds } from '../testing/demo-exhibitions.ts'
import { apart, demoFile, demoFiles, small, weight } from '../testing/demo-media.ts'
import { tableauOf } from './banners/compose.ts'
import { banners, bannersOf } from './banners/index.ts'
import { Ledger, stampOf } from './ledger.ts'

const file = (id: number) => `banners/${id}.avif`

describe('B-05 the main pictures', () => {
  test('B-05 there is a banner for every exhibition and for no other', () => {
    expect(bannersOf().map(([id]) => Number(id))).toEqual(demoIds)
    expect(demoFiles('banners')).toEqual(demoIds.map(file).sort())
  })

  test.each(demoIds)('B-05 banner %i is an AVIF of 1280 × 672 in 24 KB or less', async (id) => {
    const bytes = demoFile(file(id))
    const { format, width, height } = await sharp(bytes).metadata()
    expect({ format, width, height }).toEqual({ format: 'heif', width: 1280, height: 672 })
    expect(bytes.length).toBeLessThanOrEqual(24 * 1024)
  })

  test('B-05 all of them weigh no more than 0.7 MB', () => {
    expect(weight(demoIds.map(file))).toBeLessThanOrEqual(0.7 * 1024 * 1024)
  })

  test('B-05 what a banner shows are things of the library in colours that it has', () => {
    const strangers = bannersOf().flatMap(([id, { things }]) =>
      things
        .map((thing) => (typeof thing === 'string' ? thing : thing[0]))
        .filter((thing) => {
          const [name = '', colour] = thing.split('/')
          const model = models[name]
          return !model || !variantsOf(model).some((variant) => variant === colour)
        })
        .map((thing) => `${id}: ${thing}`),
    )
    expect(strangers).toEqual([])
  })

  test('B-05 the things of a banner stand on what is under them, each in a place of its own', () => {
    const [, banner] = bannersOf()[0] ?? []
    if (!banner) throw new Error('there is no banner')
    const { pieces, props } = tableauOf(banner, 14)
    const drums = props.filter(({ kind }) => kind === 'drum')
    expect(pieces.map(({ at }) => at)).toEqual(drums.map(({ at, size }) => [at[0], size[1], at[2]]))
    expect(makeTableau({ pieces: [], props })).toHaveLength(props.length)
  })

  describe('as they are kept', () => {
    const kept = new Map<number, Buffer>()

    beforeAll(async () => {
      await Promise.all(demoIds.map(async (id) => kept.set(id, await small(demoFile(file(id))))))
    })

    const ledger = new Ledger()
    test.each(demoIds.filter((_, i) => i % 8 === 0))(
      'B-05 banner %i was made from its composition as it is now',
      async (id) => {
        const drawing = (await banners.drawings()).find(({ path }) => path === file(id))
        if (!drawing) throw new Error(`nobody makes ${file(id)}`)
        const path = `demo/media/${file(id)}`
        // As the maker asks: models are built, which takes seconds, only where any of them may have changed.
        const same = drawing.rough !== undefined && ledger.knowsRoughly(path, stampOf(drawing.rough()))
        expect(same || ledger.knows(path, stampOf(await drawing.source()))).toBe(true)
      },
    )

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
