import type { Page } from '@playwright/test'
import { expect, test, textOf } from '../support/test.ts'

/** Opens a header menu and says where its items lead. */
async function menuOf(page: Page, name: string) {
  const menu = page.getByRole('banner').getByRole('navigation')
  await menu.getByRole('button', { name }).click()
  await expect(menu.getByRole('listitem').first()).toBeVisible()
  return menu
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}

test.beforeEach(async ({ page }) => {
  await page.goto('/exhibition')
})

test('D-01 the menus of the desktop, the company services in Chinese only', async ({ page }) => {
  const menu = page.getByRole('banner').getByRole('navigation')
  await expect(menu.getByRole('link')).toHaveText(['首页', '平台介绍'])
  await expect(menu.getByRole('button')).toHaveText(['展馆', '展会', '往届回顾', '商企服务'])
  await menu.getByRole('button', { name: '商企服务' }).click()
  await menu.getByRole('button', { name: '原产地证书申请' }).click()
  await expect(page.getByRole('status').filter({ hasText: '暂未开放' })).toBeVisible()
  await page.getByRole('button', { name: 'EN English' }).click()
  await expect(menu.getByRole('button')).toHaveText(['Pavilions', 'Exhibitions', 'Past exhibitions'])
})

test('D-02 D-04 D-05 the pavilion menu lists six pavilions, each on its own page', async ({ page }) => {
  expect(await menuOf(page, '展馆')).toEqual([
    '/islandZhouShan',
    '/hzFumao',
    '/chukou2022',
    '/chukouXl2022',
    '/sppl',
    '/beltRoad',
  ])
})

test('D-03 D-06 the exhibition menu leaves out 76, 77 and 79 and leads each fair where it belongs', async ({
  page,
}) => {
  const addresses = await menuOf(page, '展会')
  expect(addresses.length).toBeGreaterThan(2)
  for (const address of addresses) {
    const id = Number(new URL(address, 'http://fair').searchParams.get('exhibition_id') ?? 55)
    expect([76, 77, 79]).not.toContain(id)
    if (id === 55) expect(address).toBe('/uzi')
    else if ([41, 34, 49, 51, 80, 81].includes(id))
      expect(address).toBe(`/area/zhanqu?exhibition_id=${id}&status=0`)
    else expect(address).toBe(`/area/consult?exhibition_id=${id}&status=0`)
  }
})

test('D-03 D-07 the review menu leaves out 15, 14 and 62 and leads each fair where it belongs', async ({
  page,
}) => {
  const addresses = await menuOf(page, '往届回顾')
  expect(addresses.length).toBeGreaterThan(2)
  for (const address of addresses) {
    const id = Number(new URL(address, 'http://fair').searchParams.get('exhibition_id'))
    expect([15, 14, 62]).not.toContain(id)
    const hall = [34, 41, 55, 51, 49, 59, 65, 80, 81].includes(id)
    expect(address).toBe(`/area/${hall ? 'zhanqu' : 'consult'}?exhibition_id=${id}&status=0`)
  }
})

test('D-01 a menu closes with Escape, gives the focus back, and closes when the visitor goes elsewhere', async ({
  page,
}) => {
  const menu = page.getByRole('banner').getByRole('navigation')
  const opener = menu.getByRole('button', { name: '展馆' })
  await opener.click()
  await expect(menu.getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await opener.click()
  await menu.getByRole('listitem').getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/hzFumao$/)
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
})

test('B-13 every fixed page shows its exhibition', async ({ page }) => {
  const names = new Set<string>()
  for (const path of [
    '/islandAgricultural',
    '/hzFumao',
    '/chukou2021',
    '/chukou2022',
    '/chukouXl2022',
    '/sppl',
    '/beltRoad',
    '/uzi',
    '/islandZhouShan',
    '/shuzijiaoyu',
    '/spain',
  ]) {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    names.add(await textOf(heading))
  }
  expect(names.size).toBe(11)
})
