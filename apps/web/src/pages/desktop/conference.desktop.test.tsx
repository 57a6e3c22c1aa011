import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  changeLiveSessions,
  changeProgramme,
  expectPlaying,
  liveBeforeEach,
  states,
} from '../../testing/conference.ts'
import { address, openSite } from '../../testing/open-site.tsx'

const liveNow = liveBeforeEach()
const video = page.getByCss('video')
const halls = { 1: '/area/bigconference', 2: '/area/smallconference' } as Record<number, string>
const stream = () => new URLSearchParams(location.search).get('videoSrc')

test('F-05 the visitor chooses a hall, sees what is on in it, and is in it with a click', async () => {
  const live = liveNow()
  await openSite(`/area/conference?exhibition_id=${live.exhibition_id}`)
  await expect.element(page.getByRole('heading', { name: '选择会议厅' })).toBeVisible()
  const doors = page.getByRole('article')
  await expect.element(doors).toHaveLength(2)
  const door = doors.filter({ hasText: live.title })
  await expect.element(door).toHaveTextContent('正在直播')
  await door.getByRole('link', { name: /^进入/ }).click()
  await expect.poll(() => location.pathname).toBe(halls[live.hall_id])
  expect(stream()).toBe(live.live_url)
  await expectPlaying()
})

test('F-05 F-06 A-07 in English a visitor chooses a hall and watches what is live', async () => {
  const live = liveNow()
  await openSite(`/area/conference?exhibition_id=${live.exhibition_id}`, { language: 'en' })
  await expect.element(page.getByRole('heading', { name: 'Choose a hall' })).toBeVisible()
  await page.getByRole('article').filter({ hasText: live.title_en }).getByRole('link').click()
  await expect.element(page.getByRole('heading', { level: 1, name: live.title_en })).toBeVisible()
  await expectPlaying()
  await expect.element(page.getByText(/\d+ watching/)).toBeVisible()
})

test('F-06 without an address the hall shows what is on, and plays it when it is asked to', async () => {
  const live = liveNow()
  await openSite(`${halls[live.hall_id]}?exhibition_id=${live.exhibition_id}`)
  await expect.element(page.getByRole('link', { name: '观看直播' })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(video).not.toBeInTheDocument()
  await page.getByRole('link', { name: '观看直播' }).click()
  await expectPlaying()
})

test('L-01 a page changes by itself when a session ends, with one request for all of them', async () => {
  const live = liveNow()
  let isOver = false
  const requests: number[] = []
  changeLiveSessions((list) => {
    requests.push(Date.now())
    // About to end: then the page looks again soon.
    for (const session of list)
      if (session.id === live.id) session.ends_at = new Date(Date.now() + 1000).toISOString()
    return isOver ? list.filter(({ id }) => id !== live.id) : list
  })
  changeProgramme((session) => {
    if (isOver && session.id === live.id)
      Object.assign(session, { live_status: states.over, live_url: '', play_back: '' })
  })
  const query = new URLSearchParams({ exhibition_id: String(live.exhibition_id), videoSrc: live.live_url })
  await openSite(`${halls[live.hall_id]}?${query}`)
  await expectPlaying()
  isOver = true
  await expect.element(page.getByText('本场直播已结束'), { timeout: 20_000 }).toBeVisible()
  await expect.element(video).not.toBeInTheDocument()
  for (const [index, at] of requests.slice(1).entries())
    expect(at - (requests[index] ?? 0)).toBeGreaterThanOrEqual(4900)
})

test('F-06 L-01 a session whose stream moves goes on for whoever watches it, and the address names the new one', async () => {
  const live = liveNow()
  const name = live.live_url.includes('live-big') ? 'live-small' : 'live-big'
  const moved = `/live/${name}/master.m3u8`
  let hasMoved = false
  changeLiveSessions((list) => {
    for (const session of list)
      if (session.id === live.id) {
        // About to end: then the page looks again soon.
        session.ends_at = new Date(Date.now() + 1000).toISOString()
        if (hasMoved) session.live_url = moved
      }
    return list
  })
  changeProgramme((session) => {
    if (hasMoved && session.id === live.id) session.live_url = moved
  })
  const query = new URLSearchParams({ exhibition_id: String(live.exhibition_id), videoSrc: live.live_url })
  await openSite(`${halls[live.hall_id]}?${query}`)
  await expectPlaying()
  hasMoved = true
  await expect.poll(stream, { timeout: 20_000 }).toBe(moved)
  await expect.element(page.getByRole('heading', { level: 1, name: live.title })).toBeVisible()
  await expectPlaying()
  await expect.element(page.getByText('本场直播已结束')).not.toBeInTheDocument()
})

test('T29 F-06 A-07 in English a foreign address is refused in words', async () => {
  await openSite('/area/smallconference?exhibition_id=21&videoSrc=https%3A%2F%2Fstreams.invalid%2Fa.m3u8', {
    language: 'en',
  })
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('does not belong to any session of this exhibition')
  await expect.element(video).not.toBeInTheDocument()
  expect(address()).toContain('/area/smallconference')
})
