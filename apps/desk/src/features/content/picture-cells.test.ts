import { expect, test } from 'vitest'
import { cellOf, moved, pathsIn, withPicture, withPictureReplaced, withPictureText } from './picture-cells.ts'

test('V-24 a cell of pictures is read and written in its order; an empty one names none', () => {
  expect(pathsIn('')).toEqual([])
  expect(pathsIn('b;a')).toEqual(['b', 'a'])
  expect(cellOf(pathsIn('b;a'))).toBe('b;a')
})

test.each([
  ['c', 0, 'c a b'],
  ['a', 1, 'b a c'],
  ['a', 9, 'b c a'],
  ['b', -1, 'b a c'],
])('V-24 %s is moved to position %i', (path, to, order) => {
  expect(moved(['a', 'b', 'c'], path, to).join(' ')).toBe(order)
})

test.each([
  [undefined, 'a b new'],
  ['a', 'new b'],
  ['gone', 'a b new'],
])('V-24 an upload that replaces %s has its place, or comes last', (replaces, order) => {
  expect(withPicture(['a', 'b'], 'new', replaces).join(' ')).toBe(order)
})

test('V-74 one picture gets another text, the others keep theirs and their place', () => {
  expect(withPictureText('a.jpg=Tray;b.jpg=Label', 'a.jpg', 'Open tray ')).toBe('a.jpg=Open tray;b.jpg=Label')
  expect(withPictureText('a.jpg=Tray;b.jpg=Label', 'a.jpg', '')).toBe('b.jpg=Label')
  expect(withPictureText('', 'a.jpg', 'Tray; open')).toBe('a.jpg=Tray, open')
})

test('V-74 a picture that was cut keeps its text', () => {
  expect(withPictureReplaced('a.jpg=Tray', 'a.jpg', 'c.jpg')).toBe('a.jpg=Tray;c.jpg=Tray')
  expect(withPictureReplaced('a.jpg=Tray', 'b.jpg', 'c.jpg')).toBe('a.jpg=Tray')
})
