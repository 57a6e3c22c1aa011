import { expectGoodShape } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

for (const width of [1280, 1100, 1024])
  test(`D-01 at ${width} px nothing of the header is lost, and what folds away is in the menu of the rest`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 })
    await page.goto('/exhibition')
    const banner = page.getByRole('banner')
    const menu = banner.getByRole('navigation')
    for (const [rest, review, hidden, english] of [
      ['更多', '往届回顾', '平台介绍', false],
      ['More', 'Past exhibitions', 'Introduction', true],
    ] as const) {
      if (english) await page.getByRole('button', { name: 'EN English' }).click()
      await expect(menu.getByRole('button', { name: rest })).toBeVisible()
      await expect(menu.getByRole('button', { name: review })).toHaveCount(0)
      expect(
        await banner.evaluate(
          (bar) =>
            [...bar.querySelectorAll('a, button, input')].filter((part) => {
              const { width: wide, right } = part.getBoundingClientRect()
              return wide > 0 && right > window.innerWidth
            }).length,
        ),
      ).toBe(0)
      await menu.getByRole('button', { name: rest }).click()
      await expect(menu.getByRole('listitem').first()).toBeVisible()
      await expect(menu.getByRole('paragraph').filter({ hasText: review })).toBeVisible()
      // Either in the bar or in the menu, and never in both.
      await expect(menu.getByRole('link', { name: hidden })).toHaveCount(1)
      if (!english) await expect(menu.getByRole('button', { name: '原产地证书申请' })).toBeVisible()
      await expectGoodShape(page)
      await page.keyboard.press('Escape')
    }
  })

test('B-03 the footer leads to what holds here, in both languages', async ({ page }) => {
  await page.goto('/exhibition')
  await page.getByRole('contentinfo').getByRole('link', { name: '隐私说明' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '隐私说明' })).toBeVisible()
  await expect(page.getByText('30 天后删除')).toBeVisible()
  await page.getByRole('article').getByRole('link', { name: '用户协议' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '用户协议' })).toBeVisible()
  await page.getByRole('button', { name: 'EN English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible()
  await expectGoodShape(page)
})
