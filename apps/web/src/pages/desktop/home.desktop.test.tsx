import type { ListExhibitionsReply, LiveScheduleReply } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { address, openSite } from '../../testing/open-site.tsx'
import { changeData } from '../../testing/replies.ts'
import { targetsOf, textOf, textsOf } from '../../testing/texts.ts'

const drawer = page.getByRole('dialog')
const cards = drawer.getByRole('article')
const panel = page.getByRole('region', { name: '正在举办' })

test('A-01 B-05 B-06 from the root by the drawer and its review tab into a fair, and back to the same list', async () => {
  await openSite('/')
  await expect.poll(address).toBe('/exhibition')
  await page.getByRole('button', { name: '展会列表' }).click()
  await expect.element(drawer).toHaveAccessibleName('展会列表')
  await expect.element(drawer.getByRole('tab', { name: /正在举办/ })).toHaveAttribute('aria-selected', 'true')

  const review = drawer.getByRole('tab', { name: /往届回顾/ })
  await review.click()
  const card = drawer
    .getByRole('tabpanel', { name: /往届回顾/ })
    .getByRole('article')
    .first()
  await expect.element(card).toHaveTextContent(/\d{4}-\d\d-\d\d 至 \d{4}-\d\d-\d\d/)
  const name = await textOf(card.getByRole('heading'))
  await card.getByRole('link').click()

  await expect.poll(address).toMatch(/^\/area\/consult\?exhibition_id=\d+&status=0$/)
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect.poll(() => document.title).toContain(name)

  history.back()
  await expect.element(review).toHaveAttribute('aria-selected', 'true')
  // However many tabs were looked at, the drawer is one step.
  history.back()
  await expect.element(drawer).not.toBeInTheDocument()
  expect(address()).toBe('/exhibition')
})

test('B-05 B-06 a tab counts its cards, each leads to the desk or, of exhibition 34, to its hall, and a fair without a place shows a slash', async () => {
  await openSite('/exhibition?list=held')
  await expect.element(cards.first()).toBeVisible()
  await expect
    .element(drawer.getByRole('tab', { name: /正在举办/ }))
    .toHaveTextContent(String(cards.elements().length))
  await expect.element(cards.filter({ hasText: /\/$/ }).first()).toBeVisible()
  for (const target of targetsOf(cards.getByRole('link'))) {
    const hall = /exhibition_id=34&/.test(target)
    expect(target).toMatch(hall ? /^\/area\/zhanqu\?.*status=0$/ : /^\/area\/consult\?.*status=0$/)
  }
})

test('B-04 the side panel shows each fair on now with month-day to month-day, and so do the hero’s figures', async () => {
  await openSite('/exhibition')
  const rows = panel.getByRole('link')
  await expect.element(rows.first()).toBeVisible()
  const texts = textsOf(rows)
  expect(texts.length).toBeGreaterThan(2)
  for (const text of texts) expect(text).toMatch(/^\D.*\d\d-\d\d 至 \d\d-\d\d(?:直播中|下一场 \d\d:\d\d)?$/)
  await expect.element(page.getByText(`${texts.length} 场展会正在举办`)).toBeVisible()
  await panel.getByRole('button', { name: '全部' }).click()
  await expect.element(drawer).toBeVisible()
})

test('S-75 B-04 without a meeting system the first button leads to the live hall, and its exhibition is marked', async () => {
  changeData<LiveScheduleReply>(/\/live-schedule/, (reply) => {
    // Whatever the hour, the first of them is on.
    const [first] = reply.list
    if (first)
      Object.assign(first, { exhibition_id: 21, hall_id: 2, live_status: 2, live_url: '/live/now.m3u8' })
    return { ...reply, list: first ? [first] : [] }
  })
  await openSite('/exhibition')
  await expect.element(panel.getByText('直播中')).toHaveLength(1)
  await page.getByRole('link', { name: '观看直播' }).click()
  await expect.poll(address).toMatch(/^\/area\/smallconference\?.*exhibition_id=21/)
})

test('B-04 O-06 the live meeting says that it is not open while no system is configured and nothing is on', async () => {
  changeData<LiveScheduleReply>(/\/live-schedule/, (reply) => ({ ...reply, list: [], count: 0 }))
  await openSite('/exhibition')
  await page.getByRole('button', { name: '进入直播会议' }).click()
  await expect.element(page.getByRole('status').filter({ hasText: '暂未开放' })).toBeVisible()
})

test('B-03 P-04 the footer has the filing number as a link, the hours and the telephone', async () => {
  await openSite('/exhibition')
  const footer = page.getByRole('contentinfo')
  const filing = footer.getByRole('link', { name: /ICP/ })
  await expect.element(filing).toHaveAttribute('href', expect.stringMatching(/^https:\/\//))
  await expect.element(filing).toHaveAttribute('rel', expect.stringMatching(/noopener/))
  await expect.element(footer).toHaveTextContent('周一至周五 8:30–17:30')
  await expect.element(footer).toHaveTextContent('+86 580-000 0000')
})

test('B-03 the scene is 1400 px wide at least, centred and clipped in a narrower window', async () => {
  await page.viewport(1024, 768)
  await openSite('/exhibition')
  const box = (await page.getByCss('iframe').findElement()).getBoundingClientRect()
  expect(box.width).toBe(1400)
  expect(box.x + 700).toBe(512)
  expect(document.documentElement.scrollWidth).toBe(1024)
})

test('B-04 the drawer works by keyboard alone: Enter opens it, Escape closes it and gives the focus back', async () => {
  await openSite('/exhibition')
  const opener = page.getByRole('button', { name: '展会列表' })
  await expect.element(panel.getByRole('link').first()).toBeVisible()
  for (let presses = 0; presses < 40 && document.activeElement !== opener.element(); presses++)
    await userEvent.tab()
  await expect.element(opener).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(drawer.getByRole('tab', { name: /正在举办/ })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(drawer.getByRole('tab', { name: /往届回顾/ })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('A-09 B-05 a fair with no exhibitions says so everywhere and leads on', async () => {
  changeData<ListExhibitionsReply>(/web\/exhibition$/, (reply) => ({ ...reply, list: [], count: 0 }))
  await openSite('/exhibition')
  await expect.element(panel).toHaveTextContent('现在没有正在举办的展会')
  await page.getByRole('button', { name: '展会列表' }).click()
  await expect.element(drawer).toHaveTextContent('现在没有正在举办的展会')
  await drawer.getByRole('button', { name: '看往届回顾' }).click()
  await expect.element(drawer).toHaveTextContent('还没有往届展会')
  expect(address()).toBe('/exhibition?list=review')
})
