import type { BoothWallReply } from '@tradefloor/contract'
import { expectAccessible, expectGoodShape } from '../support/look.ts'
import { addressOf, expect, test } from '../support/test.ts'

const wall = (areaDate: string) => `/area/zhantai?areaDate=${areaDate}&exhibition_id=21`

test('G-04 G-05 G-06 a hall leads to its wall; a booth on it is reached and entered by keyboard', async ({
  page,
}) => {
  await page.goto('/area/zhanqu?exhibition_id=21&status=0')
  await page.getByRole('link', { name: '展位墙' }).click()
  await expect.poll(() => addressOf(page)).toBe(wall('21'))
  const spots = page.getByRole('link', { name: /^进入 .+ 的展位$/ })
  await expect(spots).toHaveCount(3)
  // With three slides all are at hand, and there are no arrows.
  await expect(page.getByRole('button', { name: '下一面' })).toHaveCount(0)
  await expectGoodShape(page)
  await expectAccessible(page)
  const second = page.getByRole('button', { name: '看第 2 面' })
  await second.click()
  await expect(second).toHaveAttribute('aria-current', 'true')
  await expect(spots).toHaveCount(2)
  await spots.first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/area\/ztDetail\?company_id=1004&exhibition_id=21&instance_id=\d+$/)
})

test('G-06 arrows show by position where there are more than three slides', async ({ page }) => {
  await page.goto('/area/zhantai?areaDate=24&exhibition_id=23')
  const previous = page.getByRole('button', { name: '上一面' })
  const next = page.getByRole('button', { name: '下一面' })
  await expect(next).toBeVisible()
  await expect(previous).toHaveCount(0)
  await next.click()
  await expect(previous).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: '看第 3 面' })).toHaveAttribute('aria-current', 'true')
  await next.click()
  await expect(page.getByRole('button', { name: '看第 4 面' })).toHaveAttribute('aria-current', 'true')
  await expect(next).toHaveCount(0)
})

for (const areaDate of ['99', '..%2F'])
  test(`G-04 the unknown set ${areaDate} is the first set, and is said`, async ({ page }) => {
    await page.goto(wall(areaDate))
    await expect(page.getByRole('status').filter({ hasText: '先为您展示第一组' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^进入 .+ 的展位$/ })).toHaveCount(3)
  })

test('G-05 O-06 a stand without a company says that there is no data', async ({ page }) => {
  await page.route(/\/web\/booth-wall\?/, async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as BoothWallReply
    const [spot] = reply.data.slides[0]?.hotspots ?? []
    if (spot) Object.assign(spot, { company_id: 0, instance_id: 0, name: { cn: '', en: '' } })
    await route.fulfill({ response, json: reply })
  })
  await page.goto(wall('21'))
  await page.getByRole('button', { name: '展位', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: '暂无该展位的数据' })).toBeVisible()
  expect(addressOf(page)).toBe(wall('21'))
})
