import type { EntryPoint } from '@tradefloor/contract'
import { entryFor, fixedPages, pageAddress } from '@tradefloor/rules'
import { describe, expect, test } from 'vitest'
import { type DemoExhibition, everyIdBut, idsByAnswer } from './testing/demo-exhibitions.ts'

/** Every exhibition's address from one list, its own id written as N. */
const addresses = (from: EntryPoint) =>
  idsByAnswer((exhibition: DemoExhibition) => {
    const destination = entryFor(exhibition, from)
    if (destination.kind !== 'page')
      return `${destination.kind} ${destination.link} or ${destination.otherwise}`
    return pageAddress(destination).replace(`exhibition_id=${exhibition.id}&`, 'exhibition_id=N&')
  })

describe('where an exhibition leads', () => {
  test('B-06 a card of the home leads to the hall for 34 and to the desk for all others', () => {
    expect(addresses('homeCard')).toEqual({
      '/area/zhanqu?exhibition_id=N&status=0': [34],
      '/area/consult?exhibition_id=N&status=0': everyIdBut(34),
    })
  })

  test('D-04 D-05 a pavilion leads outside for 33, to its own page for seven, else to the hall', () => {
    expect(addresses('pavilion')).toEqual({
      'sso zhoushan or /islandZhouShan': [33],
      '/islandAgricultural': [35],
      '/hzFumao': [38],
      '/chukou2021': [53],
      '/chukou2022': [57],
      '/chukouXl2022': [58],
      '/sppl': [63],
      '/beltRoad': [78],
      '/area/zhanqu?exhibition_id=N&status=1': everyIdBut(33, 35, 38, 53, 57, 58, 63, 78),
    })
  })

  test('D-06 an ongoing exhibition leads to the hall for six, 55 to its page, others to the desk', () => {
    expect(addresses('ongoing')).toEqual({
      '/area/zhanqu?exhibition_id=N&status=0': [34, 41, 49, 51, 80, 81],
      '/uzi': [55],
      '/area/consult?exhibition_id=N&status=0': everyIdBut(34, 41, 49, 51, 55, 80, 81),
    })
  })

  test('D-07 a past exhibition leads to the hall for nine, else to the desk', () => {
    expect(addresses('review')).toEqual({
      '/area/zhanqu?exhibition_id=N&status=0': [34, 41, 49, 51, 55, 59, 65, 80, 81],
      '/area/consult?exhibition_id=N&status=0': everyIdBut(34, 41, 49, 51, 55, 59, 65, 80, 81),
    })
  })

  test('J-03 every pavilion of the phone leads to its hall', () => {
    expect(addresses('mobilePavilion')).toEqual({
      '/mobilecomponent?exhibition_id=N&status=1': everyIdBut(),
    })
  })

  test('J-05 the phone’s list leads to the hall for 34, 41, 49, 51, 55, 59, else to the desk', () => {
    expect(addresses('mobileList')).toEqual({
      '/mobilecomponent?exhibition_id=N&status=0': [34, 41, 49, 51, 55, 59],
      '/mobileConsult?exhibition_id=N&status=0': everyIdBut(34, 41, 49, 51, 55, 59),
    })
  })

  test('B-13 every page of its own that an exhibition leads to embeds that exhibition', () => {
    const pages: [string, number | undefined][] = Object.entries(fixedPages)
    for (const from of ['pavilion', 'ongoing'] as const)
      for (const [address, ids] of Object.entries(addresses(from)))
        if (/^\/[A-Za-z0-9]+$/.test(address)) expect(pages).toContainEqual([address, ids[0]])
    expect(fixedPages['/islandZhouShan']).toBe(33)
    expect(fixedPages['/shuzijiaoyu']).toBe(49)
    expect(fixedPages['/spain']).toBe(51)
  })
})
