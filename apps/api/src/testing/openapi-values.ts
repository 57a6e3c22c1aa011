import fc, { type Arbitrary } from 'fast-check'
import type { Schema } from './openapi-operations.ts'

/** Values that mean something in the database under test, by the name of the field that takes them. */
export type Known = Record<string, readonly (string | number)[]>

const alphabets = [
  '舟山远帆',
  '𠮷𡈽',
  '👩‍🌾🇨🇳',
  'مرحبا',
  'é',
  '%_\\',
  "'",
  '"',
  '<b>',
  '\u200b',
  ' ',
  'Haike',
  '0',
]
const text = fc
  .array(fc.oneof(fc.constantFrom(...alphabets), fc.string({ unit: 'binary', maxLength: 4 })), {
    maxLength: 8,
  })
  .map((parts) => parts.join('').replaceAll('\0', ''))

/** Values that the schema allows. */
export function valid(schema: Schema, known: Known, name = ''): Arbitrary<unknown> {
  const fitting = known[name]
  const any = anyValid(schema, known, name)
  return fitting?.length ? fc.oneof({ arbitrary: fc.constantFrom(...fitting), weight: 3 }, any) : any
}

function anyValid(schema: Schema, known: Known, name: string): Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option) => valid(option, known, name)))
  switch (schema.type) {
    case 'object':
      return validObject(schema, known)
    case 'array':
      return fc.array(valid(schema.items ?? {}, known, name), { maxLength: schema.maxItems ?? 3 })
    case 'string':
      return validText(schema)
    case 'integer':
      return fc.oneof(
        fc.integer({ min: schema.minimum ?? -100, max: Math.min(schema.maximum ?? 100, 60) }),
        fc.integer({ min: schema.minimum ?? -(2 ** 31), max: schema.maximum ?? 2 ** 31 - 1 }),
      )
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.oneof(text, fc.integer(), fc.constant(null))
  }
}

/** Each field that may be missing is missing now and then. */
function validObject({ properties = {}, required = [] }: Schema, known: Known): Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, valid(schema, known, name)]),
  )
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) })
}

// Generators for patterns are slow to make and the same few are needed again and again.
const patterns = new Map<string, Arbitrary<string>>()
function matching(pattern: string): Arbitrary<string> {
  const kept = patterns.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'))
  patterns.set(pattern, kept)
  return kept
}

function validText({ pattern, minLength = 0, maxLength = 200 }: Schema): Arbitrary<string> {
  const fits = (value: string) => [...value].length >= minLength && value.length <= maxLength
  const free = pattern === undefined || pattern === '\\S'
  if (!free) return matching(pattern).filter(fits)
  const long = fc
    .integer({ min: Math.max(1, minLength), max: maxLength })
    .map((length) => '展'.repeat(length))
  const padded = text.map((value) => (pattern || minLength > 0 ? `${value}海`.padEnd(minLength, 'a') : value))
  return fc.oneof({ arbitrary: padded.filter(fits), weight: 4 }, long)
}

/** Values next to what the schema allows: of another type, beyond a limit, or of another shape. */
export function nearlyValid(schema: Schema): Arbitrary<unknown> {
  const wrong: unknown[] = [null, true, [], {}, '', ' ', 0, -1, 1.5, 'x', [1], { a: 1 }]
  for (const part of [schema, ...(schema.anyOf ?? [])]) {
    if (part.minimum !== undefined) wrong.push(part.minimum - 1, String(part.minimum), part.minimum + 0.5)
    if (part.maximum !== undefined) wrong.push(part.maximum + 1, part.maximum * 1000, -part.maximum)
    if (part.type === 'string') wrong.push('a\0b', '\0', 'a\ud800', '\udc00', "a' or 'a", '%_\\')
    if (part.minLength) wrong.push('a'.repeat(part.minLength - 1))
    if (part.maxLength) wrong.push('a'.repeat(part.maxLength + 1), '展'.repeat(part.maxLength + 1))
    if (part.pattern) wrong.push('1,2,', ',', '1'.repeat(400), '１２３', '\n', 'a\n')
    if (part.enum) wrong.push(String(part.enum[0]).toUpperCase(), `${part.enum[0]} `)
  }
  return fc.constantFrom(...wrong)
}

const deep = (depth: number, leaf: string) => '['.repeat(depth) + leaf + ']'.repeat(depth)

/** Texts as they stand in a body, some of which no program would write. */
export const hostileJson: Arbitrary<string> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.constantFrom(
      '1e309',
      '-1e309',
      '-0',
      '1e-400',
      '9007199254740993',
      '99999999999999999999999999',
      '"\\u0000"',
      '"a\\u0000b"',
      '"\\ud800"',
      '"\\udc00\\ud800"',
      '"\\uffff\\ufffe"',
      '"__proto__"',
      '{"__proto__":{"polluted":1}}',
      '{"constructor":{"prototype":{"polluted":1}}}',
      '{"toString":1,"hasOwnProperty":1,"valueOf":null}',
      '{"$ref":"#"}',
      '{"then":1}',
      '{"a":1,"a":2}',
      'NaN',
      'undefined',
      "'x'",
      '[',
      '{',
      '',
      '\u0000',
      '\ufeff{}',
    ),
  },
  fc.constantFrom(50, 5_000, 60_000).map((depth) => deep(depth, '1')),
  fc.constantFrom(1_000, 20_000).map((length) => `"${'展'.repeat(length)}"`),
  fc.constant(`{${Array.from({ length: 20_000 }, (_, index) => `"k${index}":1`).join()}}`),
  fc.constant(`{"${'k'.repeat(100_000)}":1}`),
)

/** Texts for an address, not yet encoded. */
export const hostileText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '\0',
    'a\0b',
    '1\0',
    '\ud800',
    '\u202e',
    '\ufeff',
    '-0',
    '+1',
    '1e3',
    '0x10',
    '1e309',
    'NaN',
    'null',
    'true',
    '[object Object]',
    '__proto__',
    'constructor',
    '%',
    '_',
    "' or 1=1 --",
    "'; drop table account; --",
    '\\',
    '{{7*7}}',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '2147483648',
    '9007199254740993',
    '1,2,3',
    '1,,2',
    ',',
    '１',
  ),
  fc.constantFrom(300, 1_900, 2_100, 30_000).map((length) => '9'.repeat(length)),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
