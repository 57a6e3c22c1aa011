import { expectSceneAccessible } from '../support/look.ts'
import { expect, test, textOf } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

/**
 * The list twins of our own scenes: what they say reaches a page. They are gone through twice, by a visitor who chose
 * the list and by one whose browser has no WebGL.
 */

test('Q-04 B-07 every place in the list of the island opens the drawer of what is being held', async ({
  page,
}) => {
  await page.goto('/exhibition')
  const places = page.frameLocator('iframe').locator('.list [data-place]')
  await expect(places).toHaveCount(9)
  await expectSceneAccessible(page)
  for (const place of await places.all()) {
    await place.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('tab', { name: /正在举办/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

test('S-71 the list of the island stands beside what is being held, in smaller windows too', async ({
  page,
}) => {
  await page.goto('/exhibition')
  const place = page.frameLocator('iframe').locator('.list [data-place]').last()
  const held = page.getByRole('region', { name: '正在举办' })
  await expect(place).toBeVisible()
  for (const [width, height] of [
    [1280, 800],
    [1024, 700],
  ] as const) {
    await page.setViewportSize({ width, height })
    const room = async () => {
      const [own, panel] = [await place.boundingBox(), await held.boundingBox()]
      return own && panel ? panel.x - (own.x + own.width) : Number.NaN
    }
    await expect.poll(room).toBeGreaterThan(0)
  }
})

test('Q-04 F-04 every counter in the list of the desk leads somewhere', async ({ page }) => {
  for (const [counter, path] of [
    ['contact', '/area/consult/relation'],
    ['schedule', '/area/consult/rcap'],
    ['documents', '/area/consult/consultPdf'],
    ['halls', '/area/zhanqu'],
  ] as const) {
    await page.goto('/area/consult?exhibition_id=21&status=0')
    await page.frameLocator('iframe').locator(`[data-place="${counter}"]`).click()
    await expect(page).toHaveURL(new RegExp(`${path}\\?exhibition_id=21&status=0$`))
    if (counter === 'contact') await expectSceneAccessible(page)
  }
})

test('Q-04 G-01 G-03 U-48 a company found in the list of a hall, by what it shows or by name, leads to its booth, and Back to the hall', async ({
  page,
}) => {
  await page.goto('/area/zhanqu?exhibition_id=34&status=0')
  const hall = page.frameLocator('iframe')
  const booths = hall.locator('.list [data-place^="company-"]')
  await expect(booths.first()).toBeVisible()
  await expectSceneAccessible(page)
  const last = booths.last()
  const [name, place] = [await textOf(last.locator('.list-name')), await last.getAttribute('data-place')]
  await hall.getByRole('searchbox').fill('蓝莓组培')
  await expect(hall.locator('.list [data-place="company-1711"] .list-why')).toHaveText(/^展品：蓝莓组培/)
  await expect(last).toBeHidden()
  await hall.getByRole('searchbox').fill(name)
  await expect(booths.first()).toBeHidden()
  await last.click()
  const company = place?.replace('company-', '')
  await expect(page).toHaveURL(new RegExp(`/area/ztDetail\\?company_id=${company}&exhibition_id=34&`))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('link', { name: '返回展厅' }).click()
  await expect(page).toHaveURL(/\/area\/zhanqu\?exhibition_id=34/)
})

test('Q-04 H-02 H-09 the spots in the list of a booth open its panels, by keyboard too', async ({ page }) => {
  // A conversation is somebody's own.
  await newVisitor(page)
  await page.goto('/area/ztDetail?company_id=1001&exhibition_id=21')
  const spot = (name: string) => page.frameLocator('iframe').locator(`[data-place="${name}"]`)
  await expect(spot('about')).toBeVisible()
  await expectSceneAccessible(page)
  for (const [name, title] of [
    ['about', '企业介绍'],
    ['videos', '视频'],
    ['products', '展品'],
    ['contact', '联系方式'],
    ['card', '交换名片'],
    ['chat', '在线洽谈'],
    ['posters', '海报'],
  ] as const) {
    await spot(name).focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: title })
    await expect(panel).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  }
  await spot('product-0').click()
  await expect(page).toHaveURL(/\/area\/ztDetail\/detail\?.*exhibition_product_id=\d+$/)
})
