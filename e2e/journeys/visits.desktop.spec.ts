import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const recent = (page: Page) => page.getByRole('region', { name: '最近看过' })

test('S-04 the home shows the booths and exhibits seen in this browser, until they are cleared', async ({
  page,
}) => {
  await page.goto('/exhibition')
  await expect(page.getByRole('region', { name: '正在举办' }).getByRole('link').first()).toBeVisible()
  await expect(recent(page)).toHaveCount(0)

  await page.goto('/area/ztDetail?company_id=1002&exhibition_id=21')
  await expect(page.getByRole('heading', { level: 1, name: '舟山沧衡远洋渔业有限公司' })).toBeVisible()
  await page.goto('/area/ztDetail/product?company_id=1001&exhibition_id=21')
  await page.getByRole('dialog').getByRole('link', { name: '单冻鱿鱼圈' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: '单冻鱿鱼圈', level: 3 })).toBeVisible()
  // Who leaves the moment it shows has not seen it: it is noted after it was drawn.
  const noted = () => page.evaluate(() => Object.values(localStorage).join())
  await expect.poll(noted).toContain('单冻鱿鱼圈')

  await page.goto('/exhibition')
  const rows = recent(page).getByRole('link')
  await expect(rows).toHaveText([/单冻鱿鱼圈/, /舟山潮垣海产有限公司/, /舟山沧衡远洋渔业有限公司/])
  await rows.first().click()
  await expect(page).toHaveURL(/\/area\/ztDetail\/detail\?.*exhibition_product_id=\d+/)
  await page.goBack()
  await recent(page).getByRole('button', { name: '清空最近看过的内容' }).click()
  await expect(recent(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('region', { name: '正在举办' })).toBeVisible()
  await expect(recent(page)).toHaveCount(0)
})

test('H-11 entering an exhibition and opening a booth are counted, under a guest id that is kept', async ({
  page,
}) => {
  const views: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('/log/v1/vhallview')) views.push(request.postDataJSON())
  })
  const kept = () => page.evaluate(() => localStorage.getItem('GUEST_ID'))
  await page.goto('/area/zhanqu?exhibition_id=21&status=0')
  await expect.poll(kept).not.toBeNull()
  const guest_id = await kept()
  // The first brings the id, the second counts under it.
  await expect.poll(() => views).toEqual([{ exhibition_id: 21 }, { exhibition_id: 21, guest_id }])
  await page.goto('/area/ztDetail?company_id=1001&exhibition_id=21')
  await expect.poll(() => views.at(-1)).toEqual({ exhibition_id: 21, vhall_id: 2_101_001, guest_id })
  expect(await kept()).toBe(guest_id)
})
