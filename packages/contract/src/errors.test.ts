import { expect, test } from 'vitest'
import { errors } from './errors.ts'
import { languageFrom } from './language.ts'

test('O-01 every named refusal has words in both languages, a status and a code of its own', () => {
  const all = Object.values(errors)
  expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
  for (const { status, zh, en } of all) {
    // What a visitor can act on is an ordinary answer; everything else is an error to programs too.
    expect(status === 200 || status >= 400).toBe(true)
    expect(zh).toMatch(/\p{Script=Han}/u)
    expect(en).not.toMatch(/\p{Script=Han}/u)
  }
})

test.each([
  [undefined, 'zh'],
  ['', 'zh'],
  ['fr', 'zh'],
  ['en', 'en'],
  ['en-GB,en;q=0.9,zh;q=0.8', 'en'],
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
  ['fr-FR, en;q=0.5', 'en'],
])('A-06 the language of %s is %s', (header, language) => {
  expect(languageFrom(header)).toBe(language)
})
