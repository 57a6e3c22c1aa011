import { expect, test } from 'vitest'
import { noteFound, takeFound } from './found-by.ts'

const by = { search: '鱿鱼', what: 'product' as const }

test('U-68 the search that led to a booth is told once, and for no other booth', () => {
  noteFound(7, by)
  expect(takeFound(7)).toEqual(by)
  expect(takeFound(7)).toBeUndefined()
  noteFound(7, by)
  expect(takeFound(8)).toBeUndefined()
  expect(takeFound(7)).toBeUndefined()
})

test('U-68 an exhibition that is opened, or a list without words, tells of no search', () => {
  noteFound(7, { ...by, search: '' })
  expect(takeFound(7)).toBeUndefined()
  noteFound(7, by)
  expect(takeFound(undefined)).toBeUndefined()
})
