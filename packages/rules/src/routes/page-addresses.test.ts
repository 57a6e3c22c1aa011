import { expect, test } from 'vitest'
import {
  boothAddress,
  exhibitionAddress,
  inLanguageAddress,
  languageInAddress,
  productAddress,
} from './page-addresses.ts'

test('S-112 G-01 H-01 each thing is known outside by one address', () => {
  expect(exhibitionAddress(38)).toBe('/hzFumao')
  expect(exhibitionAddress(21)).toBe('/area/zhanqu?exhibition_id=21')
  expect(boothAddress({ companyId: 1001, exhibitionId: 21 })).toBe(
    '/area/ztDetail?company_id=1001&exhibition_id=21',
  )
  expect(productAddress({ companyId: 1001, exhibitionId: 21, productId: 7 })).toBe(
    '/area/ztDetail/detail?company_id=1001&exhibition_id=21&exhibition_product_id=7',
  )
})

test('A-07 English has a word in the address, Chinese has none', () => {
  expect(inLanguageAddress('/hzFumao', 'zh')).toBe('/hzFumao')
  expect(inLanguageAddress('/hzFumao', 'en')).toBe('/hzFumao?lang=en')
  expect(inLanguageAddress('/area/zhanqu?exhibition_id=21', 'en')).toBe(
    '/area/zhanqu?exhibition_id=21&lang=en',
  )
})

test('A-06 an address asks for a language by name or for none', () => {
  expect(languageInAddress('?a=1&lang=en')).toBe('en')
  for (const search of ['', '?lang=', '?lang=fr', '?lang=EN'])
    expect(languageInAddress(search)).toBeUndefined()
})
