import { expect, test } from 'vitest'
import { ownPlace } from './own-place.ts'

const origin = 'https://fair.example'

test('N-03 T14 a page of the desk is one of ours, however it is named', () => {
  expect(ownPlace('/desk/cards?page=2', origin)).toBe('/desk/cards?page=2')
  expect(ownPlace('https://fair.example/desk', origin)).toBe('/desk')
})

test.each([
  null,
  '',
  '/exhibition',
  '/deskevil',
  '//evil.example/desk',
  '/\\evil.example/desk',
  'javascript:alert(1)',
  'https://evil.example/desk',
  'https://fair.example@evil.example/desk',
  '/desk/../login',
])('T14 %j is none', (place) => {
  expect(ownPlace(place, origin)).toBeUndefined()
})
