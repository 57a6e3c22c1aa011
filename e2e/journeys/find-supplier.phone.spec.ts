import { expect, test } from '../support/test.ts'

test('U-63 U-58 a buyer on a phone finds a supplier of frozen squid by pinyin, narrows down and reaches its booth', async ({
  page,
}) => {
  await page.goto('/mobileSearch')
  const box = page.getByLabel('关键词')
  await box.fill('youyu')
  await box.press('Enter')
  await expect(page.getByText('“youyu”按拼音读作')).toContainText('鱿鱼')
  await page.getByRole('tab', { name: /^展品/ }).tap()
  await page.getByRole('button', { name: /^筛选/ }).tap()
  const sheet = page.getByRole('dialog', { name: '筛选' })
  await sheet.getByRole('group', { name: '类别' }).getByRole('checkbox', { name: '冻鱿鱼' }).tap()
  await sheet.getByRole('button', { name: /^查看 [1-9]\d* 件展品$/ }).tap()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: '去掉 冻鱿鱼' })).toBeVisible()
  const card = page.getByRole('tabpanel').getByRole('article').first()
  await expect(card).toContainText('冻')
  await card.getByRole('heading').getByRole('link').tap()
  await expect(page).toHaveURL(/\/mobileAboutProductDetail\?company_id=\d+/)
  await page.goBack()
  await expect(page.getByRole('button', { name: '去掉 冻鱿鱼' })).toBeVisible()
})
