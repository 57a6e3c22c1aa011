import { expect, test } from 'vitest'
import type { AgendaSession } from '../../domains/agenda/programme.ts'
import { liveShown, screenOf } from './room-screen.ts'

const session = {
  id: 9014,
  live_url: '/live/live-big/master.m3u8',
  play_back: '/files/m-1',
  media_type: 'application/vnd.apple.mpegurl',
  captions: [],
} as unknown as AgendaSession
const replay = { ...session, live_url: '', media_type: 'video/mp4' } as AgendaSession

test('F-06 the screen of the 3D hall shows what stands on the stage', () => {
  expect(screenOf({ kind: 'live', session })).toEqual({
    type: 'screen',
    session_id: 9014,
    address: '/live/live-big/master.m3u8',
    media: 'stream',
  })
  expect(screenOf({ kind: 'replay', session: replay })).toMatchObject({
    address: '/files/m-1',
    media: 'film',
  })
})

test('F-06 who enters without having chosen anything sees what is live', () => {
  expect(screenOf({ kind: 'idle', live: session, next: undefined })?.session_id).toBe(9014)
  expect(screenOf({ kind: 'idle', live: undefined, next: session })).toBeUndefined()
})

test('T29 F-06 of an address that was refused nothing reaches the hall: it shows what is live, or nothing', () => {
  expect(screenOf({ kind: 'refused', live: session, next: undefined })?.address).toBe(session.live_url)
  expect(screenOf({ kind: 'refused', live: undefined, next: undefined })).toBeUndefined()
})

test('F-06 what has ended leaves the screen', () => {
  const ended = { kind: 'ended', session, next: undefined } as const
  expect(screenOf({ ...ended, live: undefined })).toBeUndefined()
  const following = { ...session, id: session.id + 1, live_url: '/live/other/master.m3u8' }
  expect(screenOf({ ...ended, live: following })?.address).toBe(following.live_url)
})

test('F-06 whoever sees what is live is counted: on the player’s stage, and on the screen of the 3D hall without an address', () => {
  const idle = { kind: 'idle', live: session, next: undefined } as const
  expect(liveShown({ kind: 'live', session }, false)?.id).toBe(9014)
  expect(liveShown({ kind: 'live', session }, true)?.id).toBe(9014)
  expect(liveShown(idle, true)?.id).toBe(9014)
  expect(liveShown({ ...idle, kind: 'refused' }, true)?.id).toBe(9014)
  expect(liveShown(idle, false)).toBeUndefined()
  expect(liveShown({ kind: 'replay', session: replay }, true)).toBeUndefined()
})
