import { readdirSync } from 'node:fs'
import { routes } from '@tradefloor/rules'
import { expect, test } from 'vitest'
import { firstModules } from './first-modules.ts'

const { desktop, phone } = firstModules()

test('A-09 every address has a shell and a page to begin with, on either device', () => {
  const bare = routes
    .filter(({ page }) => page !== 'centre')
    .flatMap((row) => [
      ...(row.desktop && desktop[row.desktop.toLowerCase()]?.length !== 2 ? [row.desktop] : []),
      ...(row.phone && phone[row.phone.toLowerCase()]?.length !== 2 ? [row.phone] : []),
    ])
  expect(bare).toEqual([])
})

test('A-03 an address of the other device begins with the page it leads to', () => {
  expect(phone['/area/ztdetail']).toEqual(['app/phone-shell.tsx', 'pages/mobile/booth.tsx'])
  expect(desktop['/mobileexhibition']).toEqual(['app/desktop-shell.tsx', 'pages/desktop/home.tsx'])
  expect(phone['/']).toEqual(['app/phone-shell.tsx', 'pages/mobile/home.tsx'])
})

test('A-09 all of them are there', () => {
  const there = ['app', 'pages', 'pages/desktop', 'pages/mobile'].flatMap((folder) =>
    readdirSync(new URL(`../${folder}/`, import.meta.url)).map((name) => `${folder}/${name}`),
  )
  const named = [desktop, phone].flatMap((pages) => Object.values(pages).flat())
  expect(named.filter((module) => !there.includes(module))).toEqual([])
})
