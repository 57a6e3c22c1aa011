import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readFromScene, readToScene } from './scene-messages.ts'

test.each(['SD', 'SD1', 'SD2', 'SD4', 'text'])('B-07 Q-02 the scene may say %s', (message) => {
  expect(readFromScene(message)).toBe(message)
})

test.each([
  ['another string', 'SD3'],
  ['other case', 'sd'],
  ['more than the word', 'text '],
  ['a number', 1],
  ['null', null],
  ['a list', ['SD']],
  ['an unknown type', { type: 'navigate', to: '/role' }],
  ['an id that is text', { type: 'exhibition', exhibition_id: '../../x' }],
  ['an id with a fraction', { type: 'exhibition', exhibition_id: 1.5 }],
])('B-07 Q-02 anything else is nothing: %s', (_, message) => {
  expect(readFromScene(message)).toBeUndefined()
})

test('Q-02 only known fields of a message are read', () => {
  expect(readFromScene({ type: 'exhibition', exhibition_id: 34, to: 'x' })).toEqual({
    type: 'exhibition',
    exhibition_id: 34,
  })
})

test('Q-02 the scene takes the language and its token, in these shapes alone', () => {
  expect(readToScene({ type: 'language', language: 'en' })).toEqual({ type: 'language', language: 'en' })
  expect(readToScene({ type: 'scene-token', token: '' })).toEqual({ type: 'scene-token', token: '' })
  expect(readToScene({ type: 'language', language: 'fr' })).toBeUndefined()
  expect(readToScene({ type: 'scene-token' })).toBeUndefined()
})

test('Q-02 every example of docs/scene-protocol.md is a message', () => {
  const page = readFileSync(new URL('../../../docs/scene-protocol.md', import.meta.url), 'utf8')
  const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].flatMap(([, block]) =>
    (block ?? '')
      .split('\n')
      .filter((line) => line.trim())
      .map((line) => JSON.parse(line) as unknown),
  )
  expect(examples.length).toBeGreaterThan(5)
  for (const example of examples)
    expect(readFromScene(example) ?? readToScene(example), JSON.stringify(example)).toEqual(example)
})
