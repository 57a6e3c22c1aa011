import { expect, test } from 'vitest'
import { varied } from './varied.ts'

const each = (id: number, companyId: number, kind = 'product', source = 1) => ({
  id,
  companyId,
  kind,
  source,
})
const ids = (all: { id: number }[]) => all.map(({ id }) => id)

test('U-73 a company has so many and no more, even where nothing else is left', () => {
  const ranked = [each(1, 7), each(2, 7), each(3, 7), each(4, 8)]
  expect(ids(varied(ranked, { most: 6, ofCompany: 2 }))).toEqual([1, 2, 4])
})

test('U-75 one reason and one kind make room for others, and fill up what these leave', () => {
  const ranked = [1, 2, 3, 4].map((id) => each(id, id))
  const bounds = { most: 3, ofCompany: 1, ofKind: 2, ofSource: 2 }
  expect(ids(varied([...ranked, each(5, 5, 'exhibitor', 2)], bounds))).toEqual([1, 2, 5])
  expect(ids(varied(ranked, bounds))).toEqual([1, 2, 3])
  const mixed = [...ranked, each(5, 5, 'exhibitor', 1)]
  expect(ids(varied(mixed, bounds))).toEqual([1, 2, 5])
})
