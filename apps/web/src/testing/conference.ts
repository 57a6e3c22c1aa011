import { createClient, loadConfig } from '@tradefloor/client'
import { getSchedule, type LiveSession, listLiveSessions, type Session } from '@tradefloor/contract'
import { beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { changeData } from './replies.ts'

export const states = { upcoming: 1, live: 2, over: 3 } as const

/** What a test may take. One that ends while it looks at it proves nothing. */
const longEnoughMs = 30_000

/** A session that is on in a large hall of the demo fair, and goes on for long enough. There always is one, or soon. */
async function findLive(): Promise<LiveSession> {
  const { call } = createClient({ config: await loadConfig(document), language: () => 'zh' })
  const { list } = await call(listLiveSessions)
  const [live] = list
    .filter(({ live_status, live_url, hall_id }) => live_status === states.live && live_url && hall_id === 1)
    .sort((one, other) => Date.parse(other.ends_at) - Date.parse(one.ends_at))
  if (!live) throw new Error('Nothing is live in the large halls of the demo fair')
  const left = Date.parse(live.ends_at) - Date.now()
  if (left > longEnoughMs) return live
  await new Promise((later) => setTimeout(later, left + 1000))
  return findLive()
}

/** Before each test of its group: what is live then. */
export function liveBeforeEach(): () => LiveSession {
  let live: LiveSession | undefined
  beforeEach(async () => {
    live = await findLive()
  }, 2 * longEnoughMs)
  return () => {
    if (!live) throw new Error('Ask in a test')
    return live
  }
}

interface Programme {
  list: { data: { data: Session[] }[] }[]
}

/** The programme as the server tells it, with changes that a test needs. */
export const changeProgramme = (change: (session: Session, index: number) => void) =>
  changeData<Programme>(new RegExp(`^${getSchedule.path}$`), (reply) => {
    reply.list.flatMap(({ data }) => data.flatMap((slot) => slot.data)).forEach(change)
    return reply
  })

/** What is live as the server tells it, with changes that a test needs. */
export const changeLiveSessions = (change: (list: LiveSession[]) => LiveSession[]) =>
  changeData<{ list: LiveSession[] }>(new RegExp(`^${listLiveSessions.path}$`), (reply) => ({
    ...reply,
    list: change(reply.list),
  }))

/** Time goes on in the video, and pictures are drawn. */
export async function expectPlaying() {
  const video = (await page.getByCss('video').findElement()) as HTMLVideoElement
  const frames = () => video.getVideoPlaybackQuality().totalVideoFrames
  const before = { time: video.currentTime, frames: frames() }
  await expect.poll(() => video.currentTime, { message: 'time goes on' }).toBeGreaterThan(before.time + 0.4)
  await expect.poll(frames, { message: 'pictures are drawn' }).toBeGreaterThan(before.frames)
}
