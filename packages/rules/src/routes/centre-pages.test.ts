import { expect, test } from 'vitest'
import { centreInAddress, centreScreens, withCentre } from './centre-pages.ts'

test('I-01 each screen of the user centre has its number', () => {
  expect(centreScreens).toEqual({
    card: 0,
    videos: 1,
    products: 2,
    documents: 3,
    cardHolder: 4,
    profile: 5,
    password: 6,
    companies: 7,
    sessions: 'sessions',
    talks: 'talks',
  })
  expect(centreInAddress('?centre=4')).toEqual({ screen: 'cardHolder', alone: false })
  expect(centreInAddress('?a=1&centre=3&alone=1')).toEqual({ screen: 'documents', alone: true })
})

test.each(['', '?centre=', '?centre=8', '?centre=4.0', '?centre=x', '?alone=1'])(
  'I-01 %s shows no user centre',
  (search) => expect(centreInAddress(search)).toBeUndefined(),
)

test('I-02 the centre opens over any address, without its menu if so wished, and leaves it as it was', () => {
  const open = withCentre('/area/zhanqu', '?exhibition_id=21', { screen: 'cardHolder', alone: true })
  expect(open).toBe('/area/zhanqu?exhibition_id=21&centre=4&alone=1')
  expect(withCentre('/area/zhanqu', open.slice(open.indexOf('?')))).toBe('/area/zhanqu?exhibition_id=21')
  expect(withCentre('/exhibition', '?centre=4')).toBe('/exhibition')
})
