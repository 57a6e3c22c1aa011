import { expect, test } from 'vitest'
import { Problems } from '../format/problem.ts'
import type { CheckedRow } from '../format/values.ts'
import { warnOfGlossary } from './glossary-warnings.ts'

const group = (id: number, zh: string, en: string, strike = false): CheckedRow => ({
  file: 'glossary.csv',
  line: id + 1,
  id,
  values: { id, terms: { zh, en }, topic: null, strike },
})
function warned(given: CheckedRow[], staying: CheckedRow[] = []) {
  const warnings = new Problems()
  warnOfGlossary(given, staying, warnings)
  return warnings.list.map(({ line, text }) => `${line} ${text.en}`)
}

test('U-65 a term in two groups of the folder, or of the folder and the fair, is pointed out and taken', () => {
  const two = [group(1, '鱿鱼', 'squid'), group(2, '墨鱼', 'Squids; cuttlefish')]
  expect(warned(two)).toEqual([expect.stringContaining('3 has “Squids”, which is in group 1 too')])
  expect(warned([group(2, '柔鱼; 鱿鱼', '')], [group(1, '鱿鱼', 'squid')])).toHaveLength(1)
  // The folder's own row comes in the place of the one it replaces.
  expect(warned([group(1, '鱿鱼', 'squid')], [group(1, '鱿鱼', 'calamari')])).toEqual([])
})

test('U-65 a strike against an own group is pointed out, and one against others is not', () => {
  const strike = group(2, '鱿鱼', 'squids', true)
  expect(warned([group(1, '鱿鱼', 'squid; calamari'), strike])).toEqual([
    '3 has no effect: both terms are in your own group 1',
  ])
  expect(warned([group(1, '鱿鱼', 'calamari'), strike])).toEqual([])
})
