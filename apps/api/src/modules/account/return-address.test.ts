import { describe, expect, test } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { destinationOf, withTicket } from './return-address.ts'

const host = 'fair.example'
const plain = readConfig({ PUBLIC_URL: 'https://www.fair.example/start' })
const configured = readConfig({
  PUBLIC_URL: 'https://www.fair.example/start',
  EXHIBITOR_DESK_URL: 'https://office.example/in?app=7',
  ZHOUSHAN_URL: 'https://zhoushan.example/',
  MEETING_URL: 'https://meeting.example/',
  SSO_SITES: 'zhoushan:a-key-of-a-test-site',
})

test.each([
  [undefined, '/desk'],
  ['/desk', '/desk'],
  ['/desk/', '/desk/'],
  ['/desk/cards?page=2', '/desk/cards?page=2'],
  ['https://fair.example/desk/cards', '/desk/cards'],
  ['http://fair.example/desk', '/desk'],
  ['https://www.fair.example/desk/calendar', '/desk/calendar'],
])('N-03 T14 %j leads to the desk, by its path alone', (wish, address) => {
  expect(destinationOf(plain, wish, host)).toEqual({ audience: '/desk', address })
})

const hostile = [
  '',
  ' ',
  '/',
  '/exhibition',
  '/deskevil',
  '/desk/../exhibition',
  '/desk/%2e%2e/exhibition',
  '/desk/..\\..\\evil',
  '//evil.example/desk',
  '///evil.example/desk',
  '/\\evil.example/desk',
  '\\\\evil.example/desk',
  '/\t/evil.example/desk',
  '\t//evil.example/desk',
  '\n/desk\n//evil.example',
  'https:evil.example/desk',
  'https:/evil.example/desk',
  'https://evil.example/desk',
  'https://fair.example.evil.example/desk',
  'https://fair.example@evil.example/desk',
  'https://fair.example:pass@evil.example/desk',
  'https://someone@fair.example/desk',
  'https://evil.example\\@fair.example/desk',
  'https://evil.example#@fair.example/desk',
  'https://fair.example:8443/desk',
  'https://fair。example.evil/desk',
  'https://ours.invalid/desk',
  'javascript:alert(1)',
  'JavaScript:alert(1)//fair.example/desk',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://fair.example/desk',
  'vbscript:x',
  'file:///desk',
  'ftp://fair.example/desk',
  'ws://fair.example/desk',
  '%2f%2fevil.example/desk',
  '/%2f%2fevil.example',
  'desk/cards',
  'null',
]
test.each(hostile)('N-03 T14 %j leads to the desk and nowhere else', (wish) => {
  expect(destinationOf(plain, wish, host)).toEqual({ audience: '/desk', address: '/desk' })
})

describe('N-03 with a desk and sites of others', () => {
  test.each([
    [undefined, { audience: 'desk', address: 'https://office.example/in?app=7' }],
    [
      'https://office.example/orders?id=3',
      { audience: 'desk', address: 'https://office.example/orders?id=3' },
    ],
    ['https://zhoushan.example/in', { audience: 'zhoushan', address: 'https://zhoushan.example/in' }],
    ['/desk/cards', { audience: '/desk', address: '/desk/cards' }],
  ])('N-03 %j is one of them', (wish, destination) => {
    expect(destinationOf(configured, wish, host)).toEqual(destination)
  })

  test.each([
    ...hostile,
    'https://meeting.example/',
    'http://office.example/in',
    'https://office.example:444/in',
    'https://office.example.evil.example/in',
    'https://someone@office.example/in',
  ])('T14 %j leads to the configured desk', (wish) => {
    expect(destinationOf(configured, wish, host)).toEqual({
      audience: 'desk',
      address: 'https://office.example/in?app=7',
    })
  })
})

test('N-03 T13 ticket, platform and language go along: behind the # at home, in the query elsewhere', () => {
  const along = { ticket: 'a-ticket', platform: 'tradefloor', language: 'en' as const }
  expect(withTicket({ audience: '/desk', address: '/desk/cards?page=2' }, along)).toBe(
    '/desk/cards?page=2#sso_ticket=a-ticket&platform=tradefloor&lang=en',
  )
  expect(withTicket({ audience: 'desk', address: 'https://office.example/in?app=7&lang=zh' }, along)).toBe(
    'https://office.example/in?app=7&lang=en&sso_ticket=a-ticket&platform=tradefloor',
  )
})
