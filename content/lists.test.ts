import { listed } from '@tradefloor/rules'
import { describe, expect, test } from 'vitest'
import { demoExhibitions, everyIdBut } from './testing/demo-exhibitions.ts'

const shown = (list: Parameters<typeof listed>[1]) => listed(demoExhibitions, list).map(({ id }) => id)

describe('which exhibitions a list may show', () => {
  test('D-02 the pavilion menu lists 33, 38, 57, 58, 63, 78 and no other', () => {
    expect(shown('headerPavilion')).toEqual([33, 38, 57, 58, 63, 78])
  })

  test('D-03 the ongoing menu leaves out 76, 77, 79', () => {
    expect(shown('headerOngoing')).toEqual(everyIdBut(76, 77, 79))
  })

  test('D-03 the review menu leaves out 14, 15, 62', () => {
    expect(shown('headerReview')).toEqual(everyIdBut(14, 15, 62))
  })

  test('D-03 the lists of the home leave nothing out', () => {
    expect(shown('homeHeld')).toEqual(everyIdBut())
    expect(shown('homeReview')).toEqual(everyIdBut())
  })

  test('J-03 the phone’s pavilions are 33, 38, 57, 58, 63', () => {
    expect(shown('phonePavilion')).toEqual([33, 38, 57, 58, 63])
  })

  test('J-04 the phone’s history hides 14 and 15, its other tabs nothing', () => {
    expect(shown('phoneHistory')).toEqual(everyIdBut(14, 15))
    expect(shown('phoneHeld')).toEqual(everyIdBut())
    expect(shown('phoneUpcoming')).toEqual(everyIdBut())
  })
})
