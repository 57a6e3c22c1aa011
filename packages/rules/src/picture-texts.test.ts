import { expect, test } from 'vitest'
import { faultyPictureTexts, readPictureTexts, writePictureTexts } from './picture-texts.ts'

const cell = 'products/a.jpg=Rings in a tray;products/b.jpg=The label = its back'

test('V-74 what pictures show is read by file, and written as it was', () => {
  const texts = readPictureTexts(` products/a.jpg = Rings in a tray ; products/b.jpg=The label = its back;`)
  expect([...texts]).toEqual([
    ['products/a.jpg', 'Rings in a tray'],
    ['products/b.jpg', 'The label = its back'],
  ])
  expect(writePictureTexts(texts)).toBe(cell)
})

test('V-74 a semicolon and a line break do not end a text; an empty one is none', () => {
  const written = writePictureTexts(
    new Map([
      ['a.jpg', 'Frozen; sorted\nby hand'],
      ['b.jpg', '  '],
    ]),
  )
  expect(written).toBe('a.jpg=Frozen, sorted by hand')
  expect([...readPictureTexts(written)]).toEqual([['a.jpg', 'Frozen, sorted by hand']])
})

test('V-74 what names no file or says nothing is told', () => {
  expect(faultyPictureTexts(cell)).toEqual([])
  expect(faultyPictureTexts('a.jpg=Tray;only words;=x;b.jpg=')).toEqual(['only words', '=x', 'b.jpg='])
})
