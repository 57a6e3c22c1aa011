import type { Depiction } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { paintBytes } from '../kit/paint.ts'
import { type Furnished, furnish } from './furnish.ts'

const colours = { body: '#112233', accent: '#445566', third: '#778899' }
const paints = [paintBytes('#1557d6'), paintBytes('#0b3a91'), paintBytes('#c5d8f8')] as const
const plinth = { kind: 'product', at: [0, 0.8, 0], turn: 0, size: 0.5 } as const

const stand = (goods: (Depiction | null)[], products?: Furnished['products']): Furnished => ({
  sockets: [plinth, plinth],
  at: [0, 0, 0],
  turn: 0,
  paints,
  industry: 'food',
  goods,
  seed: 7,
  ...(products && { products }),
})

test('Q-03 a plinth carries the model of the product itself, in its own colours', () => {
  const placed = furnish([stand([{ model: 'mushrooms', colours }], 'goods')], [])
  expect(placed.get('goods-mushrooms')?.[0]?.paints).toEqual([
    paintBytes('#112233'),
    paintBytes('#445566'),
    paintBytes('#778899'),
  ])
})

test('Q-03 where a product has pictures of its own, its plinth carries something of the industry', () => {
  const placed = furnish([stand([null], 'goods')], [])
  expect(
    [...placed.keys()].every((model) => /^goods-(tea-|fish-can|olive-oil|frozen-squid)/.test(model)),
  ).toBe(true)
  expect([...placed.values()].flat().map((one) => one.paints)).toEqual([paints, paints])
})

test('Q-03 a hall has coarse models of some things only, and shows another thing of the industry for the rest', () => {
  const placed = furnish(
    [
      stand([
        { model: 'mushrooms', colours },
        { model: 'lamp', colours },
      ]),
    ],
    [],
  )
  expect([...placed.keys()].filter((model) => model.includes('mushrooms'))).toEqual([])
  expect(placed.get('product-lamp')).toHaveLength(1)
})
