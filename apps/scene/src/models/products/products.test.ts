import { models, realSizes } from '@tradefloor/models'
import { expect, test } from 'vitest'
import { printArea } from '../../art/goods-areas.ts'
import { displaySize } from './display-size.ts'
import { buildWareNamed, wareNames } from './index.ts'

const built = (name: string) => {
  const [finest] = buildWareNamed(name)
  if (!finest) throw new Error(`${name} has no level`)
  return finest
}

const heights = ({ position }: { position: Float32Array }) =>
  Array.from({ length: position.length / 3 }, (_, i) => position[i * 3 + 1] ?? 0).sort((a, b) => a - b)

const mostOnAPlinth = 6000

test.each(Object.keys(models))('Q-42 H-05 %s is light enough for a plinth', (model) => {
  const usual = wareNames.find((name) => name.startsWith(`${model}.`)) ?? ''
  expect(built(usual).index.length / 3).toBeLessThan(mostOnAPlinth)
})

test('Q-43 sizes are stated of models that there are, and larger things are shown larger', () => {
  expect(Object.keys(realSizes).filter((name) => !(name in models))).toEqual([])
  const sizes = [0.07, 0.16, 0.3, 0.5, 1, 3, 80].map(displaySize)
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
  expect(displaySize(0.31)).toBeLessThan(0.5)
  expect(displaySize(80)).toBeLessThan(0.9)
})

test.each(['rice-bag.red', 'frozen-squid-box.blue', 'tea-tin.green'])(
  'Q-41 %s keeps its print, inside the tile',
  (name) => {
    const { prints, uv } = built(name)
    expect(prints.length).toBeGreaterThan(0)
    const isWorded = prints.some(
      ({ drawing }) => drawing.places?.length || drawing.steps.some(([step]) => step === 'fillText'),
    )
    expect(isWorded).toBe(true)
    for (const { area } of prints) {
      expect(area.x).toBeGreaterThanOrEqual(printArea.x)
      expect(area.x + area.width).toBeLessThanOrEqual(printArea.x + printArea.width)
      expect(area.y + area.height).toBeLessThanOrEqual(printArea.y + printArea.height)
    }
    expect([...uv].some((value) => value >= 0)).toBe(true)
  },
)

test.each(wareNames.filter((name) => /olive-oil|juice-bottle|wine-bottle/.test(name)))(
  'Q-44 %s is whole from foot to cap: no height is without a part',
  (name) => {
    const all = heights(built(name))
    const top = all.at(-1) ?? 0
    const gaps = all.slice(1).map((y, i) => y - (all[i] ?? 0))
    expect(Math.max(...gaps)).toBeLessThan(top * 0.45)
  },
)
