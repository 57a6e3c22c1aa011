import { expect, test } from 'vitest'
import { liveSessionAt } from './playable.ts'

const sessions = [
  { id: 1, live_url: '' },
  { id: 2, live_url: '/live/live-big/master.m3u8' },
  { id: 3, live_url: 'https://streams.example/hall-2.m3u8' },
]

test.each([
  ['/live/live-big/master.m3u8', 2],
  ['https://streams.example/hall-2.m3u8', 3],
])('F-06 T29 the address of a live session leads to it: %s', (address, id) => {
  expect(liveSessionAt(sessions, address)?.id).toBe(id)
})

test.each([
  '',
  null,
  undefined,
  ' ',
  'https://evil.example/live.m3u8',
  'https://streams.example/hall-2.m3u8#x',
  'https://streams.example/HALL-2.m3u8',
  'https://streams.example@evil.example/hall-2.m3u8',
  '//streams.example/hall-2.m3u8',
  '/live/live-big/../live-big/master.m3u8',
  '/live/live-big/master.m3u8 ',
  'javascript:alert(1)',
  'data:application/vnd.apple.mpegurl,x',
  'blob:https://streams.example/1',
])('F-06 T29 nothing else leads anywhere: %j', (address) => {
  expect(liveSessionAt(sessions, address)).toBeUndefined()
})
