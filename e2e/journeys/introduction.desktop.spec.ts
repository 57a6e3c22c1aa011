import { escapeFrom } from '../support/keyboard.ts'
import { expect, test } from '../support/test.ts'

const languages = [
  {
    language: 'zh-CN',
    features: ['云展览', '云洽谈', '云直播', '云会议'],
    model: '1+N 模式',
    industry: '绿色能源',
    found: '全部展商',
  },
  {
    language: 'en',
    features: ['Cloud exhibition', 'Cloud negotiation', 'Cloud live', 'Cloud conference'],
    model: 'The 1+N model',
    industry: 'Green Energy',
    found: 'All exhibitors',
  },
] as const

for (const { language, features, model, industry, found } of languages)
  test(`B-12 the introduction says what there is, and each pavilion leads to its exhibitors, ${language}`, async ({
    page,
  }) => {
    await page.goto('/plateformInfo')
    if (language === 'en') await page.getByRole('button', { name: 'EN English' }).click()
    const main = page.getByRole('main')
    for (const name of features) await expect(main.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(main.getByRole('heading', { name: model })).toBeVisible()
    const pavilions = main.getByRole('list', { name: /八大行业|Eight industries/ })
    await expect(pavilions.getByRole('link')).toHaveCount(8)
    await pavilions.scrollIntoViewIfNeeded()
    for (const picture of await pavilions.locator('img').all())
      await expect
        .poll(() => picture.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)))
        .toBe(720)
    await pavilions.getByRole('link', { name: industry }).click()
    const results = page.getByRole('dialog')
    await expect(results).toHaveAccessibleName(found)
    await expect(results.getByRole('button', { name: industry, pressed: true })).toBeVisible()
    await expect(results.getByRole('article').first()).toBeVisible()
    await escapeFrom(results)
    await expect(results).toBeHidden()
    await expect(page).toHaveURL(/\/plateformInfo$/)
  })
