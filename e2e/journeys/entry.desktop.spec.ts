import { expect, test } from '../support/test.ts'

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
