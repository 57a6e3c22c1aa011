import { describe, expect, test } from 'vitest'
import { inListOrder, inOpenOrder } from './list-order.ts'
import { statusOf } from './status.ts'

describe('K-17 the status comes from the dates at +08:00', () => {
  const fair = { open: '2031-03-10 09:00:00', close: '2031-03-14 17:00:00' }

  test.each([
    ['the last second before the opening day', '2031-03-09T23:59:59+08:00', 1],
    ['the first second of the opening day', '2031-03-10T00:00:00+08:00', 2],
    ['the middle', '2031-03-12T12:00:00+08:00', 2],
    ['the closing hour', '2031-03-14T17:00:00+08:00', 2],
    ['the evening of the close day', '2031-03-14T23:59:59+08:00', 2],
    ['the midnight after', '2031-03-15T00:00:00+08:00', 3],
    ['a day that has begun at the fair and not yet in UTC', '2031-03-09T16:00:00Z', 2],
    ['a day that is over at the fair and not yet in UTC', '2031-03-14T16:00:00Z', 3],
  ])('K-17 %s', (_, now, status) => {
    expect(statusOf(fair, new Date(now))).toBe(status)
  })

  test('K-17 a fair of one day is held on it', () => {
    const day = { open: '2031-03-10 09:00:00', close: '2031-03-10 12:00:00' }
    expect(statusOf(day, new Date('2031-03-10T20:00:00+08:00'))).toBe(2)
  })
})

describe('K-17 the order of the lists', () => {
  const at = (id: number, status: number, open: string, close: string, lasting = 0) => ({
    id,
    status,
    lasting,
    open_date: `2031-${open} 09:00:00`,
    close_date: `2031-${close} 17:00:00`,
  })
  const ids = (list: { id: number }[]) => list.map(({ id }) => id)

  test('K-17 being held shows the newest opening first', () => {
    expect(ids(inListOrder([at(1, 2, '03-01', '03-20'), at(2, 2, '03-05', '03-09')]))).toEqual([2, 1])
  })

  test('K-17 upcoming shows the soonest first', () => {
    expect(ids(inListOrder([at(1, 1, '05-01', '05-20'), at(2, 1, '04-05', '04-09')]))).toEqual([2, 1])
  })

  test('K-17 ended shows the last to close first', () => {
    expect(ids(inListOrder([at(1, 3, '01-09', '01-10'), at(2, 3, '01-01', '02-01')]))).toEqual([2, 1])
  })

  test('U-26 what stands in several goes held, pavilion, upcoming, ended, as the lists do within each', () => {
    const list = [
      at(9, 3, '01-01', '01-02'),
      at(8, 1, '06-01', '06-02'),
      at(6, 1, '05-01', '05-02'),
      at(33, 2, '01-01', '12-01', 1),
      at(7, 2, '03-01', '03-20'),
    ]
    expect(ids(inOpenOrder(list))).toEqual([7, 33, 6, 8, 9])
  })

  test('K-17 a mixed list goes held, upcoming, ended, pavilions, and ties go by id', () => {
    const list = [
      at(58, 2, '01-02', '12-01', 1),
      at(33, 2, '01-01', '12-01', 1),
      at(9, 3, '01-01', '01-02'),
      at(8, 1, '06-01', '06-02'),
      at(7, 2, '03-01', '03-20'),
      at(5, 2, '03-01', '03-20'),
    ]
    const before = [...list]
    expect(ids(inListOrder(list))).toEqual([5, 7, 8, 9, 33, 58])
    expect(list).toEqual(before)
  })
})
