import { expect, test } from 'vitest'
import { isMediaAddress, sourceKind } from './source.ts'

test.each([
  ['/files/m-5cJr0yYx0aQ1bV2cW3dX4e', 'film'],
  ['https://cdn.example.com/replay.mp4?sign=1', 'film'],
  ['https://cdn.example.com/REPLAY.MP4#t=4', 'film'],
  ['/live/big/master.m3u8', 'stream'],
  ['https://live.example.com/hall-1.m3u8?token=a.mp4', 'stream'],
  ['https://live.example.com/hall-1', 'stream'],
] as const)('L-01 %s is a %s', (address, kind) => {
  expect(sourceKind(address)).toBe(kind)
})

test('T29 only addresses of the web are media', () => {
  expect(['/files/a', '/live/a/master.m3u8', 'https://live.example.com/a.m3u8'].every(isMediaAddress)).toBe(
    true,
  )
  for (const address of [
    '',
    'javascript:alert(1)',
    'data:video/mp4;base64,AAAA',
    'blob:https://a/b',
    '//evil.example/a.m3u8',
    'live.m3u8',
  ])
    expect(isMediaAddress(address)).toBe(false)
})
