import { expect, test } from 'vitest'
import { industries } from './content.schema.ts'
import { lookedDocuments, lookNameFor, lookPoster, sceneLooks } from './scene-looks.ts'

test.each(sceneLooks)('Q-03 an exhibition that names %s has it, whatever its industry', (look) => {
  expect(lookNameFor(look)).toBe(look)
  for (const industry of industries) expect(lookNameFor(look, industry)).toBe(look)
})

test('Q-03 without a name each industry has a look of its own', () => {
  const suiting = industries.map((industry) => lookNameFor('default', industry))
  expect(new Set(suiting).size).toBe(industries.length)
  expect(lookNameFor('default', 'home')).toBe('patio')
  expect(lookNameFor('', 'medical')).toBe('clinic')
})

test.each([
  ['default', null],
  ['nobody-knows-this', undefined],
  ['constructor', 'no-such-industry'],
  ['toString', '__proto__'],
  ['', ''],
])('Q-03 the name "%s" in the industry %s is the harbour', (name, industry) => {
  expect(lookNameFor(name, industry)).toBe('harbour')
})

test('Q-01 every scene of every look has a picture of its own', () => {
  const pictures = lookedDocuments.flatMap((document) => sceneLooks.map((look) => lookPoster(document, look)))
  expect(new Set(pictures).size).toBe(54)
  expect(pictures).toContain('/scene/posters/hall-tea-terrace.avif')
})
