import { sitePageAt } from '@tradefloor/rules'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'

// When this fails, the new page needs a line in packages/rules/src/site-pages.ts.
test('A-08 the server knows every page of the site, so that none is answered as one that is not there', () => {
  const addresses = paths.flatMap(({ desktop, phone }) => [desktop, phone])
  expect(addresses.filter((path) => path !== undefined && !sitePageAt(path))).toEqual([])
})

test('B-13 and whose page it is', () => {
  for (const { page, desktop, exhibition } of paths)
    if (page === 'fixed' || page === 'special')
      expect(sitePageAt(desktop ?? '')).toMatchObject({ kind: page, exhibition })
})
