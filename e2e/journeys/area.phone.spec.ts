import type { Page } from '@playwright/test'
import { expectTouchTargets } from '../support/look.ts'
import { addressOf, expect, test } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

const told = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible()
const toolsOf = (page: Page) => page.getByRole('navigation', { name: '展会服务' })

test('J-09 the bar, the tools and the title of an exhibition lead everywhere in it', async ({ page }) => {
  await page.goto('/mobileZhanlan?exhibition_id=21')
  const bar = page.getByRole('navigation', { name: '展会场所' })
  await expect(bar.getByRole('link')).toHaveText(['首页', '咨询台', '展览厅', '会议厅'])
  await expect(bar.getByRole('link', { name: '展览厅' })).toHaveAttribute('aria-current', 'page')
  await expect(toolsOf(page).getByRole('link', { name: '全部展商' })).toHaveAttribute(
    'href',
    '/mobilezhanquExhibitor?exhibition_id=21',
  )
  await page.getByRole('heading', { level: 1 }).getByRole('button').tap()
  const info = page.getByRole('dialog', { name: '展会信息' })
  await expect(info.getByText('举办时间')).toBeVisible()
  await page.goBack()
  await expect(info).toHaveCount(0)
  await bar.getByRole('link', { name: '咨询台' }).tap()
  await expect(page).toHaveURL(/\/mobileConsult\?exhibition_id=21$/)
  await expect(toolsOf(page).locator('a, button')).toHaveText([
    '联系我们',
    '会议日程',
    '展会资料',
    '全部展商',
    '会议嘉宾',
    '我的收藏',
    '名片夹',
  ])
  for (const one of await toolsOf(page).locator('a, button').all())
    await expect(one).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: '返回' }).tap()
  await expect(page).toHaveURL(/\/mobileZhanlan\?/)
})

test('J-06 /mobilezhanqu is the hall alone, with the way to all exhibitors', async ({ page }) => {
  await page.goto('/mobilezhanqu?exhibition_id=34&status=0')
  await expect(toolsOf(page).getByRole('link', { name: '全部展商' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '展会场所' })).toHaveCount(0)
})

test('J-09 Q-04 a scene that is a list lies between the line above and the tools below', async ({ page }) => {
  for (const path of [
    '/mobilecomponent?exhibition_id=34',
    '/mobilezhanquDetaile?company_id=1001&exhibition_id=21',
  ]) {
    await page.goto(path)
    const list = page.locator('iframe')
    await expect(list).toHaveCSS('opacity', '1')
    const below = page.getByRole('navigation', { name: /展会服务|联系展商/ })
    const [frame, tools, bar] = await Promise.all([
      list.boundingBox(),
      below.boundingBox(),
      page.locator('header').boundingBox(),
    ])
    expect(frame?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeLessThanOrEqual(tools?.y ?? 0)
  }
})

for (const [tool, text, place] of [
  ['我的收藏', '请先登录后查看收藏', '/collection'],
  ['名片夹', '请先登录后查看名片夹', '/cardHolder'],
] as const)
  test(`J-09 N-01 P-02 a guest who wants ${place} is told, and led to sign in`, async ({ page }) => {
    await page.goto('/mobilecomponent?exhibition_id=34&status=0')
    await toolsOf(page).getByRole('link', { name: tool }).tap()
    await told(page, text)
    expect(addressOf(page)).toBe('/mobilecomponent?exhibition_id=34&status=0')
    await expect(page).toHaveURL(new RegExp(`/mobileLogin\\?return=${encodeURIComponent(place)}$`))
  })

test('J-09 N-02 a visitor goes from the hall to what is their own', async ({ page }) => {
  await newVisitor(page)
  await page.goto('/mobileConsult?exhibition_id=21')
  await toolsOf(page).getByRole('link', { name: '名片夹' }).tap()
  await expect.poll(() => addressOf(page)).toBe('/cardHolder')
})

test('F-04 M-08 M-11 the form of the desk on a phone asks for what is missing and says that it was sent', async ({
  page,
}) => {
  await page.goto('/mobileConsult?exhibition_id=21')
  await toolsOf(page).getByRole('button', { name: '联系我们' }).tap()
  const form = page.getByRole('dialog', { name: '联系我们' })
  await expect(form.getByLabel('姓名')).toBeVisible()
  const fields = await form
    .locator('input, select')
    .evaluateAll((all) => all.map((one) => `${one.getAttribute('name')} ${one.getAttribute('autocomplete')}`))
  expect(fields).toEqual(['name name', 'country country', 'email email', 'phone tel'])
  const sizes = await form
    .locator('input, select, textarea')
    .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
  expect(Math.min(...sizes), 'a phone zooms into smaller fields').toBeGreaterThanOrEqual(16)
  const send = form.getByRole('button', { name: '提交' })
  await send.tap()
  await told(page, '请输入您的姓名')
  await expect(form.getByLabel('姓名')).toBeFocused()
  await form.getByLabel('姓名').fill('林晓舟')
  await form.getByLabel('国家或地区').selectOption('CN')
  await form.getByLabel('电子邮箱').fill('lin@example.com')
  await form.getByLabel('电话号码').fill('+86 580 000 0001')
  await send.tap()
  await told(page, '提交成功')
})

test('F-04 L-02 N-01 the papers of the desk are read on a phone, and kept by who has signed in', async ({
  page,
}) => {
  await page.goto('/mobileConsult?exhibition_id=21')
  await toolsOf(page).getByRole('button', { name: '展会资料' }).tap()
  const sheet = page.getByRole('dialog', { name: '展会资料' })
  await expect(sheet.getByRole('listitem').first()).toBeVisible()
  await expectTouchTargets(page)
  await sheet
    .getByRole('button', { name: /^收藏 / })
    .first()
    .tap()
  await told(page, '请先登录后收藏')
  await sheet.getByRole('listitem').first().getByRole('link').tap()
  await expect(page).toHaveURL(/\/documentView\?id=\d+/)
  await page.goBack()
  await expect(sheet).toBeVisible()
})

test('A-05 a visitor with an authcode is asked to switch on WebGL until he dismisses it, on both landings', async ({
  page,
}) => {
  for (const landing of ['/mobileIslandZhouShan?exhibition_id=33&authcode=abc', '/exhibition?authcode=abc']) {
    await page.goto(landing)
    const notice = page.getByRole('status').filter({ hasText: 'WebGL' })
    await expect(notice).toBeVisible()
    expect(addressOf(page)).toMatch(/^\/mobile.*authcode=abc$/)
    await page.getByRole('button', { name: '关闭提示' }).tap()
    await expect(page.getByText('WebGL')).toHaveCount(0)
  }
  await page.goto('/mobileConsult?exhibition_id=21&authcode=abc')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('WebGL')).toHaveCount(0)
})

test('A-04 A-02 on the special host a phone lands at its exhibition, the authcode kept', async ({ page }) => {
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/"special_host":null/, '"special_host":"localhost"')
      await route.fulfill({ response, body })
    },
  )
  await page.goto('/?authcode=abc')
  await expect.poll(() => addressOf(page)).toBe('/mobileIslandZhouShan?exhibition_id=33&authcode=abc')
  await expect(page.getByRole('heading', { level: 1, name: '舟山海岛渔业馆' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'WebGL' })).toBeVisible()
})
