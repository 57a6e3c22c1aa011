import { expect, test } from 'vitest'
import { inVisitorsLanguage } from './visitors-language.ts'

const both = { text: { cn: '起订量 100 箱', en: 'From 100 cartons' } }

test('N-03 R-02 a saved answer is inserted in the visitor’s language, or in the one there is', () => {
  expect(inVisitorsLanguage(both, 'zh')).toBe('起订量 100 箱')
  expect(inVisitorsLanguage(both, 'en')).toBe('From 100 cartons')
  expect(inVisitorsLanguage({ text: { cn: '只有中文', en: '' } }, 'en')).toBe('只有中文')
  expect(inVisitorsLanguage({ text: { cn: '', en: 'English only' } }, 'zh')).toBe('English only')
})
