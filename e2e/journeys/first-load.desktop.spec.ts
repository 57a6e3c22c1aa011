import { firstLoadOf, kilobytesOf } from '../support/first-load.ts'
import { expect, test } from '../support/test.ts'

test('A-09 B-03 the home is there with 130 KB of scripts and 25 requests', async ({ page }) => {
  const { requests, scripts } = await firstLoadOf(page, '/exhibition', () =>
    expect(page.getByRole('region', { name: '正在举办' }).getByRole('link').first()).toBeVisible(),
  )
  expect(kilobytesOf(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(130)
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(25)
})

test('A-09 H-01 a booth is there with 145 KB of scripts', async ({ page }) => {
  const address = '/area/ztDetail?company_id=1001&exhibition_id=21'
  const { scripts } = await firstLoadOf(page, address, () =>
    expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  )
  expect(kilobytesOf(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(145)
})
