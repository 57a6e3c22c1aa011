import { expect, test } from 'vitest'
import { flowOf, inPages, joined } from './flow.ts'

const page = (ids: number[], count: number) => ({ list: ids.map((id) => ({ id })), count })

test('J-14 lists go on ten at a time until all are there', () => {
  expect(inPages.getNextPageParam({ count: 21 }, [1])).toBe(2)
  expect(inPages.getNextPageParam({ count: 21 }, [1, 2])).toBe(3)
  expect(inPages.getNextPageParam({ count: 20 }, [1, 2])).toBeUndefined()
  expect(inPages.getNextPageParam({ count: 0 }, [1])).toBeUndefined()
})

test('J-14 an entry that slid to the next page meanwhile stands once', () => {
  const { list, count } = joined({ pages: [page([1, 2, 3], 5), page([3, 4, 5], 6)] })
  expect(list.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
  expect(count).toBe(6)
})

test('J-14 only a failure to get more is told at the end of the list', () => {
  const asked = {
    data: page([1], 2),
    error: new Error('away'),
    hasNextPage: true,
    isFetching: false,
    isFetchNextPageError: false,
    fetchNextPage: () => undefined,
  }
  expect(flowOf(asked).error).toBeNull()
  expect(flowOf({ ...asked, isFetchNextPageError: true }).error?.message).toBe('away')
})
