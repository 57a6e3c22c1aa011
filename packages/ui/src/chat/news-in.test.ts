import { expect, test } from 'vitest'
import { watchNews } from './news-in.ts'

const talk = (thread_id: number, sequence: number, time: number, own = false) => ({
  about: { thread_id, last: { sequence, own, text: '', time } },
})
const idsOf = (found: { thread_id: number }[]) => found.map(({ thread_id }) => thread_id)

test('R-02 what others say is told once, and nothing of what was there before', () => {
  const newsIn = watchNews()
  expect(newsIn([talk(1, 4, 100), talk(2, 1, 90)])).toEqual([])
  expect(idsOf(newsIn([talk(1, 5, 110), talk(2, 2, 105, true)]))).toEqual([1])
  expect(newsIn([talk(1, 5, 110), talk(2, 2, 105, true)])).toEqual([])
  expect(idsOf(newsIn([talk(3, 1, 120), talk(1, 5, 110)]))).toEqual([3])
})

test('R-02 older conversations that are loaded later are no news, and the first one of all is', () => {
  const newsIn = watchNews()
  newsIn([talk(1, 4, 100)])
  expect(newsIn([talk(1, 4, 100), talk(2, 9, 50)])).toEqual([])
  const ofNone = watchNews()
  ofNone([])
  expect(idsOf(ofNone([talk(1, 1, 100)]))).toEqual([1])
})
