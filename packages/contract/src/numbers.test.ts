import { expect, test } from 'vitest'
import { lastInstant } from './numbers.schema.ts'
import * as schemas from './schemas.ts'

interface Numeric {
  type: 'integer' | 'number'
  minimum?: number
  maximum?: number
}

const isNumeric = (value: object): value is Numeric =>
  !('const' in value) && 'type' in value && (value.type === 'integer' || value.type === 'number')

/** Every number in a schema, or in a record of schemas, with the path that leads to it. */
function numbersIn(value: unknown, path: string): [path: string, schema: Numeric][] {
  if (typeof value !== 'object' || value === null) return []
  if (isNumeric(value)) return [[path, value]]
  return Object.entries(value).flatMap(([name, inner]) => numbersIn(inner, `${path}.${name}`))
}

const numbers = Object.entries(schemas).flatMap(([name, schema]) => numbersIn(schema, name))

test('S-23 every number of every call and frame has a smallest and a largest value', () => {
  expect(numbers.length).toBeGreaterThan(200)
  const unbounded = numbers.filter(
    ([, { minimum, maximum }]) => !Number.isFinite(minimum) || !Number.isFinite(maximum),
  )
  expect(unbounded.map(([path]) => path)).toEqual([])
})

test('S-23 no whole number is larger than one that a program reads exactly', () => {
  const inexact = numbers.filter(([, { type, maximum = 0 }]) => type === 'integer' && maximum > 2 ** 53 - 1)
  expect(inexact.map(([path]) => path)).toEqual([])
})

test('S-23 the last instant is one that both databases can read', () => {
  expect(new Date(lastInstant).toISOString()).toBe('9999-12-31T23:59:59.999Z')
})
