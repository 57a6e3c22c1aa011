import type { ProductSheet, SheetCell, SheetLine } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import {
  cellKey,
  isLineTaken,
  linesIn,
  productsIn,
  toggled,
  toggleLine,
  undoOf,
  withRefusals,
} from './sheet-choice.ts'

const nobody = { edited_by: null, edited_at: '' }
const aCell = (field: string, standing: SheetCell['standing'] = 'changed'): SheetCell => ({
  field,
  before: `old ${field}`,
  after: `new ${field}`,
  standing,
  ...nobody,
})
const aLine = (
  line: number,
  id: number | null,
  cells: SheetCell[],
  problems: SheetLine['problems'] = [],
) => ({
  line,
  id,
  name: { cn: '', en: '' },
  cells,
  problems,
})
const sheet = (...lines: SheetLine[]): ProductSheet => ({
  rows: lines.length,
  unchanged: 0,
  exported_at: '',
  unknown_fields: [],
  problems: [],
  lines,
})
const none = new Set<string>()

test('V-83 what the spreadsheet changed is taken, what the desk changed since waits, and faulty lines are left out', () => {
  const found = sheet(
    aLine(2, 7, [aCell('model'), aCell('info.zh', 'both'), aCell('info.en', 'kept')]),
    aLine(3, 8, [aCell('model', 'kept')]),
    aLine(4, null, [], [{ field: 'name.zh', problem: 'required' }]),
  )
  expect(productsIn(found, none)).toEqual([
    { line: 2, id: 7, cells: [{ field: 'model', before: 'old model', value: 'new model' }] },
  ])
  expect(
    (['new', 'changed', 'choose', 'problems'] as const).map((each) => linesIn(found, each).length),
  ).toEqual([0, 1, 2, 1])
})

test('V-83 a cell that waits is taken when it is chosen', () => {
  const line = aLine(2, 7, [aCell('model'), aCell('info.zh', 'both')])
  const flipped = toggled(none, cellKey(line, aCell('info.zh')))
  expect(productsIn(sheet(line), flipped)[0]?.cells.map(({ field }) => field)).toEqual(['model', 'info.zh'])
})

test('V-87 a line is left out and taken again; one of which nothing is taken comes with all it has', () => {
  const line = aLine(2, 7, [aCell('model')])
  const without = toggleLine(line, none)
  expect(productsIn(sheet(line), without)).toEqual([])
  expect(isLineTaken(line, toggleLine(line, without))).toBe(true)
  const kept = aLine(3, 8, [aCell('model', 'kept'), aCell('info.zh', 'both')])
  expect(productsIn(sheet(kept), toggleLine(kept, none))[0]?.cells).toHaveLength(2)
})

test('V-85 undo is what was written the other way round, and removes what was made', () => {
  const cells = [{ field: 'model', before: '', value: 'A' }]
  const products = [
    { line: 2, id: 7, cells },
    { line: 3, cells },
  ]
  const back = [{ field: 'model', before: 'A', value: '' }]
  expect(
    undoOf(products, [
      { line: 2, id: 7 },
      { line: 3, id: 1_500_000_001 },
    ]),
  ).toEqual([
    { line: 2, id: 7, cells: back },
    { line: 3, id: 1_500_000_001, remove: true, cells: back },
  ])
})

test('V-84 what was refused is shown as it is now and is not taken by itself', () => {
  const found = sheet(aLine(2, 7, [aCell('model'), aCell('info.zh')]), aLine(3, 8, [aCell('model')]))
  const refusal = { line: 2, field: 'model', problem: '', value: 'theirs', ...nobody }
  const told = withRefusals(found, [refusal, { ...refusal, line: 3, problem: 'is too long' }])
  expect(told.lines[0]?.cells[0]).toMatchObject({ before: 'theirs', standing: 'both' })
  expect(productsIn(told, none)).toMatchObject([{ line: 2, cells: [{ field: 'info.zh' }] }])
})
