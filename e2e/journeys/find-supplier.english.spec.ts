import { expect, test } from '../support/test.ts'

test.use({ language: 'en' })

test('U-63 U-54 a buyer finds a supplier of frozen squid with a slip of the keyboard, by keyboard alone', async ({
  page,
}) => {
  await page.goto('/plateformInfo')
  await expect(page.getByRole('banner').getByLabel('Keyword')).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('forzen squid')
  await page.keyboard.press('Enter')
  const results = page.getByRole('dialog')
  await expect(results.getByText('Nothing matches “forzen squid” exactly.')).toContainText('frozen squid')
  const cards = results.getByRole('article')
  await expect(cards.first().locator('mark').first()).toBeVisible()
  // From the title of the results with Tab to the first company.
  await expect(results.getByRole('heading', { name: 'Results for “forzen squid”' })).toBeFocused()
  const company = cards.first().getByRole('heading').getByRole('link')
  const name = await company.innerText()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await company.evaluate((link) => link === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(company).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/area\/ztDetail\?company_id=\d+&exhibition_id=\d+/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(cards.first()).toBeVisible()
})

test('U-63 U-53 a buyer finds frozen squid by pinyin and in traditional characters', async ({ page }) => {
  await page.goto('/plateformInfo')
  const box = page.getByRole('banner').getByLabel('Keyword')
  const results = page.getByRole('dialog')
  for (const [typed, reading] of [
    ['dongyouyu', 'read as pinyin for 冻鱿鱼'],
    ['魷魚', 'written in simplified characters as 鱿鱼'],
  ] as const) {
    await box.fill(typed)
    await box.press('Enter')
    await expect(results.getByText(`“${typed}” ${reading}`)).toBeVisible()
    await expect(results.getByRole('article').first()).toContainText('Zhoushan')
  }
})
