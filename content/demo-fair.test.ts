import { existsSync } from 'node:fs'
import { fairDateTime, fairDay, fairInstant } from '@tradefloor/contract'
import { industries } from '@tradefloor/contract/schemas'
import { listed, lists, statusOf } from '@tradefloor/rules'
import { describe, expect, test } from 'vitest'
import { demoExhibitions, demoIds, idsWhere } from './testing/demo-exhibitions.ts'

describe('D-08 the demo fair as data', () => {
  test('D-08 every exhibition has its file and no file is left over', () => {
    expect(demoExhibitions.map(({ id }) => id)).toEqual(demoIds)
    expect(demoExhibitions.map(({ file }) => file)).toEqual(demoIds.map((id) => `${id}.json`))
  })

  test('A-07 every exhibition has a name of its own in both languages', () => {
    for (const language of ['zh', 'en'] as const)
      expect(new Set(demoExhibitions.map(({ name }) => name[language].trim())).size).toBe(demoIds.length)
    expect(idsWhere(({ name }) => !/\p{Script=Han}/u.test(name.zh))).toEqual([])
    expect(idsWhere(({ name }) => /\p{Script=Han}/u.test(name.en))).toEqual([])
  })

  test('B-05 a place is told in both languages or in neither, and some have none', () => {
    expect(idsWhere(({ place }) => (place.zh === '') !== (place.en === ''))).toEqual([])
    expect(idsWhere(({ place }) => place.zh === '').length).toBeGreaterThanOrEqual(2)
  })

  test('B-05 every exhibition has its main picture', () => {
    expect(idsWhere(({ banner }) => !existsSync(new URL(`./demo/media/${banner}`, import.meta.url)))).toEqual(
      [],
    )
  })

  test('D-08 every industry is dealt in', () => {
    expect([...new Set(demoExhibitions.map(({ industry }) => industry))].sort()).toEqual(
      [...industries].sort(),
    )
  })
})

describe('K-17 the demo fair is alive on any day', () => {
  const dated = (now: Date) =>
    demoExhibitions.map((exhibition) => {
      const moment = (text: string) => {
        const [day = '', time = ''] = text.split(' ')
        const instant = fairInstant(fairDay(now), time.padEnd(8, ':00'))
        return fairDateTime(new Date(instant.getTime() + Number(day) * 86_400_000))
      }
      const open = moment(exhibition.opens)
      const close = moment(exhibition.closes)
      return { ...exhibition, open, close, status: statusOf({ open, close }, now) }
    })
  const moments = ['2027-01-01T00:00:00+08:00', '2028-02-29T12:00:00+08:00', '2031-07-31T23:59:59+08:00']

  test('K-17 the permanent pavilions are 33, 35, 38, 53, 57, 58, 63, 78', () => {
    expect(idsWhere(({ lasting }) => lasting === 1)).toEqual([33, 35, 38, 53, 57, 58, 63, 78])
  })

  test.each(moments)(
    'K-17 at %s every exhibition closes after it opens and every list has something',
    (text) => {
      const fairs = dated(new Date(text))
      expect(fairs.filter(({ open, close }) => close <= open)).toEqual([])
      for (const [name, { query }] of Object.entries(lists)) {
        const answered = fairs.filter(
          ({ lasting, status }) =>
            lasting === query.lasting && (!('status' in query) || status === query.status),
        )
        expect(listed(answered, name as keyof typeof lists).length, name).toBeGreaterThanOrEqual(4)
      }
    },
  )

  test.each(moments)('D-03 at %s being held shows every rule of the lists', (text) => {
    const held = dated(new Date(text)).filter(({ lasting, status }) => lasting === 0 && status === 2)
    expect(held.map(({ id }) => id)).toEqual(expect.arrayContaining([21, 34, 41, 55, 76, 77, 79]))
    expect(listed(held, 'headerOngoing').length).toBeGreaterThanOrEqual(6)
    const ended = dated(new Date(text)).filter(({ lasting, status }) => lasting === 0 && status === 3)
    expect(ended.map(({ id }) => id)).toEqual(expect.arrayContaining([14, 15, 23, 31, 59, 62, 65]))
  })
})
