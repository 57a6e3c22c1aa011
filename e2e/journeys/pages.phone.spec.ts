import { expectAccessible, expectGoodShape, expectTouchTargets } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

const pages = [
  ['J-02', '/mobileExhibition'],
  ['J-03', '/choosePavilion'],
  ['J-04', '/mobileExhibitors'],
  ['J-11', '/mobileplateformInfo'],
  ['E-06', '/mobileSearch?find=101&find_word=海'],
  ['K-17', '/mobileConsult?exhibition_id=21&status=0'],
  ['J-07', '/mobilezhanquExhibitor?exhibition_id=34'],
  ['J-08', '/mobilezhanquDetaile?company_id=1001&exhibition_id=21'],
  ['J-09', '/mobileConsult?exhibition_id=21&panel=rcap'],
  ['J-09', '/mobileMeetHall?exhibition_id=21'],
  ['J-11', '/mobileBigconference?exhibition_id=21'],
  ['J-10', '/schedule?exhibition_id=21'],
  ['J-10', '/mobileGuest?exhibition_id=21'],
  ['C-01', '/mobileLogin'],
  ['B-16', '/documentView'],
  ['A-08', '/nowhere'],
] as const

for (const [row, path] of pages)
  test(`${row} ${path} is accessible, in good shape and made for fingers`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeAttached()
    await expect(page.getByRole('status').filter({ hasText: '正在加载' })).toHaveCount(0)
    // S-64: on every page; under a sheet it is there, and out of reach as all of the page is.
    await expect(
      page.getByRole('button', { name: 'EN English', includeHidden: path.includes('panel=') }).first(),
    ).toBeVisible()
    await expectGoodShape(page)
    await expectTouchTargets(page)
    await expectAccessible(page)
  })

test('S-64 the switch in a header of a phone turns the page into English and back', async ({ page }) => {
  await page.goto('/mobilezhanquDetaile?company_id=1001&exhibition_id=21')
  await page.getByRole('button', { name: 'EN English' }).tap()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('button', { name: 'Chat' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'CN 中文' }).tap()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
})
