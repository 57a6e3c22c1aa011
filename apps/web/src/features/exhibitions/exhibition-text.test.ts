import type { Exhibition } from '@tradefloor/contract'
import { defaultProfile } from '@tradefloor/rules'
import { expect, test } from 'vitest'
import { datesOf, exhibitorsOf, nameOf, placeOf, secondNameOf } from './exhibition-text.ts'

const aFair = (changes: Partial<Exhibition> = {}): Exhibition => ({
  id: 34,
  lasting: 0,
  status: 2,
  base_info: {
    exhibition_id: 34,
    exh_address: '宁波港城展览馆',
    exh_address_en: 'Harbour Hall, Ningbo',
    data: { cn: { name: '跨境电商选品云展' }, en: { name: 'Cross-border Sourcing Fair' } },
  },
  open_date: '2026-11-10 00:00:00',
  close_date: '2026-11-20 23:59:59',
  main_img: { url: '/files/banner-34' },
  exhibitor_count: null,
  industry: 'home',
  profile: defaultProfile,
  ...changes,
})

test('B-05 A-07 a fair says its place, in the other language when it must, and none when it has none', () => {
  const { base_info } = aFair()
  expect(placeOf(aFair(), 'en')?.text).toBe('Harbour Hall, Ningbo')
  expect(placeOf(aFair({ base_info: { ...base_info, exh_address_en: '' } }), 'en')).toMatchObject({
    text: '宁波港城展览馆',
    borrowed: true,
  })
  expect(
    placeOf(aFair({ base_info: { ...base_info, exh_address: '', exh_address_en: '' } }), 'zh'),
  ).toBeUndefined()
})

test('A-07 a fair has its name in the visitor’s language and the other below it', () => {
  expect(nameOf(aFair(), 'zh').text).toBe('跨境电商选品云展')
  expect(secondNameOf(aFair(), 'zh')?.text).toBe('Cross-border Sourcing Fair')
})

test('B-04 the side panel needs no year', () => {
  expect(datesOf(aFair(), 'zh', false)).toBe('11-10 至 11-20')
})

test('S-02 exhibitors are added up only when every fair says how many it has', () => {
  expect(exhibitorsOf([aFair({ exhibitor_count: 3 }), aFair({ exhibitor_count: 4 })])).toBe(7)
  expect(exhibitorsOf([aFair({ exhibitor_count: 3 }), aFair()])).toBeUndefined()
  expect(exhibitorsOf([])).toBeUndefined()
})
