import { defaultLook, type ScenePlace, sceneFor } from '@tradefloor/rules'
import { describe, expect, test } from 'vitest'
import { demoExhibitions, idsByAnswer, idsWhere } from './testing/demo-exhibitions.ts'

const now = new Date(1_900_000_000_000)

const partsOf = (address: string) => {
  const url = new URL(address, 'https://fair.example.com')
  return { document: url.pathname, query: url.searchParams }
}

const withOwnLook = (place: ScenePlace) =>
  idsWhere((exhibition) => partsOf(sceneFor(exhibition, place, { now })).query.get('look') !== defaultLook)

const documents = (place: ScenePlace) =>
  idsByAnswer((exhibition) => partsOf(sceneFor(exhibition, place, { now })).document)

describe('which scene an exhibition shows', () => {
  test('G-01 the hall has a fixed scene for 21, 23, 25, 31, 33, 41, 51, 55, else one from the id', () => {
    expect(withOwnLook('zhanqu')).toEqual([21, 23, 25, 31, 33, 41, 51, 55])
    for (const exhibition of demoExhibitions) {
      const { document, query } = partsOf(sceneFor(exhibition, 'zhanqu', { now }))
      expect([document, query.get('exhibition_id'), query.get('t')]).toEqual([
        '/scene/hall',
        String(exhibition.id),
        '1900000000000',
      ])
    }
  })

  test('F-03 the desk is its own for 21, 25, 31, 50, 60, 82', () => {
    expect(withOwnLook('consult')).toEqual([21, 25, 31, 50, 60, 82])
    expect(Object.keys(documents('consult'))).toEqual(['/scene/desk'])
  })

  test('J-06 the phone’s hall is fixed for 43, 52, 59', () => {
    expect(withOwnLook('mobileZhanqu')).toEqual([43, 52, 59])
    expect(Object.keys(documents('mobileZhanqu'))).toEqual(['/scene/hall'])
  })

  test.each([
    ['mobileConsult', '/scene/desk'],
    ['mobileHall', '/scene/hall'],
    ['mobileMeetHall', '/scene/conference'],
  ] satisfies [ScenePlace, string][])(
    'J-09 %s is special for 21, 23, 25, 31, 34, 38, 41, 50, 60',
    (place, document) => {
      expect(withOwnLook(place)).toEqual([21, 23, 25, 31, 34, 38, 41, 50, 60])
      expect(Object.keys(documents(place))).toEqual([document])
    },
  )

  test.each(['bigConference', 'smallConference'] satisfies ScenePlace[])(
    'J-11 %s is its own for 21, 25, 31, 41',
    (place) => {
      expect(withOwnLook(place)).toEqual([21, 25, 31, 41])
      expect(Object.keys(documents(place))).toEqual(['/scene/conference'])
    },
  )

  test('B-13 the pages of 33 and 35 are islands, the other pages halls', () => {
    expect(documents('page')['/scene/island']).toEqual([33, 35])
    expect(Object.keys(documents('page')).sort()).toEqual(['/scene/hall', '/scene/island'])
  })
})
