import { industries } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { modelRecipes } from '../models/recipes.ts'
import { kindFor, productKinds } from './kinds.ts'

test.each(industries)('Q-03 %s has at least three things to show, each with a model', (industry) => {
  const kinds: readonly string[] = productKinds[industry]
  expect(kinds.length).toBeGreaterThanOrEqual(3)
  for (const kind of kinds) expect(Object.keys(modelRecipes)).toContain(`product-${kind}`)
})

test.each([...industries, null, 'something-new'])(
  'Q-03 products of %s that follow each other differ',
  (industry) => {
    for (let id = 0; id < 40; id++) {
      expect(kindFor(industry, id)).not.toBe(kindFor(industry, id + 1))
      expect(kindFor(industry, id)).toBe(kindFor(industry, id))
    }
  },
)
