import { fixedPages } from '@tradefloor/rules'
import { describe, expect, test } from 'vitest'
import { landingOf, paths, rowOf, twinOf } from './paths.ts'

describe('A-03 each device gets its own page', () => {
  test.each([
    ['/exhibition', '/mobileExhibition'],
    ['/plateformInfo', '/mobileplateformInfo'],
    ['/area/consult', '/mobileConsult'],
    ['/area/zhanqu', '/mobilecomponent'],
    ['/exhibitionView', '/mobileIslandZhouShan'],
  ])('A-03 %s and %s are twins, the query kept both ways', (desktop, phone) => {
    const query = '?exhibition_id=34&status=0&authcode=a%20b'
    const kept = '?exhibition_id=34&status=0&authcode=a+b'
    expect(twinOf(desktop, query, 'phone')).toBe(phone + kept)
    expect(twinOf(phone, query, 'desktop')).toBe(desktop + kept)
    expect(twinOf(desktop, query, 'desktop')).toBeUndefined()
    expect(twinOf(phone, query, 'phone')).toBeUndefined()
  })

  test('A-03 a pavilion’s own page leads a phone to the hall of that pavilion', () => {
    expect(twinOf('/hzFumao', '?a=1', 'phone')).toBe('/mobilecomponent?a=1&exhibition_id=38&status=1')
  })

  test('A-03 a page without a twin stays, and so does what is no page', () => {
    expect(twinOf('/choosePavilion', '', 'desktop')).toBeUndefined()
    expect(twinOf('/nowhere', '', 'phone')).toBeUndefined()
  })

  test('A-03 a trailing slash and another case of letters are the same address', () => {
    expect(twinOf('/Exhibition/', '', 'phone')).toBe('/mobileExhibition')
  })
})

test('A-05 the landing routes are the two homes and the two of the special host', () => {
  const landings = paths.filter(({ landing }) => landing).flatMap(({ desktop, phone }) => [desktop, phone])
  expect(landings).toEqual(['/exhibition', '/mobileExhibition', '/exhibitionView', '/mobileIslandZhouShan'])
})

test('A-01 A-04 the root leads home, and on the special host to its exhibition', () => {
  expect(landingOf('desktop', false)).toBe('/exhibition')
  expect(landingOf('desktop', true)).toBe('/exhibitionView?exhibitionId=33')
  expect(landingOf('phone', true)).toBe('/mobileIslandZhouShan?exhibition_id=33')
})

test('B-13 every fixed page is routed to its exhibition', () => {
  for (const [path, id] of Object.entries(fixedPages)) expect(rowOf(path)?.exhibition).toBe(id)
})
