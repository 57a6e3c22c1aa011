import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { changeProgramme, expectPlaying, liveBeforeEach, states } from '../../testing/conference.ts'
import { expectNotice } from '../../testing/notices.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { textsOf } from '../../testing/texts.ts'
import { useTimezone } from '../../testing/timezone.ts'

const schedule = '/schedule?exhibition_id=21'
const steps = page.getByRole('listitem').filter({ has: page.getByCss('[data-active]') })
const days = page.getByRole('group', { name: '日期' })

test('J-10 L-01 /schedule is a day as steps; on every day the steps that have begun are filled, and no others', async () => {
  // The page shows the large hall alone.
  let shown = 0
  changeProgramme((session) => {
    const live_status = [states.over, states.live, states.upcoming][session.hall_id === 1 ? shown++ % 3 : 0]
    Object.assign(session, { live_status, live_url: '', play_back: '' })
  })
  await openSite(schedule)
  await expect.element(steps.first()).toHaveTextContent(/\d\d:\d\d/)
  const seen: { isFilled: boolean; hasBegun: boolean }[] = []
  for (const day of days.getByRole('button').all()) {
    await day.click()
    await expect.element(day).toHaveAttribute('aria-pressed', 'true')
    for (const step of steps.elements())
      seen.push({
        isFilled: step.querySelector('[data-active=true]') !== null,
        hasBegun: !step.textContent?.includes('即将开始'),
      })
  }
  for (const begun of [true, false]) expect(seen).toContainEqual({ isFilled: begun, hasBegun: begun })
  expect(seen.filter(({ isFilled, hasBegun }) => isFilled !== hasBegun)).toEqual([])
})

test('S-97 the title of a session is a target of 24 px by itself, not only by the row that it covers', async () => {
  await openSite(schedule)
  await expect.element(steps.first().getByRole('button').first()).toBeVisible()
  const low = (title: Element) => title.getBoundingClientRect().height < 24
  expect(steps.getByRole('button').elements().filter(low)).toEqual([])
})

test.each([
  ['upcoming', states.upcoming, '直播尚未开始'],
  ['over', states.over, '敬请期待'],
])(
  'L-01 J-10 a tap on a session that is %s and has nothing to play says so',
  async (_, live_status, text) => {
    changeProgramme((session) => Object.assign(session, { live_status, live_url: '', play_back: '' }))
    await openSite(schedule)
    await steps.first().getByRole('button').first().click()
    await expectNotice(text)
    expect(address()).toBe(schedule)
  },
)

test('L-01 J-10 a replay plays over the schedule, and Back closes it', async () => {
  changeProgramme((session) => {
    if (session.play_back) Object.assign(session, { live_status: states.over, live_url: '' })
  })
  await openSite(schedule)
  // A day that lies behind, at whatever hour one looks: what was held has its replays there.
  await days.getByRole('button').first().click()
  await steps.filter({ hasText: '回放' }).first().getByRole('button').first().click()
  await expectPlaying()
  history.back()
  await expect.element(page.getByCss('video')).not.toBeInTheDocument()
})

test('J-15 /schedule says that an exhibition has no schedule', async () => {
  for (const id of [23, 31]) {
    await openSite(`/schedule?exhibition_id=${id}`)
    await expect.element(page.getByText('暂无日程')).toBeVisible()
  }
})

test.each([
  ['winter', '2027-01-15', '20:30'],
  ['summer', '2027-07-15', '21:30'],
])(
  'F-08 J-10 times of a %s are shown on the visitor’s clock too, and the day stays the fair’s',
  async (_, day, time) => {
    await useTimezone('America/New_York')
    changeProgramme((session) =>
      Object.assign(session, { starts_at: `${day}T09:30:00+08:00`, ends_at: `${day}T10:30:00+08:00` }),
    )
    await openSite(schedule)
    await expect.element(steps.first()).toHaveTextContent('09:30')
    const before = days.element().textContent
    await page.getByRole('button', { name: /^我的时间/ }).click()
    await expect.element(steps.first()).toHaveTextContent(time)
    await expect.element(steps.first()).toHaveTextContent('−1 天')
    expect(days.element().textContent).toBe(before)
  },
)

describe('while a session is live', () => {
  const liveNow = liveBeforeEach()

  test('S-82 F-08 on a phone the schedule opens at what is on, a hall’s programme begins there, and the days stay in sight', async () => {
    const live = liveNow()
    const all = steps.filter({ has: page.getByRole('button', { name: /./ }) })
    const own = all.filter({ has: page.getByRole('button', { name: live.title, exact: true }) })
    const top = () => own.first().element().getBoundingClientRect().top
    await openSite(`/schedule?exhibition_id=${live.exhibition_id}`)
    await expect.element(own.first()).toBeInViewport()
    await expect.element(days).toBeInViewport({ ratio: 1 })
    await expect.poll(() => top() >= days.element().getBoundingClientRect().bottom).toBe(true)
    window.scrollBy(0, 600)
    await expect.element(days).toBeInViewport({ ratio: 1 })
    window.scrollTo(0, 0)
    await expect.poll(() => window.scrollY).toBe(0)
    // Another day and back: nobody is thrown about by that.
    await days.getByRole('button').last().click()
    await expect.element(own).not.toBeInTheDocument()

    await openSite(`/mobileBigconference?exhibition_id=${live.exhibition_id}`)
    await expect.element(own.first()).toBeVisible()
    const titles = textsOf(all)
    const before = titles.findIndex((text) => text.includes(live.title))
    // Others may be on at the same time; what is over is a press away, unless it is a single session.
    const over = titles.slice(0, before).filter((text) => text.includes('回放'))
    expect(over.length, 'sessions that are over before what is on').toBeLessThanOrEqual(1)
    window.scrollTo(0, document.documentElement.scrollHeight)
    await expect.element(days).toBeInViewport({ ratio: 1 })
    await expect.element(page.getByRole('button', { name: '返回' })).toBeInViewport()
  })
})
