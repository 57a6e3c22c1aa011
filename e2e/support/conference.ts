import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from '@playwright/test'
import { getSchedule, type LiveSession, listLiveSessions, type Session } from '@tradefloor/contract'
import type { Sender } from './account.ts'
import { expect, test } from './test.ts'
import { callerOn } from './visitor.ts'

export const states = { upcoming: 1, live: 2, over: 3 } as const

/**
 * A session that is on in a large hall of the demo fair at this moment, and of those the one that goes on
 * for longest. There always is one, whatever the hour: the phone's /schedule shows the large hall alone.
 */
export async function liveNow(sender: Sender): Promise<LiveSession> {
  const call = await callerOn(sender, () => undefined)
  const { list } = await call(listLiveSessions)
  const [live] = list
    .filter(({ live_status, live_url, hall_id }) => live_status === states.live && live_url && hall_id === 1)
    .sort((one, other) => Date.parse(other.ends_at) - Date.parse(one.ends_at))
  if (!live) throw new Error('Nothing is live in the large halls of the demo fair')
  // One that ends while the journey looks at it proves nothing: then the one after it.
  const left = Date.parse(live.ends_at) - Date.now()
  if (left > test.info().timeout) return live
  test.setTimeout(test.info().timeout + left + 1000)
  await sleep(left + 1000)
  return liveNow(sender)
}

/** A session of the large hall that is over and whose recording is one film, with captions in both languages. */
export async function filmReplay(sender: Sender): Promise<Session & { exhibition_id: number }> {
  const exhibition_id = 21
  const call = await callerOn(sender, () => undefined)
  const { list } = await call(getSchedule, { query: { exhibition_id, hall_id: 1 } })
  const replay = list
    .flatMap(({ data }) => data.flatMap((slot) => slot.data))
    .find(({ play_back, captions }) => play_back.startsWith('/files/') && captions.length === 2)
  if (!replay) throw new Error('No film with captions among the replays of the demo fair')
  return { ...replay, exhibition_id }
}

/** A day that lies behind, at whatever hour one looks: what was held has its replays there. */
export const openFirstDay = (agenda: Page | Locator) =>
  agenda.getByRole('group', { name: '日期' }).getByRole('button').first().click()

type Change = (session: Session, index: number) => void

/** The programme as the server tells it, with changes that a journey needs. */
export const changeProgramme = (page: Page, change: Change) =>
  page.route(
    (url) => url.pathname === getSchedule.path,
    async (route) => {
      const response = await route.fetch()
      const reply = (await response.json()) as { list: { data: { data: Session[] }[] }[] }
      const sessions = reply.list.flatMap(({ data }) => data.flatMap((slot) => slot.data))
      sessions.forEach(change)
      await route.fulfill({ response, json: reply })
    },
  )

/** A film in pieces that has an end, answered from the demo's own files. */
export const replayStream = '/recorded/stream.m3u8'
const pieces = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../content/demo/media/videos/hls/live-big',
)
const types: Record<string, string> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mp4': 'video/mp4',
  '.m4s': 'video/mp4',
  '.vtt': 'text/vtt',
}
export const serveReplayStream = (page: Page) =>
  page.route('**/recorded/**', (route) => {
    const name = new URL(route.request().url()).pathname.slice('/recorded/'.length)
    return route.fulfill({
      body: readFileSync(path.join(pieces, name)),
      contentType: types[path.extname(name)] ?? 'application/octet-stream',
    })
  })

/** Time goes on in the video, and pictures are drawn. */
export async function expectPlaying(page: Page) {
  const video = page.locator('video')
  const read = () =>
    video.evaluate((element: HTMLVideoElement) => ({
      time: element.currentTime,
      frames: element.getVideoPlaybackQuality().totalVideoFrames,
    }))
  await expect(video).toBeAttached()
  const before = await read()
  await expect.poll(async () => (await read()).time, 'time goes on').toBeGreaterThan(before.time + 0.4)
  await expect.poll(async () => (await read()).frames, 'pictures are drawn').toBeGreaterThan(before.frames)
}
