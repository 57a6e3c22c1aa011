import { expect, test } from 'vitest'
import { paintBytes } from '../kit/paint.ts'
import { type Goods, type GoodsStand, goodsSubjects, goodsTile, layGoods } from './lay-goods.ts'
import type { ModelFile } from './model-file.ts'

const paints = [paintBytes('#1557d6'), paintBytes('#0b3a91'), paintBytes('#c5d8f8')] as const
const plinth = { kind: 'product', at: [0, 0.8, 0], turn: 0.3, size: 0.5 } as const
const cardPlace = { kind: 'card-place', at: [0, 0.8, 0.2], turn: 0, size: 0.3 } as const
const colours = { body: '#112233', accent: '#445566', third: '#778899' }
const drawing = { width: 10, height: 10, ground: '#ffffff', steps: [] }
const prints = [{ drawing, area: { x: 3, y: 3, width: 90, height: 90 } }]
const file = (head: object) => ({ head, meshes: [] }) as unknown as ModelFile
const files = new Map([['product-tea-tin.green', file({ prints })]])

const goods = (id: number, variant?: string): Goods => ({
  id,
  name: { zh: '绿茶', en: 'Green tea' },
  depiction: variant ? { model: 'tea-tin', variant, colours } : null,
  picture: variant ? '' : '/files/7',
})

const stand = (...own: Goods[]): GoodsStand => ({
  sockets: [plinth, cardPlace, plinth, cardPlace],
  at: [0, 0, 0],
  turn: 0,
  paints,
  seed: 7,
  companyId: 9,
  goods: own,
})

test('Q-40 a plinth carries the variant of the product itself, with its name card', () => {
  const [first, card] = layGoods([stand(goods(501, 'green'))], 'product', files)
  expect(first).toMatchObject({ model: 'product-tea-tin.green', tile: -501 })
  expect(card).toMatchObject({ model: 'show-card', tile: -501, isCard: true })
})

test('Q-40 a product with a photograph of its own, or without a model, shows its picture', () => {
  for (const one of [goods(501), goods(502, 'unknown')])
    expect(layGoods([stand(one)], 'product', files)[0]).toMatchObject({ model: 'show-photo', tile: -one.id })
})

test('Q-40 a plinth without a product shows its company’s poster and nobody else’s goods', () => {
  const models = layGoods([stand(goods(501, 'green'))], 'product', files).map(({ model, tile }) => [
    model,
    tile,
  ])
  expect(models.at(-1)).toEqual(['show-poster', 9])
  expect(layGoods([stand()], 'product', files).map(({ tile }) => tile)).toEqual([9, 9])
})

test('Q-41 the prints of a model are drawn in the tile of its product', () => {
  const [tin, photo] = goodsSubjects([goods(501, 'green'), goods(502)], '#1557d6', 'product', files)
  expect(tin).toMatchObject({ id: goodsTile({ id: 501 }), goods: prints })
  expect(photo?.goods).toBe('photo')
})
