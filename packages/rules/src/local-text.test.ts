import { expect, test } from 'vitest'
import { bothTexts, chosenText, localText } from './local-text.ts'

test.each([
  ['zh', '阮小檐', 'Ruan', '阮小檐'],
  ['en', '阮小檐', 'Ruan', 'Ruan'],
  ['zh', '', 'Ruan', 'Ruan'],
  ['en', '阮小檐', '', '阮小檐'],
  ['zh', '', '', ''],
  ['zh', ' ', 'Ruan', 'Ruan'],
  ['zh', ' 檐\n', '', ' 檐\n'],
] as const)('a reader of %s with the texts "%s" and "%s" gets "%s"', (language, zh, en, text) => {
  expect(localText(language, zh, en)).toBe(text)
})

test.each([
  ['zh', { zh: '檐', en: 'Ruan' }, { text: '檐', language: 'zh' }],
  ['zh', { zh: '', en: 'Ruan' }, { text: 'Ruan', language: 'en' }],
  ['en', { zh: '檐', en: null }, { text: '檐', language: 'zh' }],
  ['en', { zh: '', en: '' }, { text: '', language: 'en' }],
] as const)('a reader of %s with %j gets the text and its language', (language, texts, chosen) => {
  expect(chosenText(language, texts)).toEqual(chosen)
})

test('what has one name only is called by it in both languages', () => {
  expect(bothTexts('檐', '')).toEqual({ zh: '檐', en: '檐' })
  expect(bothTexts('檐', 'Ruan')).toEqual({ zh: '檐', en: 'Ruan' })
})
