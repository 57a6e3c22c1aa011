import { firstLoadOf, kilobytesOf } from '../support/first-load.ts'
import { expect, test } from '../support/test.ts'

test('A-09 B-03 the home is there with 130 KB of scripts and 25 requests', async ({ page }) => {
  const { requests, scripts } = await firstLoadOf(page, '/exhibition', () =>
    expect(page.getByRole('region', { name: '正在举办' }).getByRole('link').first()).toBeVisible(),
  )
  expect(kilobytesOf(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(130)
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(25)
})

test('A-09 H-01 V-71 a booth is there with 145 KB of scripts, and the sign-on of its exhibitor with 130', async ({
  page,
}) => {
  const address = '/area/ztDetail?company_id=1001&exhibition_id=21'
  const booth = await firstLoadOf(page, address, () =>
    expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  )
  expect(kilobytesOf(booth.scripts), JSON.stringify(booth.scripts)).toBeLessThanOrEqual(145)
  await page.goto('about:blank')
  const signOn = await firstLoadOf(page, '/sso', () =>
    expect(page.getByLabel('账号', { exact: true })).toBeVisible(),
  )
  expect(kilobytesOf(signOn.scripts), JSON.stringify(signOn.scripts)).toBeLessThanOrEqual(130)
})
