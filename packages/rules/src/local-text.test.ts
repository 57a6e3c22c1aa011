import { expect, test } from 'vitest'
import { localText } from './local-text.ts'

test.each([
  ['zh', '阮小檐', 'Ruan', '阮小檐'],
  ['en', '阮小檐', 'Ruan', 'Ruan'],
  ['zh', '', 'Ruan', 'Ruan'],
  ['en', '阮小檐', '', '阮小檐'],
  ['zh', '', '', ''],
] as const)('a reader of %s with the texts "%s" and "%s" gets "%s"', (language, zh, en, text) => {
  expect(localText(language, zh, en)).toBe(text)
})
