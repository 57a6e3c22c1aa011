import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { escapeFrom } from '../../testing/keys.ts'
import { address, openSite } from '../../testing/open-site.tsx'

test.each([
  {
    language: 'zh' as const,
    features: ['云展览', '云洽谈', '云直播', '云会议'],
    model: '1+N 模式',
    industry: '绿色能源',
    found: '全部展商',
  },
  {
    language: 'en' as const,
    features: ['Cloud exhibition', 'Cloud negotiation', 'Cloud live', 'Cloud conference'],
    model: 'The 1+N model',
    industry: 'Green Energy',
    found: 'All exhibitors',
  },
])(
  'B-12 the introduction says what there is, and each pavilion leads to its exhibitors, $language',
  async ({ language, features, model, industry, found }) => {
    await openSite('/plateformInfo', { language })
    const main = page.getByRole('main')
    for (const name of features)
      await expect.element(main.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect.element(main.getByRole('heading', { name: model })).toBeVisible()
    const pavilions = main.getByRole('list', { name: /八大行业|Eight industries/ })
    await expect.element(pavilions.getByRole('link')).toHaveLength(8)
    pavilions.element().scrollIntoView()
    const widths = () =>
      pavilions
        .getByCss('img')
        .elements()
        .map((picture) => (picture as unknown as HTMLImageElement).naturalWidth)
    await expect.poll(widths).toEqual(Array(8).fill(720))
    await pavilions.getByRole('link', { name: industry }).click()
    const results = page.getByRole('dialog')
    await expect.element(results).toHaveAccessibleName(found)
    await expect.element(results.getByRole('checkbox', { name: industry, checked: true })).toBeVisible()
    await expect.element(results.getByRole('article').first()).toBeVisible()
    await escapeFrom(results)
    await expect.element(results).not.toBeInTheDocument()
    await expect.poll(address).toBe('/plateformInfo')
  },
)
