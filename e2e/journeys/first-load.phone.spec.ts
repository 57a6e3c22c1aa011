import { firstLoadOf, kilobytesOf } from '../support/first-load.ts'
import { expect, test } from '../support/test.ts'

test('A-09 J-02 the phone’s home is there with 125 KB of scripts', async ({ page }) => {
  const { scripts } = await firstLoadOf(page, '/mobileExhibition', () =>
    expect(page.getByRole('list', { name: '正在举办' }).getByRole('link').first()).toBeVisible(),
  )
  expect(kilobytesOf(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(125)
})

test('S-92 J-02 the phone’s list of exhibitions is there with 125 KB of scripts', async ({ page }) => {
  const { scripts } = await firstLoadOf(page, '/mobileExhibitors', () =>
    expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible(),
  )
  expect(kilobytesOf(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(125)
})
