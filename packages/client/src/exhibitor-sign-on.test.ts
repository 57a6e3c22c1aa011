import { expect, test } from 'vitest'
import { exhibitorSignOn } from './exhibitor-sign-on.ts'

const links = { meeting: null, certificate: null, zhoushan: null, filing: null }
const here = 'https://fair.example/role?return=%2F'

test('N-03 whoever was on a page of the desk is led back to that page', () => {
  const config = {
    platform: 'tradefloor',
    links: { ...links, exhibitor_sso: '/sso', exhibitor_desk: '/desk' },
  }
  const address = new URL(
    exhibitorSignOn(config, 'en', 'https://fair.example/desk/cards', '/desk/cards?page=2'),
  )
  expect(address.searchParams.get('redirect')).toBe('https://fair.example/desk/cards?page=2')
})

test.each([
  [
    'the platform’s own pages',
    '/sso',
    '/desk',
    'https://fair.example/sso?redirect=https%3A%2F%2Ffair.example%2Fdesk&platform=tradefloor&lang=zh',
  ],
  [
    'configured pages, their own query kept',
    'https://id.example/sign-on?app=7',
    'https://office.example/in',
    'https://id.example/sign-on?app=7&redirect=https%3A%2F%2Foffice.example%2Fin&platform=tradefloor&lang=zh',
  ],
])('B-11 an exhibitor leaves with redirect, platform and language: %s', (_, sso, desk, address) => {
  const config = { platform: 'tradefloor', links: { ...links, exhibitor_sso: sso, exhibitor_desk: desk } }
  expect(exhibitorSignOn(config, 'zh', here)).toBe(address)
})
