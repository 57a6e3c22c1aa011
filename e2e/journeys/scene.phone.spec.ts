import { expectAccessible, expectGoodShape, expectTouchTargets } from '../support/look.ts'
import { addressOf, expect, test, textOf } from '../support/test.ts'

const booth = 'company_id=1001&exhibition_id=21'

test.describe('a phone that was never here', () => {
  test.use({ scene: 'picture' })

  for (const path of ['/mobileExhibition', '/mobilecomponent?exhibition_id=34&status=0'])
    test(`J-02 J-09 Q-04 ${path} shows its poster and waits for a tap; the list opens at once and is remembered`, async ({
      page,
    }) => {
      await page.goto(path)
      const list = page.getByRole('button', { name: '以列表查看' })
      await expect(page.getByRole('button', { name: '进入三维场景' })).toBeVisible()
      await expect(page.locator('iframe')).toHaveCount(0)
      await expectTouchTargets(page)
      await expectGoodShape(page)
      await expectAccessible(page)
      await list.tap()
      await expect(page.locator('iframe')).toHaveCSS('opacity', '1')
      await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('data-scene', 'list')
      await page.reload()
      await expect(page.locator('iframe')).toHaveCSS('opacity', '1')
    })
})

test('J-06 J-07 J-08 from the hall to all exhibitors, into a booth, and back the same way', async ({
  page,
}) => {
  await page.goto('/mobilezhanqu?exhibition_id=34&status=0')
  await page.getByRole('link', { name: '全部展商' }).tap()
  await expect(page).toHaveURL(/\/mobilezhanquExhibitor\?exhibition_id=34$/)
  await expect(page.getByText(/^共 \d+ 家$/)).toBeVisible()
  const first = page.getByRole('listitem').first().getByRole('link')
  const name = await textOf(first)
  await first.tap()
  await expect(page).toHaveURL(/\/mobilezhanquDetaile\?company_id=\d+&exhibition_id=34&instance_id=\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByRole('button', { name: '返回' }).tap()
  await expect(page).toHaveURL(/\/mobilezhanquExhibitor/)
})

test('J-07 J-14 further exhibitors come as the reader nears the end', async ({ page }) => {
  await page.goto('/mobilezhanquExhibitor?exhibition_id=34')
  const tiles = page.getByRole('listitem')
  await expect(tiles.first()).toBeVisible()
  const count = Number((await textOf(page.getByText(/^共 \d+ 家$/))).replace(/\D/g, ''))
  await expect(async () => {
    await page.mouse.wheel(0, 4000)
    expect(await tiles.count()).toBeGreaterThanOrEqual(Math.min(count, 30))
  }).toPass()
})

for (const [line, path] of [
  ['企业介绍', '/mobileAboutCompany'],
  ['视频', '/mobileVideoList'],
  ['展品', '/mobileAboutProduct'],
] as const)
  test(`J-08 the sheet of a booth leads to ${path} and Back to the booth`, async ({ page }) => {
    await page.goto(`/mobilezhanquDetaile?${booth}`)
    await page.getByRole('button', { name: '更多' }).tap()
    await page.getByRole('dialog', { name: '更多' }).getByRole('button', { name: line }).tap()
    await expect(page).toHaveURL(new RegExp(`${path}\\?company_id=1001&exhibition_id=21`))
    await expect(page.getByRole('heading', { level: 1, name: line })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: '正在加载' })).toHaveCount(0)
    await expectGoodShape(page)
    await expectTouchTargets(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: '返回' }).tap()
    await expect(page).toHaveURL(/\/mobilezhanquDetaile\?/)
  })

test('J-08 H-06 contact is a sheet over the booth, and Back closes it', async ({ page }) => {
  await page.goto(`/mobilezhanquDetaile?${booth}`)
  await page.getByRole('button', { name: '更多' }).tap()
  await page.getByRole('dialog', { name: '更多' }).getByRole('button', { name: '联系方式' }).tap()
  const sheet = page.getByRole('dialog', { name: '联系方式' })
  await expect(sheet.getByText('电子邮箱', { exact: true })).toBeVisible()
  expect(addressOf(page)).toMatch(/[?&]panel=contact$/)
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  expect(addressOf(page)).toMatch(/^\/mobilezhanquDetaile\?/)
})

test('J-12 a product of the grid has a page of its own', async ({ page }) => {
  await page.goto(`/mobileAboutProduct?${booth}`)
  const product = page.getByRole('listitem').first().getByRole('link')
  const name = await textOf(product)
  await product.tap()
  await expect(page).toHaveURL(/\/mobileAboutProductDetail\?.*exhibition_product_id=\d+/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('J-09 the bar leads to the desk, the hall and home; the desk’s counters open as sheets', async ({
  page,
}) => {
  await page.goto('/mobileConsult?exhibition_id=21&status=0')
  const bar = page.getByRole('navigation', { name: '展会场所' })
  await page.frameLocator('iframe').locator('[data-place="schedule"]').tap()
  await expect(page.getByRole('dialog', { name: '会议日程' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await bar.getByRole('link', { name: '展览厅' }).tap()
  await expect(page).toHaveURL(/\/mobileZhanlan\?exhibition_id=21$/)
  await bar.getByRole('link', { name: '首页' }).tap()
  await expect(page).toHaveURL(/\/mobileExhibition$/)
})

test('A-03 a desktop’s booth leads a phone to its own, what is open kept', async ({ page }) => {
  await page.goto(`/area/ztDetail/about?${booth}`)
  await expect(page).toHaveURL(new RegExp(`/mobileAboutCompany\\?${booth}$`))
  await page.goto(`/area/ztDetail/contact?${booth}`)
  await expect(page).toHaveURL(new RegExp(`/mobilezhanquDetaile\\?${booth}&panel=contact$`))
  await expect(page.getByRole('dialog', { name: '联系方式' })).toBeVisible()
})
