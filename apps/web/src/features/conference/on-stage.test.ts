import { describe, expect, test } from 'vitest'
import type { AgendaSession } from '../../domains/agenda/programme.ts'
import { onStage } from './on-stage.ts'

const session = (id: number, rest: Partial<AgendaSession>): AgendaSession => ({
  id,
  title: '',
  title_en: '',
  live_status: 1,
  live_url: '',
  play_back: '',
  media_type: '',
  captions: [],
  qualities: [],
  cancelled: 0,
  is_mark: 0,
  hall_id: 1,
  starts_at: `2026-11-16T${String(id).padStart(2, '0')}:00:00+08:00`,
  ends_at: `2026-11-16T${String(id + 1).padStart(2, '0')}:00:00+08:00`,
  guests: [],
  date: '2026-11-16',
  theme: '',
  theme_en: '',
  ...rest,
})

const stream = '/live/big/master.m3u8'
const sessions = [
  session(8, { live_status: 3, play_back: '/files/m-replay' }),
  session(9, { live_status: 3 }),
  session(10, { live_status: 2, live_url: stream }),
  session(11, { hall_id: 2, live_status: 2, live_url: '/live/small/master.m3u8' }),
  session(12, {}),
]
const wish = { hall: 1, videoSrc: null, play: undefined, before: new Map<string, number>() } as const

describe('F-06 T29 what stands on a hall’s stage', () => {
  test('the live session whose address is named, in either hall', () => {
    expect(onStage(sessions, { ...wish, videoSrc: stream })).toMatchObject({
      kind: 'live',
      session: { id: 10 },
    })
    expect(onStage(sessions, { ...wish, videoSrc: '/live/small/master.m3u8' })).toMatchObject({
      kind: 'live',
      session: { id: 11 },
    })
  })

  test('the hall’s own session where both halls show the same stream', () => {
    const same = [...sessions, session(13, { hall_id: 2, live_status: 2, live_url: stream })]
    expect(onStage(same, { ...wish, hall: 2, videoSrc: stream })).toMatchObject({ session: { id: 13 } })
  })

  test.each([
    'https://evil.example/live.m3u8',
    'javascript:alert(1)',
    'data:video/mp4;base64,AAAA',
    'blob:https://localhost/1',
    '/files/m-replay',
    `${stream}#`,
    ' ',
  ])('nothing at all for an address that is no live session’s: %s', (videoSrc) => {
    expect(onStage(sessions, { ...wish, videoSrc })).toMatchObject({ kind: 'refused', live: { id: 10 } })
  })

  test('a replay by its number, if there is one', () => {
    expect(onStage(sessions, { ...wish, play: 8 })).toMatchObject({ kind: 'replay', session: { id: 8 } })
    expect(onStage(sessions, { ...wish, play: 9 })).toMatchObject({ kind: 'refused' })
    expect(onStage(sessions, { ...wish, play: 77 })).toMatchObject({ kind: 'refused' })
  })

  test('what is on and what comes next where no address is named', () => {
    expect(onStage(sessions, wish)).toMatchObject({ kind: 'idle', live: { id: 10 }, next: { id: 12 } })
    expect(onStage([], wish)).toEqual({ kind: 'idle', live: undefined, next: undefined })
  })
})

test('L-01 who was watching is told that it is over, and what comes next', () => {
  const before = new Map([[stream, 10]])
  const over = sessions.map((one) => (one.id === 10 ? session(10, { live_status: 3 }) : one))
  expect(onStage(over, { ...wish, videoSrc: stream, before })).toMatchObject({
    kind: 'ended',
    session: { id: 10, live_status: 3 },
    live: undefined,
    next: { id: 12 },
  })
})

test('F-06 what follows at once in the same hall is offered, and what is cancelled is no next', () => {
  const before = new Map([[stream, 10]])
  const turned = sessions.map((one) => {
    if (one.id === 10) return session(10, { live_status: 3 })
    return one.id === 12 ? session(12, { live_status: 2, live_url: '/live/other/master.m3u8' }) : one
  })
  expect(onStage(turned, { ...wish, videoSrc: stream, before })).toMatchObject({
    kind: 'ended',
    live: { id: 12 },
  })
  const without = sessions.map((one) => (one.id === 12 ? session(12, { cancelled: 1 }) : one))
  expect(onStage(without, wish)).toMatchObject({ kind: 'idle', next: undefined })
})

describe('F-06 T29 a live session whose stream comes from elsewhere', () => {
  const before = new Map([[stream, 10]])
  const moved = (rest: Partial<AgendaSession>) =>
    sessions.map((one) => (one.id === 10 ? session(10, { live_status: 2, ...rest }) : one))

  test('goes on for whoever was watching it, at both addresses and however often it moves', () => {
    const second = moved({ live_url: '/live/second/master.m3u8' })
    for (const videoSrc of [stream, '/live/second/master.m3u8'])
      expect(onStage(second, { ...wish, videoSrc, before })).toMatchObject({
        kind: 'live',
        session: { id: 10, live_url: '/live/second/master.m3u8' },
      })
    const third = moved({ live_url: '/live/third/master.m3u8' })
    expect(onStage(third, { ...wish, videoSrc: stream, before })).toMatchObject({
      kind: 'live',
      session: { id: 10, live_url: '/live/third/master.m3u8' },
    })
  })

  test('is refused to a link that was never seen live here, and to another exhibition', () => {
    const second = moved({ live_url: '/live/second/master.m3u8' })
    expect(onStage(second, { ...wish, videoSrc: stream })).toMatchObject({ kind: 'refused' })
    expect(onStage(second, { ...wish, videoSrc: 'https://evil.example/a.m3u8', before })).toMatchObject({
      kind: 'refused',
    })
    const elsewhere = second.filter(({ id }) => id !== 10)
    expect(onStage(elsewhere, { ...wish, videoSrc: stream, before })).toMatchObject({ kind: 'refused' })
  })

  test('is off the stage while it has no address at all', () => {
    expect(onStage(moved({ live_url: '' }), { ...wish, videoSrc: stream, before })).toMatchObject({
      kind: 'ended',
      session: { id: 10 },
    })
  })
})
