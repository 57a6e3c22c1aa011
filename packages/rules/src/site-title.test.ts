import { expect, test } from 'vitest'
import { brandOf, documentTitle } from './site-title.ts'

const ours = { fair: null, isSpecial: false }

test('A-02 a page’s title stands before the site’s', () => {
  expect(documentTitle(undefined, ours, 'zh')).toBe('云展 Tradefloor - 全球数字贸易云上展会')
  expect(documentTitle('登录', ours, 'zh')).toBe('登录 - 云展 Tradefloor - 全球数字贸易云上展会')
  expect(documentTitle(undefined, ours, 'en')).toBe('Tradefloor - the global digital trade fair, online')
})

test('A-02 the special host has a title of its own', () => {
  expect(documentTitle(undefined, { fair: null, isSpecial: true }, 'zh')).toMatch(/^云上渔业岛/)
})

test('A-07 an organiser’s name in one language serves both', () => {
  const fair = { name: { zh: '海丝云展', en: '' }, tagline: { zh: '', en: 'Goods of the sea' } }
  expect(brandOf(fair, 'en')).toEqual({
    name: '海丝云展',
    other: '',
    tagline: 'Goods of the sea',
    title: '海丝云展 - Goods of the sea',
  })
  expect(brandOf(fair, 'zh').title).toBe('海丝云展 - Goods of the sea')
})
