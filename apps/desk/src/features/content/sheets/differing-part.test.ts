import { expect, test } from 'vitest'
import { differingPart } from './differing-part.ts'

const long = '机切后人工挑拣软骨和残皮，圈形完整，解冻不缩圈。'.repeat(8)

test('V-87 short texts are shown whole', () => {
  expect(differingPart('38', '39.5')).toEqual(['38', '39.5'])
  expect(differingPart('', 'A')).toEqual(['', 'A'])
})

test('V-87 of long texts the part that differs is shown, with a little of what is alike', () => {
  const [before, after] = differingPart(`${long}旧${long}`, `${long}新${long}`)
  expect(before).toBe(`…${long.slice(-30)}旧${long.slice(0, 30)}…`)
  expect(after).toBe(before.replace('旧', '新'))
})

test('V-87 what was added at the end, or is the same twice, is not cut wrongly', () => {
  expect(differingPart(long, `${long}末`)[1]).toBe(`…${long.slice(-30)}末`)
  expect(differingPart(long, long + long)[1].length).toBeLessThan(long.length + 70)
  expect(differingPart(long, '')).toEqual([long, ''])
})
