import type { PosterBody, SceneLook } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { hasLayers } from './layers.ts'

test.each([
  ['a stand and a hall that are drawn', 'booth-arch', 'tide', true],
  ['a hall that is not drawn', 'booth-arch', 'not-drawn', false],
  ['a stand that is not drawn', 'not-drawn', 'tide', false],
])('Q-51 a poster needs layers for all of it: %s', (_, body, look, expected) => {
  expect(hasLayers({ body: body as PosterBody, look: look as SceneLook })).toBe(expected)
})
