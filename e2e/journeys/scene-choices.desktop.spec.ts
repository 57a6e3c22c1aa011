import type { Page } from '@playwright/test'
import { escapeFrom } from '../support/keyboard.ts'
import { postFromScene, ready, serveScene } from '../support/scene-documents.ts'
import { addressOf, expect, test, textOf } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

test('G-01 G-03 H-01 a booth chosen in the hall’s list leads to the booth, and Back to the hall', async ({
  page,
}) => {
  await page.goto('/area/zhanqu?exhibition_id=34&status=0')
  const hall = page.frameLocator('iframe')
  const booth = hall.locator('[data-place^="company-"]').first()
  const name = await textOf(booth.locator('.list-name'))
  await booth.click()
  await expect(page).toHaveURL(/\/area\/ztDetail\?company_id=\d+&exhibition_id=34&instance_id=\d+$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(name))
  await page.getByRole('link', { name: '返回展厅' }).click()
  await expect(page).toHaveURL(/\/area\/zhanqu\?exhibition_id=34/)
})

test('F-03 F-04 the counters of the desk open their panels; Escape and Back close them', async ({
  page,
  context,
}) => {
  await serveScene(context, 'desk', { says: [{ v: 1, type: 'here' }, ready] })
  await page.goto('/area/consult?exhibition_id=21&status=0')
  for (const [counter, path, title] of [
    ['contact', '/area/consult/relation', '联系我们'],
    ['schedule', '/area/consult/rcap', '会议日程'],
    ['documents', '/area/consult/consultPdf', '展会资料'],
  ] as const) {
    const choose = () => postFromScene(page, { v: 1, type: 'counter', name: counter })
    await choose()
    const panel = page.getByRole('dialog', { name: title })
    await expect(panel).toBeFocused()
    expect(addressOf(page)).toBe(`${path}?exhibition_id=21&status=0`)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    expect(addressOf(page)).toBe('/area/consult?exhibition_id=21&status=0')
    await choose()
    await expect(panel).toBeVisible()
    await page.goBack()
    await expect(panel).toHaveCount(0)
    expect(addressOf(page)).toBe('/area/consult?exhibition_id=21&status=0')
  }
})

test('F-04 the counter of the halls leads to the hall', async ({ page, context }) => {
  await serveScene(context, 'desk', { says: [{ v: 1, type: 'here' }, ready] })
  await page.goto('/area/consult?exhibition_id=21&status=0')
  await postFromScene(page, { v: 1, type: 'counter', name: 'halls' })
  await expect(page).toHaveURL(/\/area\/zhanqu\?exhibition_id=21&status=0$/)
})

const booth = 'company_id=1001&exhibition_id=21'

async function expectSpotToOpen(page: Page, spot: string, path: string, title: string) {
  await postFromScene(page, { v: 1, type: 'spot', name: spot })
  await expect(page.getByRole('dialog', { name: title })).toBeFocused()
  await expect(page).toHaveURL(
    new RegExp(`/area/ztDetail/${path}\\?company_id=1001&exhibition_id=21&instance_id=\\d+$`),
  )
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('H-02 the spots of a booth open their panels, and the scene is not loaded again', async ({
  page,
  context,
}) => {
  const asked = await serveScene(context, 'booth', { says: [{ v: 1, type: 'here' }, ready] })
  await page.goto(`/area/ztDetail?${booth}`)
  await expectSpotToOpen(page, 'about', 'about', '企业介绍')
  await expectSpotToOpen(page, 'videos', 'videoList', '视频')
  await expectSpotToOpen(page, 'products', 'product', '展品')
  await expectSpotToOpen(page, 'contact', 'contact', '联系方式')
  await expectSpotToOpen(page, 'card', 'card', '交换名片')
  expect(asked).toHaveLength(1)
})

test('H-02 the spot of a booth’s conversation opens it for who is signed in', async ({ page, context }) => {
  await serveScene(context, 'booth', { says: [{ v: 1, type: 'here' }, ready] })
  await newVisitor(page)
  await page.goto(`/area/ztDetail?${booth}`)
  await expectSpotToOpen(page, 'chat', 'chat', '在线洽谈')
})

test('H-09 the posters of a booth open as a slider', async ({ page, context }) => {
  await serveScene(context, 'booth', { says: [{ v: 1, type: 'here' }, ready] })
  await page.goto(`/area/ztDetail?${booth}`)
  await postFromScene(page, { v: 1, type: 'spot', name: 'posters' })
  const panel = page.getByRole('dialog', { name: '海报' })
  await expect(panel.getByRole('img').first()).toBeVisible()
  await expect(page).toHaveURL(/[?&]panel=posters/)
  await escapeFrom(panel)
  await expect(panel).toHaveCount(0)
})

test('H-02 one panel at a time; the rail marks it, and closing clears the mark', async ({ page }) => {
  await page.goto(`/area/ztDetail?${booth}`)
  const about = page.getByRole('button', { name: '企业介绍' })
  const contact = page.getByRole('button', { name: '联系方式' })
  await about.click()
  await expect(about).toHaveAttribute('aria-pressed', 'true')
  await contact.click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('dialog', { name: '联系方式' })).toBeVisible()
  await expect(about).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(contact).toHaveAttribute('aria-pressed', 'false')
  expect(addressOf(page)).toMatch(/^\/area\/ztDetail\?/)
})

test('H-02 Escape closes a panel from wherever the focus is, but not what an input method or a window hears', async ({
  page,
}) => {
  await page.goto(`/area/ztDetail?${booth}`)
  const about = page.getByRole('button', { name: '企业介绍' })
  const panel = page.getByRole('dialog', { name: '企业介绍' })
  const word = page.getByRole('combobox', { name: '关键词' })
  await about.click()
  await expect(panel).toBeFocused()
  await word.focus()
  await word.dispatchEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true })
  await expect(panel).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  // One who was elsewhere stays there.
  await expect(word).toBeFocused()

  await about.click()
  await expect(panel).toBeFocused()
  await word.fill('茶')
  await word.press('Enter')
  const results = page.getByRole('dialog', { name: '搜索' })
  await expect(results).toBeVisible()
  await escapeFrom(results)
  await expect(results).toHaveCount(0)
  await expect(panel).toBeVisible()
})

test('H-02 a panel is opened by its own address, and closed to the booth', async ({ page }) => {
  await page.goto(`/area/ztDetail/contact?${booth}`)
  const panel = page.getByRole('dialog', { name: '联系方式' })
  await expect(panel.getByText('电子邮箱')).toBeVisible()
  await escapeFrom(panel)
  await expect(panel).toHaveCount(0)
  expect(addressOf(page)).toMatch(/^\/area\/ztDetail\?company_id=1001&exhibition_id=21/)
})

test('G-02 the drawer of all exhibitors has 15 a page and a pager; an item opens its booth', async ({
  page,
}) => {
  await page.goto('/area/zhanqu?exhibition_id=34&status=0')
  await page.getByRole('button', { name: '全部展商' }).click()
  const drawer = page.getByRole('dialog', { name: '全部展商' })
  await expect(drawer.getByRole('article')).toHaveCount(15)
  const first = await textOf(drawer.getByRole('article').first())
  await drawer.getByRole('button', { name: '第 2 页' }).click()
  await expect(drawer.getByRole('article').first()).not.toHaveText(first)
  await drawer.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/area\/ztDetail\?company_id=\d+&exhibition_id=34&instance_id=\d+$/)
})

test('G-03 an exhibition of outside booths opens them in a new window, from its drawer and its scene', async ({
  page,
}) => {
  await page.goto('/area/zhanqu?exhibition_id=79&status=0')
  await page.getByRole('button', { name: '全部展商' }).click()
  const link = page.getByRole('dialog').getByRole('article').first().getByRole('link')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(link).toHaveAttribute('href', /^https:\/\//)

  // Chosen in the scene, too, it is a link that one presses: a window opened later by itself may be held back.
  await escapeFrom(page.getByRole('dialog'))
  await page.frameLocator('iframe').locator('[data-place^="company-"]').first().click()
  const outside = page.getByRole('status').getByRole('link', { name: '在新窗口打开' })
  await expect(outside).toHaveAttribute('target', '_blank')
  await expect(outside).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(outside).toHaveAttribute('href', /^https:\/\//)
})

test('F-01 bare /area leads to where the exhibition begins', async ({ page }) => {
  await page.goto('/area?exhibition_id=34')
  await expect(page).toHaveURL(/\/area\/zhanqu\?exhibition_id=34&status=0$/)
  await page.goto('/area?exhibition_id=21')
  await expect(page).toHaveURL(/\/area\/consult\?exhibition_id=21&status=0$/)
})

test('F-04 M-08 the contact form asks for what is missing in its order and then says that it was sent', async ({
  page,
}) => {
  await page.goto('/area/consult/relation?exhibition_id=21')
  const form = page.getByRole('dialog', { name: '联系我们' })
  const send = form.getByRole('button', { name: '提交' })
  const told = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()
  await send.click()
  await told('请输入您的姓名')
  await form.getByLabel('姓名').fill('林晓舟')
  await send.click()
  await told('请选择国家或地区')
  await form.getByLabel('国家或地区').selectOption('CN')
  await send.click()
  await told('请输入您的邮箱')
  await form.getByLabel('电子邮箱').fill('lin@example.com')
  await send.click()
  await told('请输入电话号码')
  await form.getByLabel('电话号码').fill('+86 580 000 0001')
  await send.click()
  await told('提交成功')
  await expect(form.getByRole('heading', { name: '提交成功' })).toBeFocused()
  await form.getByRole('button', { name: '再写一条' }).click()
  await expect(form.getByLabel('姓名')).toBeFocused()
})

test.describe('addresses that name no booth', () => {
  test.use({ expectedErrors: [/404/] })

  test('H-01 they say that there is no such booth and lead on', async ({ page }) => {
    for (const query of ['?company_id=999999&exhibition_id=21', '?company_id=x&exhibition_id=21', '']) {
      await page.goto(`/area/ztDetail${query}`)
      await expect(page.getByRole('heading', { level: 1, name: '没有找到这个展位' })).toBeVisible()
      await page.getByRole('link', { name: '返回首页' }).last().click()
      await expect(page).toHaveURL(/\/exhibition$/)
    }
  })
})
