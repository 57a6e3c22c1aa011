import { expect, test } from 'vitest'
import { keepViewChoice, readViewChoice } from './view-choice.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('Q-04 the view a visitor chose is remembered, and anything else in its place is not believed', () => {
  const storage = memory()
  expect(readViewChoice(() => storage)).toBeUndefined()
  keepViewChoice('list', () => storage)
  expect(readViewChoice(() => storage)).toBe('list')
  storage.setItem('sceneView', 'cinema')
  expect(readViewChoice(() => storage)).toBeUndefined()
})

test('Q-04 blocked storage is no fault', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(readViewChoice(blocked)).toBeUndefined()
  expect(() => keepViewChoice('list', blocked)).not.toThrow()
})
