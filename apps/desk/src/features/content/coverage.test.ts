import { expect, test } from 'vitest'
import { coverageIn } from './coverage.ts'
import type { EditedField } from './record-editor.ts'

const stateOf = (values: Record<string, string>) => ({
  fields: new Map(
    Object.entries(values).map(([field, value]): [string, EditedField] => [
      field,
      { value, published: '', required: false, max: 60, problem: undefined, conflict: undefined },
    ]),
  ),
})

test('V-07 a text that one language lacks is missing, one that neither has is not', () => {
  const state = stateOf({
    'name.zh': '鱿鱼',
    'name.en': 'Squid',
    'info.zh': '机切',
    'info.en': ' ',
    'moq.zh': '',
    'moq.en': '',
    model: 'SQ-1',
  })
  expect(coverageIn(state)).toEqual({ zh: 100, en: 50, missing: ['info.en'] })
})

test('V-07 where there is no text at all nothing is missing', () => {
  expect(coverageIn(stateOf({ 'name.zh': '', 'name.en': '' }))).toEqual({ zh: 0, en: 0, missing: [] })
})
