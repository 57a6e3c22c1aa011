import type { BoothWallReply } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press } from '../../testing/keys.ts'
import { expectAccessible, expectGoodShape } from '../../testing/look.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { changeData } from '../../testing/replies.ts'

const wall = (areaDate: string) => `/area/zhantai?areaDate=${areaDate}&exhibition_id=21`
const spots = page.getByRole('link', { name: /^进入 .+ 的展位$/ })
const next = page.getByRole('button', { name: '下一面' })

test('G-04 G-05 G-06 a hall leads to its wall; a booth on it is reached and entered by keyboard', async () => {
  await openSite('/area/zhanqu?exhibition_id=21&status=0')
  await page.getByRole('link', { name: '展位墙' }).click()
  await expect.poll(address).toBe(wall('21'))
  await expect.element(spots).toHaveLength(3)
  // With three slides all are at hand, and there are no arrows.
  await expect.element(next).not.toBeInTheDocument()
  await expectGoodShape()
  await expectAccessible()
  const second = page.getByRole('button', { name: '看第 2 面' })
  await second.click()
  await expect.element(second).toHaveAttribute('aria-current', 'true')
  await expect.element(spots).toHaveLength(2)
  await press(spots.first(), '{Enter}')
  await expect.poll(address).toMatch(/^\/area\/ztDetail\?company_id=1004&exhibition_id=21&instance_id=\d+$/)
})

test('G-06 arrows show by position where there are more than three slides', async () => {
  await openSite('/area/zhantai?areaDate=24&exhibition_id=23')
  const previous = page.getByRole('button', { name: '上一面' })
  const slide = (number: number) => page.getByRole('button', { name: `看第 ${number} 面` })
  await expect.element(next).toBeVisible()
  await expect.element(previous).not.toBeInTheDocument()
  await next.click()
  await expect.element(previous).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(slide(3)).toHaveAttribute('aria-current', 'true')
  await next.click()
  await expect.element(slide(4)).toHaveAttribute('aria-current', 'true')
  await expect.element(next).not.toBeInTheDocument()
})

test('G-04 an unknown set is the first set, and is said', async () => {
  for (const areaDate of ['99', '..%2F']) {
    await openSite(wall(areaDate))
    await expect.element(page.getByRole('status').filter({ hasText: '先为您展示第一组' })).toBeVisible()
    await expect.element(spots).toHaveLength(3)
  }
})

test('G-05 O-06 a stand without a company says that there is no data', async () => {
  changeData<BoothWallReply>(/\/web\/booth-wall$/, (reply) => {
    const [spot] = reply.data.slides[0]?.hotspots ?? []
    if (spot) Object.assign(spot, { company_id: 0, instance_id: 0, name: { cn: '', en: '' } })
    return reply
  })
  await openSite(wall('21'))
  await page.getByRole('button', { name: '展位', exact: true }).click()
  await expect.element(page.getByRole('status').filter({ hasText: '暂无该展位的数据' })).toBeVisible()
  expect(address()).toBe(wall('21'))
})
