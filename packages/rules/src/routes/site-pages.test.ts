import { expect, test } from 'vitest'
import { routes } from './route-table.ts'
import { sitePageAt } from './site-pages.ts'

test('A-08 what is no page of the site has none', () => {
  for (const path of ['/nowhere', '/area/nowhere', '/exhibition/21', '/__proto__', '/constructor'])
    expect(sitePageAt(path)).toBeUndefined()
})

test('A-03 a slash at the end and another case of letters are the same address', () => {
  expect(sitePageAt('/')).toEqual({ kind: 'home' })
  expect(sitePageAt('/Area/ZTDETAIL/')).toEqual({ kind: 'booth' })
})

test('L-01 a page of a programme knows which ones its first screen shows', () => {
  expect(sitePageAt('/schedule')).toEqual({ kind: 'programme', agendas: ['mobileSchedule'] })
  expect(sitePageAt('/area/bigconference/bigagenda')?.agendas).toEqual(['rcap', 'bigAgenda'])
  expect(sitePageAt('/mobileGuest')).toEqual({ kind: 'programme' })
})

test('B-13 B-14 a page of one exhibition knows it, the special one unless its address says another', () => {
  expect(sitePageAt('/hzFumao')).toEqual({ kind: 'fixed', exhibition: 38, isFixed: true })
  expect(sitePageAt('/exhibitionView')).toEqual({ kind: 'special', exhibition: 33 })
})

test('A-08 every address of the route table is a page, on both devices', () => {
  const addresses = routes.flatMap(({ desktop, phone }) => [desktop, phone])
  expect(addresses.filter((path) => path !== undefined && !sitePageAt(path))).toEqual([])
})

test('B-13 pages of one exhibition know which', () => {
  for (const { page, desktop, exhibition } of routes)
    if (page === 'fixed' || page === 'special')
      expect(sitePageAt(desktop ?? '')).toMatchObject({ kind: page, exhibition })
})
