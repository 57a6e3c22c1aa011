import { phone } from '../support/devices.ts'
import { expectAccessible, expectGoodShape } from '../support/look.ts'
import { expect, test, textOf } from '../support/test.ts'

test.use({ language: 'en' })

const desktopPages = [
  '/exhibition',
  '/exhibition?list=review',
  '/plateformInfo',
  '/area/consult?exhibition_id=21&status=0',
  '/area/ztDetail/contact?company_id=1001&exhibition_id=21',
  '/area/zhanqu?exhibition_id=34&list=exhibitors',
  '/area/conference?exhibition_id=21',
  '/area/bigconference/bigAgenda?exhibition_id=21',
  '/nowhere',
]

const phonePages = [
  '/mobileExhibition',
  '/choosePavilion',
  '/mobileExhibitors',
  '/mobileplateformInfo',
  '/mobileSearch?find=100&find_word=fish',
  '/mobilezhanquExhibitor?exhibition_id=34',
  '/mobileConsult?exhibition_id=21&status=0',
  '/mobileMeetHall?exhibition_id=21',
  '/mobileSmallconference?exhibition_id=21',
  '/schedule?exhibition_id=21',
  '/mobilezhanquDetaile?company_id=1001&exhibition_id=21&panel=contact',
  '/nowhere',
]

const chinese = /[\u4e00-\u9fff]/

for (const path of desktopPages)
  test(`A-07 ${path} in English is accessible and in good shape`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeAttached()
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
    expect(await textOf(page.locator('h1').first())).not.toMatch(chinese)
    await expectGoodShape(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1024, height: 768 })
    await expectGoodShape(page)
  })

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...device } = phone
  test.use(device)

  for (const path of phonePages)
    test(`A-07 ${path} in English is accessible and in good shape on a phone`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('h1').first()).toBeAttached()
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
      expect(await textOf(page.locator('h1').first())).not.toMatch(chinese)
      await expectGoodShape(page)
      await expectAccessible(page)
    })
})

test('A-07 B-05 dates, numbers and names are English', async ({ page }) => {
  await page.goto('/exhibition?list=held')
  const drawer = page.getByRole('dialog', { name: 'Exhibitions' })
  const card = drawer.getByRole('article').first()
  await expect(card).toContainText(/\d{1,2} [A-Z][a-z]{2}( \d{4})? – \d{1,2} [A-Z][a-z]{2} \d{4}/)
  expect(await textOf(card)).not.toMatch(chinese)
  await expect(page).toHaveTitle(/^Tradefloor/)
})
