import { describe, expect, test } from 'vitest'
import type { Device } from '../device.ts'
import { groundOf, landingOf, rowOf, rowsOf, twinOf } from './find-route.ts'
import { fixedPages } from './fixed-pages.ts'
import { routes } from './route-table.ts'

describe('A-03 each device gets its own page', () => {
  test.each([
    ['/exhibition', '/mobileExhibition'],
    ['/plateformInfo', '/mobileplateformInfo'],
    ['/area/consult', '/mobileConsult'],
    ['/area/zhanqu', '/mobilecomponent'],
    ['/exhibitionView', '/mobileIslandZhouShan'],
    ['/area/conference', '/mobileMeetHall'],
    ['/area/bigconference', '/mobileBigconference'],
    ['/area/smallconference', '/mobileSmallconference'],
    ['/area/bigconference/bigAgenda', '/schedule'],
    ['/area/bigconference/bigGuest', '/mobileGuest'],
    ['/area/ztDetail', '/mobilezhanquDetaile'],
    ['/area/ztDetail/about', '/mobileAboutCompany'],
    ['/area/ztDetail/videoList', '/mobileVideoList'],
    ['/area/ztDetail/product', '/mobileAboutProduct'],
    ['/area/ztDetail/detail', '/mobileAboutProductDetail'],
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

  test.each([
    ['/area/ztDetail/contact', '?company_id=1', '/mobilezhanquDetaile?company_id=1&panel=contact'],
    ['/area/ztDetail', '?company_id=1&panel=posters', '/mobilezhanquDetaile?company_id=1&panel=posters'],
    ['/area/consult/relation', '?exhibition_id=21', '/mobileConsult?exhibition_id=21&panel=relation'],
    ['/area/zhanqu', '?exhibition_id=21&list=exhibitors', '/mobilezhanquExhibitor?exhibition_id=21'],
    [
      '/area/smallconference/smallIntroduce',
      '?exhibition_id=21',
      '/mobileSmallconference?exhibition_id=21&panel=smallIntroduce',
    ],
  ])('A-03 H-02 %s%s keeps what is open when the device changes', (pathname, search, twin) => {
    expect(twinOf(pathname, search, 'phone')).toBe(twin)
    const [path = '', query = ''] = twin.split('?')
    expect(twinOf(path, `?${query}`, 'desktop')).toBe(pathname + search)
  })

  test.each([
    ['/mobileZhanlan', '/area/zhanqu?exhibition_id=21'],
    ['/mobilezhanqu', '/area/zhanqu?exhibition_id=21'],
    ['/mobilezhanquDetaile', '/area/ztDetail?exhibition_id=21'],
  ])('A-03 J-06 J-09 on a desktop %s is %s', (pathname, twin) => {
    expect(twinOf(pathname, '?exhibition_id=21', 'desktop')).toBe(twin)
  })

  test.each([
    ['/map', '/mobileExhibition'],
    ['/area/zhantai?areaDate=21&exhibition_id=21', '/mobilecomponent?areaDate=21&exhibition_id=21'],
    ['/role?return=%2Farea%2Fconsult', '/mobileLogin?return=%2Farea%2Fconsult'],
    ['/documentView?id=5001', undefined],
    ['/privacy', undefined],
  ])('A-03 on a phone %s is %s, or the same address', (address, twin) => {
    const [pathname = '', query] = address.split('?')
    expect(twinOf(pathname, query ? `?${query}` : '', 'phone')).toBe(twin)
  })

  test('A-03 E-06 a search over a desktop’s page is the phone’s search page, and the other way round', () => {
    const search = '?find_search=%E6%B5%B7&find_page=2&find=101'
    expect(twinOf('/plateformInfo', `${search}&from=card`, 'phone')).toBe(`/mobileSearch${search}`)
    expect(twinOf('/mobileSearch', search, 'phone')).toBeUndefined()
    expect(twinOf('/mobileSearch', search, 'desktop')).toBe(`/exhibition${search}`)
    expect(twinOf('/exhibition', '', 'phone')).toBe('/mobileExhibition')
  })

  test.each([
    ['/collection', '/exhibition?centre=7'],
    ['/collection?tab=product', '/exhibition?centre=2'],
    ['/collection?tab=video', '/exhibition?centre=1'],
    ['/collection?tab=document', '/exhibition?centre=3'],
    ['/cardHolder', '/exhibition?centre=4'],
    ['/myCard', '/exhibition?centre=0'],
    ['/personalInfo', '/exhibition?centre=5'],
    ['/passwordModify', '/exhibition?centre=6'],
  ])('A-03 I-01 J-13 %s is the phone’s page for the screen at %s', (phone, desktop) => {
    const twin = (address: string, device: Device) => {
      const [pathname = '', query] = address.split('?')
      return twinOf(pathname, query ? `?${query}` : '', device)
    }
    expect(twin(phone, 'desktop')).toBe(desktop)
    expect(twin(phone, 'phone')).toBeUndefined()
    expect(twin(desktop, 'phone')).toBe(phone)
    expect(twin(desktop, 'desktop')).toBeUndefined()
  })

  test('A-03 I-02 over whichever page the centre lies, a phone shows it by itself', () => {
    expect(twinOf('/area/zhanqu', '?exhibition_id=21&centre=4&alone=1', 'phone')).toBe('/cardHolder')
    expect(twinOf('/privacy', '?centre=5', 'phone')).toBe('/personalInfo')
    expect(twinOf('/home', '', 'phone')).toBeUndefined()
    expect(twinOf('/home', '', 'desktop')).toBeUndefined()
  })

  test('A-03 a page without a twin stays, and so does what is no page', () => {
    expect(twinOf('/mobileExhibitors', '', 'desktop')).toBeUndefined()
    expect(twinOf('/nowhere', '', 'phone')).toBeUndefined()
  })

  test('A-03 a trailing slash and another case of letters are the same address', () => {
    expect(twinOf('/Exhibition/', '', 'phone')).toBe('/mobileExhibition')
  })
})

test('A-05 the landing routes are the two homes and the two of the special host', () => {
  const landings = routes.filter(({ landing }) => landing).flatMap(({ desktop, phone }) => [desktop, phone])
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

test('F-04 F-05 F-06 F-07 H-02 J-06 J-07 J-08 J-09 J-10 J-11 every path is routed once, in its exact spelling', () => {
  const desktop = rowsOf('desktop').map(({ path }) => path)
  const phone = rowsOf('phone').map(({ path }) => path)
  expect(new Set(desktop).size).toBe(desktop.length)
  expect(new Set(phone).size).toBe(phone.length)
  for (const path of ['relation', 'rcap', 'consultPdf']) expect(desktop).toContain(`/area/consult/${path}`)
  for (const path of ['conference', 'bigconference', 'smallconference', 'bigconference/bigAgenda'])
    expect(desktop).toContain(`/area/${path}`)
  for (const path of ['smallAgenda', 'smallGuest', 'smallIntroduce'])
    expect(desktop).toContain(`/area/smallconference/${path}`)
  for (const path of ['about', 'videoList', 'product', 'contact', 'card', 'chat', 'detail'])
    expect(desktop).toContain(`/area/ztDetail/${path}`)
  for (const path of [
    '/mobilezhanqu',
    '/mobilezhanquExhibitor',
    '/mobilezhanquDetaile',
    '/mobileConsult',
    '/mobileZhanlan',
    '/mobilecomponent',
    '/mobileAboutCompany',
    '/mobileVideoList',
    '/mobileAboutProduct',
    '/mobileMeetHall',
    '/mobileBigconference',
    '/mobileSmallconference',
    '/mobileGuest',
    '/schedule',
  ])
    expect(phone).toContain(path)
})

test('H-02 a panel is not another page', () => {
  expect(groundOf('/area/ztDetail/about')).toBe(groundOf('/area/ztDetail'))
  expect(groundOf('/area/consult')).not.toBe(groundOf('/area/zhanqu'))
  expect(groundOf('/mobileAboutCompany')).not.toBe(groundOf('/mobilezhanquDetaile'))
})
