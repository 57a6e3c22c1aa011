import { describe, expect, onTestFinished, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { changeProgramme, expectPlaying, liveBeforeEach, states } from '../../testing/conference.ts'
import { expectTouchTargets } from '../../testing/look.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { textsOf } from '../../testing/texts.ts'
import { useTimezone } from '../../testing/timezone.ts'

const halls: Record<number, string> = { 1: '/mobileBigconference', 2: '/mobileSmallconference' }
const step = page.getByRole('listitem').filter({ has: page.getByCss('[data-active]') })

describe('while a session is live', () => {
  const liveNow = liveBeforeEach()

  test('S-95 J-11 at twice the text size the stage of a hall grows with its words, and cuts none', async () => {
    document.documentElement.style.fontSize = '32px'
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
    const live = liveNow()
    await openSite(`${halls[live.hall_id]}?exhibition_id=${live.exhibition_id}`)
    const watch = page.getByRole('link', { name: '观看直播' })
    await expect.element(watch).toBeVisible()
    const stage = watch.element().closest('.isolate') as HTMLElement
    expect(stage.scrollHeight).toBeLessThanOrEqual(stage.clientHeight)
    const box = stage.getBoundingClientRect()
    for (const words of stage.querySelectorAll('p, a')) {
      const { top, bottom } = words.getBoundingClientRect()
      expect(top).toBeGreaterThanOrEqual(box.top)
      expect(bottom).toBeLessThanOrEqual(box.bottom)
    }
  })

  test('J-09 J-11 the meeting hall leads to both halls, and what is live plays inline there', async () => {
    const live = liveNow()
    await openSite(`/mobileMeetHall?exhibition_id=${live.exhibition_id}`)
    const bar = page.getByRole('navigation', { name: '展会场所' })
    await expect.poll(() => textsOf(bar.getByRole('link'))).toEqual(['首页', '咨询台', '展览厅', '会议厅'])
    await expect.element(bar.getByRole('link', { name: '会议厅' })).toHaveAttribute('aria-current', 'page')
    const doors = page.getByRole('article')
    await expect.element(doors).toHaveLength(2)
    await doors.filter({ hasText: live.title }).getByRole('link').click()
    await expect.poll(() => location.pathname).toBe(halls[live.hall_id])
    await expect.element(page.getByCss('video')).toHaveAttribute('playsinline', '')
    await expectPlaying()
    expectTouchTargets()
    await page.getByRole('button', { name: '返回' }).click()
    await expect.poll(address).toMatch(/^\/mobileMeetHall\?/)
  })

  test('F-08 J-11 the agenda of a hall says theme and all speakers with their posts, /schedule only the first by name', async () => {
    const live = liveNow()
    const [first] = live.guests
    if (!first) throw new Error('Nobody speaks at what is live')
    const own = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: live.title, exact: true }) })
      .first()
    await openSite(`${halls[live.hall_id]}?exhibition_id=${live.exhibition_id}`)
    for (const { name, post } of live.guests) await expect.element(own).toHaveTextContent(`${name}${post}`)
    await openSite(`/schedule?exhibition_id=${live.exhibition_id}`)
    await expect.element(own).toHaveTextContent(first.name)
    await expect.element(own).not.toHaveTextContent(first.post)
  })

  test('J-11 L-01 a finger’s first tap on a film that plays wakes its controls, and presses nothing', async () => {
    const live = liveNow()
    const query = new URLSearchParams({ exhibition_id: String(live.exhibition_id), videoSrc: live.live_url })
    await openSite(`${halls[live.hall_id]}?${query}`)
    await expectPlaying()
    const player = page.getByRole('region', { name: /^播放器/ })
    const button = player.getByRole('button', { name: '暂停' })
    await expect.element(button).toBeInTheDocument()
    const pause = button.element()
    const isSeen = () => pause.checkVisibility({ opacityProperty: true })
    const isPaused = () => (page.getByCss('video').element() as HTMLVideoElement).paused
    const middleOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }
    for (const part of [player.element(), pause]) {
      await expect.poll(isSeen).toBe(false)
      await commands.finger(middleOf(part))
      await expect.poll(isSeen).toBe(true)
      expect(isPaused()).toBe(false)
    }
    // However long this machine takes for the second tap: one that comes too late wakes again.
    await expect
      .poll(async () => {
        await commands.finger(middleOf(player.element()))
        return isPaused()
      })
      .toBe(true)
  })
})

test('J-09 the tools of the meeting hall lead to the schedule, the speakers and all exhibitors', async () => {
  await openSite('/mobileMeetHall?exhibition_id=21')
  const tools = page.getByRole('navigation', { name: '展会服务' })
  for (const [name, path] of [
    ['会议日程', '/schedule'],
    ['会议嘉宾', '/mobileGuest'],
    ['全部展商', '/mobilezhanquExhibitor'],
  ] as const)
    await expect
      .element(tools.getByRole('link', { name }))
      .toHaveAttribute('href', `${path}?exhibition_id=21`)
})

test('J-10 /mobileGuest is a grid of portraits, names and posts', async () => {
  await openSite('/mobileGuest?exhibition_id=21')
  const cards = page.getByRole('main').getByRole('listitem')
  await expect.element(cards.nth(3)).toBeVisible()
  const [first, second] = cards.elements().map((card) => card.getBoundingClientRect().y)
  expect(first).toBe(second)
  await expect.element(cards.first().getByCss('img')).toBeVisible()
})

test('F-08 J-11 an evening at the fair is the next morning there: +1 day, and one clock for the whole page', async () => {
  await useTimezone('Pacific/Kiritimati')
  changeProgramme((session) =>
    Object.assign(session, {
      live_status: states.upcoming,
      live_url: '',
      cancelled: 0,
      starts_at: '2031-07-15T20:00:00+08:00',
      ends_at: '2031-07-15T21:00:00+08:00',
    }),
  )
  await openSite('/mobileBigconference?exhibition_id=21')
  // S-82: the other clock stands under the one in force, and the day is the visitor's in both.
  await expect.element(step.first()).toHaveTextContent('20:00您当地时间02:00+1 天')
  await expect.element(page.getByText(/北京时间 07-15 20:00 开始/)).toBeVisible()
  await page.getByRole('button', { name: '我的时间 UTC+14' }).click()
  await expect.element(step.first()).toHaveTextContent('02:00北京时间20:00+1 天')
  await expect.element(page.getByText(/您当地 07-16 02:00 开始/)).toBeVisible()
})

test('T29 J-11 an address that is no live session’s of the exhibition mounts no player on a phone, sends nothing, and is told in words', async () => {
  for (const film of [
    'https://streams.invalid/live.m3u8',
    'javascript:document.title=1',
    'data:video/mp4;base64,AAAA',
  ]) {
    performance.clearResourceTimings()
    await openSite(`/mobileSmallconference?exhibition_id=21&videoSrc=${encodeURIComponent(film)}`)
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('这个视频地址不属于本展会的任何会议，因此没有播放')
    await expect.element(step.first()).toBeVisible()
    await expect.element(page.getByCss('video')).not.toBeInTheDocument()
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    expect(loaded.length).toBeGreaterThan(0)
    expect(
      loaded.filter((url) => /streams\.invalid|^data:video|\.m3u8|stream-engine|hls\.worker/.test(url)),
    ).toEqual([])
  }
})
