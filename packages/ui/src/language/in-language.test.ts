import { expect, test } from 'vitest'
import { inLanguage, otherName } from './in-language.ts'

test('A-07 content follows the language', () => {
  const name = { zh: '丝路商品云展', en: 'Silk Road Goods Fair' }
  expect(inLanguage(name, 'en')).toEqual({ text: 'Silk Road Goods Fair', language: 'en', borrowed: false })
  expect(otherName(name, 'en')?.text).toBe('丝路商品云展')
})

test('A-07 content that lacks the language falls back to the other, marked', () => {
  expect(inLanguage({ zh: '丝路商品云展', en: ' ' }, 'en')).toEqual({
    text: '丝路商品云展',
    language: 'zh',
    borrowed: true,
  })
  expect(otherName({ zh: '丝路商品云展', en: '' }, 'en')).toBeUndefined()
})

test('A-07 nothing in either language is nothing, and not a mark', () => {
  expect(inLanguage({ zh: '', en: '' }, 'zh')).toEqual({ text: '', language: 'zh', borrowed: false })
})
