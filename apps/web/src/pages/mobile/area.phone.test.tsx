import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectTouchTargets } from '../../testing/look.ts'
import { expectNotice } from '../../testing/notices.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { textsOf } from '../../testing/texts.ts'
import { signInNewVisitor } from '../../testing/visitor.ts'

const tools = page.getByRole('navigation', { name: '展会服务' })
const bar = page.getByRole('navigation', { name: '展会场所' })

test('J-09 the bar, the tools and the title of an exhibition lead everywhere in it', async () => {
  await openSite('/mobileZhanlan?exhibition_id=21')
  await expect.poll(() => textsOf(bar.getByRole('link'))).toEqual(['首页', '咨询台', '展览厅', '会议厅'])
  await expect.element(bar.getByRole('link', { name: '展览厅' })).toHaveAttribute('aria-current', 'page')
  await expect
    .element(tools.getByRole('link', { name: '全部展商' }))
    .toHaveAttribute('href', '/mobilezhanquExhibitor?exhibition_id=21')
  await page.getByRole('heading', { level: 1 }).getByRole('button').click()
  const info = page.getByRole('dialog', { name: '展会信息' })
  await expect.element(info.getByText('举办时间')).toBeVisible()
  history.back()
  await expect.element(info).not.toBeInTheDocument()
  await bar.getByRole('link', { name: '咨询台' }).click()
  await expect.poll(address).toBe('/mobileConsult?exhibition_id=21')
  const all = tools.getByCss('a, button')
  await expect
    .poll(() => textsOf(all))
    .toEqual(['联系我们', '会议日程', '展会资料', '全部展商', '会议嘉宾', '我的收藏', '名片夹'])
  for (const one of all.all()) await expect.element(one).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: '返回' }).click()
  await expect.poll(address).toMatch(/^\/mobileZhanlan\?/)
})

test('J-06 /mobilezhanqu is the hall alone, with the way to all exhibitors', async () => {
  await openSite('/mobilezhanqu?exhibition_id=34&status=0')
  await expect.element(tools.getByRole('link', { name: '全部展商' })).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
})

test('J-09 Q-04 a scene that is a list lies between the line above and the tools below', async () => {
  for (const path of [
    '/mobilecomponent?exhibition_id=34',
    '/mobilezhanquDetaile?company_id=1001&exhibition_id=21',
  ]) {
    await openSite(path)
    const list = page.getByCss('iframe')
    await expect.element(list).toHaveStyle({ opacity: '1' })
    const below = page.getByRole('navigation', { name: /展会服务|联系展商/ })
    const [frame, belowBox, above] = [list, below, page.getByCss('header').first()].map((part) =>
      part.element().getBoundingClientRect(),
    )
    expect(frame?.top).toBeGreaterThanOrEqual(above?.bottom ?? Number.NaN)
    expect(frame?.bottom).toBeLessThanOrEqual(belowBox?.top ?? Number.NaN)
  }
})

test.each([
  ['我的收藏', '请先登录后查看收藏', '/collection'],
  ['名片夹', '请先登录后查看名片夹', '/cardHolder'],
])('J-09 N-01 P-02 a guest who wants %s is told, and led to sign in', async (tool, text, place) => {
  await openSite('/mobilecomponent?exhibition_id=34&status=0')
  await tools.getByRole('link', { name: tool }).click()
  await expectNotice(text)
  expect(address()).toBe('/mobilecomponent?exhibition_id=34&status=0')
  await expect.poll(address).toBe(`/mobileLogin?return=${encodeURIComponent(place)}`)
})

test('J-09 N-02 a visitor goes from the hall to what is their own', async () => {
  await signInNewVisitor()
  await openSite('/mobileConsult?exhibition_id=21')
  await tools.getByRole('link', { name: '名片夹' }).click()
  await expect.poll(address).toBe('/cardHolder')
})

test('F-04 M-08 M-11 the form of the desk on a phone asks for what is missing and says that it was sent', async () => {
  await openSite('/mobileConsult?exhibition_id=21')
  await tools.getByRole('button', { name: '联系我们' }).click()
  const form = page.getByRole('dialog', { name: '联系我们' })
  const name = form.getByLabelText('姓名')
  await expect.element(name).toBeVisible()
  const fields = form
    .getByCss('input, select')
    .elements()
    .map((one) => `${one.getAttribute('name')} ${one.getAttribute('autocomplete')}`)
  expect(fields).toEqual(['name name', 'country country', 'email email', 'phone tel'])
  const sizes = form
    .getByCss('input, select, textarea')
    .elements()
    .map((one) => Number.parseFloat(getComputedStyle(one).fontSize))
  expect(Math.min(...sizes), 'a phone zooms into smaller fields').toBeGreaterThanOrEqual(16)
  const send = form.getByRole('button', { name: '提交' })
  await send.click()
  await expectNotice('请输入您的姓名')
  await expect.element(name).toHaveFocus()
  await name.fill('林晓舟')
  await form.getByLabelText('国家或地区').selectOptions('CN')
  await form.getByLabelText('电子邮箱').fill('lin@example.com')
  await form.getByLabelText('电话号码').fill('+86 580 000 0001')
  await send.click()
  await expectNotice('提交成功')
})

test('F-04 L-02 N-01 the papers of the desk are read on a phone, and kept by who has signed in', async () => {
  await openSite('/mobileConsult?exhibition_id=21')
  await tools.getByRole('button', { name: '展会资料' }).click()
  const sheet = page.getByRole('dialog', { name: '展会资料' })
  await expect.element(sheet.getByRole('listitem').first()).toBeVisible()
  expectTouchTargets()
  await sheet
    .getByRole('button', { name: /^收藏 / })
    .first()
    .click()
  await expectNotice('请先登录后收藏')
  await sheet.getByRole('listitem').first().getByRole('link').click()
  await expect.poll(address).toMatch(/^\/documentView\?id=\d+/)
  history.back()
  await expect.element(sheet).toBeVisible()
})

test('A-05 a visitor with an authcode is asked to switch on WebGL until he dismisses it, on both landings', async () => {
  const notice = page.getByRole('status').filter({ hasText: 'WebGL' })
  for (const landing of ['/mobileIslandZhouShan?exhibition_id=33&authcode=abc', '/exhibition?authcode=abc']) {
    await openSite(landing)
    await expect.element(notice).toBeVisible()
    expect(address()).toMatch(/^\/mobile.*authcode=abc$/)
    await page.getByRole('button', { name: '关闭提示' }).click()
    await expect.element(page.getByText('WebGL')).not.toBeInTheDocument()
  }
  await openSite('/mobileConsult?exhibition_id=21&authcode=abc')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByText('WebGL')).not.toBeInTheDocument()
})

test('S-105 a notice that stays leaves the line of upcoming exhibitions free, which it gives up when that is closed', async () => {
  await openSite('/exhibition?authcode=abc')
  const line = page.getByRole('region', { name: '即将举办的展会' })
  const pill = page.getByRole('button', { name: '关闭提示' })
  await expect.element(line).toBeVisible()
  const topOf = (locator: typeof pill) => locator.element().getBoundingClientRect().top
  await expect.poll(() => topOf(pill)).toBeGreaterThan(line.element().getBoundingClientRect().bottom)
  const below = topOf(pill)
  await line.getByRole('button', { name: '关闭通知' }).click()
  await expect.poll(() => topOf(pill)).toBeLessThan(below)
})
