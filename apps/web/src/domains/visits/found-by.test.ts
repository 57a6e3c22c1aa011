import { expect, test } from 'vitest'
import { noteFound, takeFound } from './found-by.ts'

const by = { search: '鱿鱼', what: 'product' as const }
const click = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }

test('U-68 the search that led to a booth is told once, and for no other booth', () => {
  noteFound(click, 7, by)
  expect(takeFound(7)).toEqual(by)
  expect(takeFound(7)).toBeUndefined()
  noteFound(click, 7, by)
  expect(takeFound(8)).toBeUndefined()
  expect(takeFound(7)).toBeUndefined()
})

test('U-68 an exhibition that is opened, or a list without words, tells of no search', () => {
  noteFound(click, 7, { ...by, search: '' })
  expect(takeFound(7)).toBeUndefined()
  noteFound(click, 7, by)
  expect(takeFound(undefined)).toBeUndefined()
})

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
  'U-70 a result that is opened in another tab with %s leaves nothing to be told in this one',
  (key) => {
    noteFound({ ...click, [key]: true }, 7, by)
    expect(takeFound(7)).toBeUndefined()
  },
)
