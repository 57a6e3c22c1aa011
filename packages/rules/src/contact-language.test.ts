import { expect, test } from 'vitest'
import { languageOfBrowser, languageOfContact } from './contact-language.ts'

test.each([
  ['CN', '顾闻笛', 'Gu Wendi', 'zh'],
  ['HK', '', 'Chan', 'zh'],
  ['DE', '贝恩德', 'Bernd', 'en'],
  ['de', 'Bernd', '', 'en'],
  ['', '顾闻笛', 'Gu Wendi', 'zh'],
  ['', 'Bernd', 'Bernd', 'en'],
  ['', 'Bernd', '', 'zh'],
] as const)(
  'S-61 a contact of a company in “%s” named %s/%s is written to in %s',
  (country, zh, en, language) => {
    expect(languageOfContact({ nameZh: zh, nameEn: en }, { country })).toBe(language)
  },
)

test.each([
  [['en-GB', 'en'], 'en'],
  [['de-DE', 'zh-TW'], 'zh'],
  [['zh'], 'zh'],
  [['zhx'], 'en'],
  [[], 'zh'],
] as const)('S-61 A-06 a browser that asks for %j begins in %s', (preferred, language) => {
  expect(languageOfBrowser(preferred)).toBe(language)
})
