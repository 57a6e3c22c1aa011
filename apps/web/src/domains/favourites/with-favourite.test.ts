import { expect, test } from 'vitest'
import type { Favourite } from './kinds.ts'
import { withFavourite } from './with-favourite.ts'

const exhibitors = (first: number) => ({
  pages: [
    {
      list: [
        { id: 7, exhibition_id: 21, is_store: first, company: { id: 1 }, vhall: { id: 70 } },
        { id: 8, exhibition_id: 34, is_store: 0, company: { id: 1 }, vhall: { id: 80 } },
      ],
      count: 2,
    },
  ],
})
const products = (is_store: number) => ({ data: { id: 7, is_store, product: { id: 1 }, company: { id: 1 } } })
const videos = (is_mark: number) => [{ fileId: 'm-1', exhibition_id: 21, is_mark }]
const papers = (is_mark: number) => ({
  list: [{ data: [{ guests: [{ docs: [{ com_doc_id: 5, is_mark }] }] }] }],
})

test.each<[string, Favourite, unknown, unknown]>([
  [
    'an exhibitor, in that exhibition only',
    { kind: 'exhibitor', body: { exhibition_id: 21, company_id: 1 } },
    exhibitors(0),
    exhibitors(1),
  ],
  ['a product', { kind: 'product', body: { exhibition_product_id: 7 } }, products(0), products(1)],
  ['a film', { kind: 'video', body: { exhibition_id: 21, resource_id: 'm-1' } }, videos(0), videos(1)],
  ['a paper', { kind: 'document', body: { exhibition_id: 21, com_doc_id: 5 } }, papers(0), papers(1)],
])('L-02 the star of %s goes on and off wherever it is shown', (_, favourite, dark, lit) => {
  expect(withFavourite(dark, favourite, true)).toEqual(lit)
  expect(withFavourite(lit, favourite, false)).toEqual(dark)
})

test('L-02 an answer without the thing stays the same object', () => {
  const favourite: Favourite = { kind: 'product', body: { exhibition_product_id: 7 } }
  const other = exhibitors(0)
  expect(withFavourite(other, favourite, true)).toBe(other)
  const lit = products(1)
  expect(withFavourite(lit, favourite, true)).toBe(lit)
  expect(withFavourite(undefined, favourite, true)).toBeUndefined()
})
