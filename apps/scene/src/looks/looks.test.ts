import { industries, sceneLooks } from '@tradefloor/contract'
import { linearColor } from '@tradefloor/rules'
import { expect, test } from 'vitest'
import { architectures } from './hall-look.ts'
import { lookFor, looks } from './looks.ts'
import { harbour } from './vault-looks.ts'

const brightness = (hex: string) => {
  const [r, g, b] = linearColor(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string) => {
  const [dark, light] = [brightness(a), brightness(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

test.each(sceneLooks)('Q-03 the look %s exists, whatever the industry', (name) => {
  expect(looks.has(name)).toBe(true)
  expect(lookFor(name, 'food')).toBe(looks.get(name))
})

test.each(industries)('Q-03 without a name, %s has a look that suits it', (industry) => {
  expect([...looks.values()]).toContain(lookFor('default', industry))
})

test.each([
  ['default', null],
  ['nobody-knows-this', undefined],
  ['constructor', 'no-such-industry'],
  ['toString', '__proto__'],
])('Q-03 the name %s in the industry %s is the harbour', (name, industry) => {
  expect(lookFor(name, industry)).toBe(harbour)
})

test('Q-03 a name nobody knows is what suits the industry', () => {
  expect(lookFor('nobody-knows-this', 'medical')).toBe(looks.get('clinic'))
})

test('Q-03 every architecture is used by a look', () => {
  expect(new Set([...looks.values()].map((look) => look.architecture))).toEqual(new Set(architectures))
})

test.each([...looks])('Q-03 the print of %s can be read on its carpet', (_, { carpet }) => {
  expect(contrast(carpet.color, carpet.edge)).toBeGreaterThanOrEqual(3)
})

test.each([...looks])('Q-03 neighbours in %s get colours that differ', (_, { stands }) => {
  expect(new Set(stands).size).toBe(stands.length)
  expect(stands.length).toBeGreaterThanOrEqual(5)
})
