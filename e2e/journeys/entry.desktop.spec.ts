import { addressOf, expect, test } from '../support/test.ts'

test('A-03 a phone’s address leads a desktop to its own page, the query kept', async ({ page }) => {
  await page.goto('/mobileExhibition?from=card&n=1')
  await expect(page).toHaveURL(/\/exhibition\?from=card&n=1$/)
  await page.goto('/mobileConsult?exhibition_id=21&status=0')
  await expect(page).toHaveURL(/\/area\/consult\?exhibition_id=21&status=0$/)
  await page.goto('/mobileplateformInfo')
  await expect(page).toHaveURL(/\/plateformInfo$/)
})

test('B-14 /index leads home and /exhibitionView shows 33 when it names none', async ({ page }) => {
  await page.goto('/index')
  await expect(page).toHaveURL(/\/exhibition$/)
  await page.goto('/exhibitionView')
  await expect(page.getByRole('heading', { level: 1, name: '舟山海岛渔业馆' })).toBeVisible()
})

test('A-02 every navigation sets the title', async ({ page }) => {
  await page.goto('/exhibition')
  await expect(page).toHaveTitle('云展 Tradefloor - 全球数字贸易云上展会')
  await page.getByRole('link', { name: '平台介绍' }).click()
  await expect(page).toHaveTitle('平台介绍 - 云展 Tradefloor - 全球数字贸易云上展会')
  await page.getByRole('link', { name: '首页', exact: true }).click()
  await expect(page).toHaveTitle('云展 Tradefloor - 全球数字贸易云上展会')
})

test('A-08 an unknown address says so and leads home', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1, name: '这里没有页面' })).toBeVisible()
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL(/\/exhibition$/)
})

test('A-05 a visitor with an authcode is asked to switch on WebGL until he dismisses it', async ({
  page,
}) => {
  await page.goto('/exhibition?authcode=abc')
  const notice = page.getByRole('status').filter({ hasText: 'WebGL' })
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: '展会列表' }).click()
  await expect(page.getByRole('dialog').getByRole('tab', { selected: true })).toBeFocused()
  await expect(notice).toContainText('WebGL')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '关闭提示' }).click()
  await expect(page.getByText('WebGL')).toHaveCount(0)
  await page.goto('/plateformInfo?authcode=abc')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('WebGL')).toHaveCount(0)
})

test('A-06 L-07 the language changes at once, without a reload, is kept, and reaches the scene', async ({
  page,
}) => {
  await page.goto('/exhibition')
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const scene = page.frameLocator('iframe').locator('html')
  await expect(scene).toHaveAttribute('lang', /^zh/)

  await page.getByRole('button', { name: 'EN English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The fair comes to your desk' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(scene).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'The fair comes to your desk' })).toBeVisible()
  await expect(scene).toHaveAttribute('lang', 'en')
})

test.describe('addresses that name no exhibition', () => {
  test.use({ expectedErrors: [/404/] })

  for (const query of ['?exhibition_id=999999', '?exhibition_id=abc', '?exhibition_id=-1', ''])
    test(`K-17 /area/consult${query} says that there is no such exhibition and leads on`, async ({
      page,
    }) => {
      await page.goto(`/area/consult${query}`)
      await expect(page.getByRole('heading', { level: 1, name: '没有找到这个展会' })).toBeVisible()
      await page.getByRole('link', { name: '去看展会列表' }).click()
      expect(addressOf(page)).toBe('/exhibition?list=held')
    })
})
