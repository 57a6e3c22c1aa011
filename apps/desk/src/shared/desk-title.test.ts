import { expect, test } from 'vitest'
import { deskTitle } from './desk-title.ts'

const fair = { name: { zh: '北湾食品展', en: 'North Bay Food Fair' }, tagline: { zh: '', en: '' } }
const english = { page: 'Conversations', desk: 'Exhibitor’s desk', language: 'en' } as const

test('S-62 the title of the desk names the page, the desk and the organiser’s fair', () => {
  expect(deskTitle({ ...english, fair, unread: 0 })).toBe(
    'Conversations - Exhibitor’s desk - North Bay Food Fair',
  )
  expect(deskTitle({ page: '洽谈', desk: '展商工作台', language: 'zh', fair, unread: 0 })).toBe(
    '洽谈 - 展商工作台 - 北湾食品展',
  )
})

test('S-62 unread messages stand before the title, at most 99+', () => {
  expect(deskTitle({ ...english, fair: null, unread: 3 })).toBe(
    '(3) Conversations - Exhibitor’s desk - Tradefloor',
  )
  expect(deskTitle({ ...english, fair: null, unread: 120 })).toMatch(/^\(99\+\) /)
})
