import type { LiveScheduleReply } from '@tradefloor/contract'
import { addressOf, emptyFair, expect, test, textOf } from '../support/test.ts'

test('A-01 B-05 B-06 from the root by the drawer and its review tab into a fair, and back to the same list', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/exhibition$/)
  await page.getByRole('button', { name: '展会列表' }).click()
  const drawer = page.getByRole('dialog', { name: '展会列表' })
  await expect(drawer.getByRole('tab', { name: /正在举办/ })).toHaveAttribute('aria-selected', 'true')

  await drawer.getByRole('tab', { name: /往届回顾/ }).click()
  const card = drawer
    .getByRole('tabpanel', { name: /往届回顾/ })
    .getByRole('article')
    .first()
  await expect(card).toContainText(/\d{4}-\d\d-\d\d 至 \d{4}-\d\d-\d\d/)
  const name = await textOf(card.getByRole('heading'))
  await card.getByRole('link').click()

  await expect(page).toHaveURL(/\/area\/consult\?exhibition_id=\d+&status=0$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(name))

  await page.goBack()
  await expect(drawer.getByRole('tab', { name: /往届回顾/ })).toHaveAttribute('aria-selected', 'true')
  // However many tabs were looked at, the drawer is one step.
  await page.goBack()
  await expect(drawer).toBeHidden()
  expect(addressOf(page)).toBe('/exhibition')
})

test('B-06 exhibition 34 leads to its hall, every other card to the information desk', async ({ page }) => {
  await page.goto('/exhibition?list=held')
  const links = page.getByRole('dialog').getByRole('article').getByRole('link')
  await expect(links.first()).toBeVisible()
  for (const address of await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  )) {
    const hall = /exhibition_id=34&/.test(address)
    expect(address).toMatch(hall ? /^\/area\/zhanqu\?.*status=0$/ : /^\/area\/consult\?.*status=0$/)
  }
})

test('B-05 a tab counts its cards, and a fair without a place shows a slash', async ({ page }) => {
  await page.goto('/exhibition?list=held')
  const drawer = page.getByRole('dialog')
  const cards = drawer.getByRole('article')
  await expect(cards.first()).toBeVisible()
  await expect(drawer.getByRole('tab', { name: /正在举办/ })).toContainText(String(await cards.count()))
  await expect(cards.filter({ hasText: /\/$/ }).first()).toBeVisible()
})

test('B-04 the side panel shows each fair on now with month-day to month-day, and so do the hero’s figures', async ({
  page,
}) => {
  await page.goto('/exhibition')
  const panel = page.getByRole('region', { name: '正在举办' })
  const rows = panel.getByRole('link')
  await expect(rows.first()).toBeVisible()
  const count = await rows.count()
  expect(count).toBeGreaterThan(2)
  for (const text of await rows.allTextContents())
    expect(text).toMatch(/^\D.*\d\d-\d\d 至 \d\d-\d\d(?:直播中|下一场 \d\d:\d\d)?$/)
  await expect(page.getByText(`${count} 场展会正在举办`)).toBeVisible()
  await panel.getByRole('button', { name: '全部' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('S-75 B-04 without a meeting system the first button leads to the live hall, and its exhibition is marked', async ({
  page,
}) => {
  await page.route(/\/live-schedule/, async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as LiveScheduleReply
    // Whatever the hour, the first of them is on.
    const [first] = reply.list
    if (first)
      Object.assign(first, { exhibition_id: 21, hall_id: 2, live_status: 2, live_url: '/live/now.m3u8' })
    await route.fulfill({ response, json: { ...reply, list: first ? [first] : [] } })
  })
  await page.goto('/exhibition')
  const panel = page.getByRole('region', { name: '正在举办' })
  await expect(panel.getByText('直播中')).toHaveCount(1)
  await page.getByRole('link', { name: '观看直播' }).click()
  await expect(page).toHaveURL(/\/area\/smallconference\?.*exhibition_id=21/)
})

test('B-04 O-06 the live meeting says that it is not open while no system is configured and nothing is on', async ({
  page,
}) => {
  await page.route(/\/live-schedule/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), list: [], count: 0 } })
  })
  await page.goto('/exhibition')
  await page.getByRole('button', { name: '进入直播会议' }).click()
  await expect(page.getByRole('status').filter({ hasText: '暂未开放' })).toBeVisible()
})

test('B-03 P-04 the footer has the filing number as a link, the hours and the telephone', async ({
  page,
}) => {
  await page.goto('/exhibition')
  const footer = page.getByRole('contentinfo')
  const filing = footer.getByRole('link', { name: /ICP/ })
  await expect(filing).toHaveAttribute('href', /^https:\/\//)
  await expect(filing).toHaveAttribute('rel', /noopener/)
  await expect(footer).toContainText('周一至周五 8:30–17:30')
  await expect(footer).toContainText('+86 580-000 0000')
})

test('B-03 the scene is 1400 px wide at least, centred and clipped in a narrower window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/exhibition')
  const box = await page.locator('iframe').boundingBox()
  expect(box?.width).toBe(1400)
  expect((box?.x ?? 0) + 700).toBe(512)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024)
})

test('B-04 the drawer works by keyboard alone: Enter opens it, Escape closes it and gives the focus back', async ({
  page,
}) => {
  await page.goto('/exhibition')
  const opener = page.getByRole('button', { name: '展会列表' })
  await expect(page.getByRole('region', { name: '正在举办' }).getByRole('link').first()).toBeVisible()
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    if (await opener.evaluate((element) => element === document.activeElement)) break
  }
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('tab', { name: /正在举办/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(drawer.getByRole('tab', { name: /往届回顾/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
})

test('A-09 B-05 a fair with no exhibitions says so everywhere and leads on', async ({ page }) => {
  await page.goto(`${emptyFair()}/exhibition`)
  await expect(page.getByRole('region', { name: '正在举办' })).toContainText('现在没有正在举办的展会')
  await page.getByRole('button', { name: '展会列表' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toContainText('现在没有正在举办的展会')
  await drawer.getByRole('button', { name: '看往届回顾' }).click()
  await expect(drawer).toContainText('还没有往届展会')
  expect(addressOf(page)).toBe('/exhibition?list=review')
})
