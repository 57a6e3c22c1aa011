import { expect, test } from 'vitest'
import { isAllowedAddress } from './allowed-address.ts'
import { StagePlayer } from './stage-player.ts'

const page = 'https://fair.example/scene/conference?exhibition_id=21'
const streams = ['https://streams.example', 'https://cdn.example:8443']
const allowed = (address: string) => isAllowedAddress(address, page, streams)

test.each([
  '/files/m-1',
  '/live/big/master.m3u8',
  'https://fair.example/files/m-1',
  'https://streams.example/hall.m3u8?token=1',
  'https://STREAMS.example:443/hall.m3u8',
  'https://cdn.example:8443/a.mp4',
])('T29 F-06 the screen may open %s', (address) => {
  expect(allowed(address)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'data:video/mp4;base64,AAAA',
  'blob:https://fair.example/0',
  'https://evil.example/a.m3u8',
  '//evil.example/a.m3u8',
  '/\\evil.example/a.m3u8',
  'http://streams.example/hall.m3u8',
  'https://cdn.example/a.mp4',
  'https://streams.example.evil.example/a.m3u8',
  'https://streams.example@evil.example/a.m3u8',
  'https://somebody:secret@streams.example/a.m3u8',
  'https://[',
])('T29 F-06 the screen never opens %s', (address) => {
  expect(allowed(address)).toBe(false)
  const player = new StagePlayer(allowed)
  player.offer({ sessionId: 9, address, media: 'stream' })
  expect(player.there).toBe(false)
})

test('T29 without allowed origins only our own server is opened', () => {
  expect(isAllowedAddress('https://streams.example/a.m3u8', page, [])).toBe(false)
  expect(isAllowedAddress('/files/m-1', page, ['not an origin'])).toBe(true)
})

test('F-06 what the page takes away, or may not show, is off the screen, and whoever listens is told', () => {
  const player = new StagePlayer(allowed)
  let told = 0
  const stop = player.watch(() => told++)
  player.offer({ sessionId: 9, address: '/files/m-1', media: 'film' })
  expect([player.there, player.sessionId, player.playing, player.muted]).toEqual([true, 9, false, true])
  player.offer({ sessionId: 9, address: '/files/m-1', media: 'film' })
  expect(told).toBe(1)
  player.offer({ sessionId: 9, address: 'https://evil.example/a.m3u8', media: 'stream' })
  expect([player.there, told]).toEqual([false, 2])
  stop()
  player.offer({ sessionId: 9, address: '/files/m-1', media: 'film' })
  player.offer({ sessionId: 9, address: '', media: 'film' })
  expect([player.there, told]).toEqual([false, 2])
})
