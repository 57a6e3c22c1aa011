import type { Page } from '@playwright/test'
import { escapeFrom } from '../support/keyboard.ts'
import { expectAccessible, expectGoodShape } from '../support/look.ts'
import { addressOf, expect, test, textOf } from '../support/test.ts'

const box = (page: Page) => page.getByRole('banner').getByRole('textbox', { name: '关键词' })
const kind = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: '搜索类型' })
const results = (page: Page) => page.getByRole('dialog')
const cards = (page: Page) => results(page).getByRole('article')
const figure = (text: string) => Number(/\d+/.exec(text)?.[0] ?? Number.NaN)

test('E-01 E-02 P-01 Enter searches, in pages of fifteen; the address keeps it and Back closes it', async ({
  page,
}) => {
  await page.goto('/plateformInfo')
  await expect(box(page)).toBeVisible()
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  await box(page).pressSequentially('海')
  // Enter that ends an input method's composition chooses a character.
  await box(page).dispatchEvent('keydown', {
    key: 'Enter',
    isComposing: true,
    bubbles: true,
    cancelable: true,
  })
  await expect.poll(() => addressOf(page)).toBe('/plateformInfo')
  await box(page).press('Enter')
  await expect(results(page)).toHaveAccessibleName('“海”的搜索结果')
  await expect(cards(page)).toHaveCount(15)
  await expect(cards(page).first().locator('mark').first()).toHaveText('海')
  const first = await textOf(cards(page).first())
  await results(page).getByRole('button', { name: '下一页' }).click()
  await expect(results(page).getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')
  await expect(cards(page).first()).not.toHaveText(first)
  await page.reload()
  await expect(results(page).getByText(/第 16–\d+ 家，共 \d+ 家/)).toBeVisible()
  await expect(box(page)).toHaveValue('海')
  await page.goBack()
  await expect(results(page)).toHaveCount(0)
  expect(addressOf(page)).toBe('/plateformInfo')
})

test('E-01 E-02 P-03 exhibits come ten a page; the kind is changed and the word stays', async ({ page }) => {
  await page.goto('/plateformInfo')
  await kind(page).selectOption('展品')
  await box(page).fill('海')
  await page.getByRole('banner').getByRole('button', { name: '搜索', exact: true }).click()
  await expect(cards(page)).toHaveCount(10)
  await expect(page).toHaveURL(/[?&]find=101\b/)
  await expectGoodShape(page)
  await results(page)
    .getByRole('button', { name: /^展商 \d+/ })
    .click()
  await expect(page).toHaveURL(/[?&]find=100\b/)
  await expect(cards(page)).toHaveCount(15)
  await expect(kind(page)).toHaveValue('exhibitors')
  await expect(box(page)).toHaveValue('海')
  // The box stays usable beside the results; one page has no pager.
  await box(page).fill('fish')
  await box(page).press('Enter')
  await expect(results(page)).toHaveAccessibleName('“fish”的搜索结果')
  await expect(cards(page).first().locator('mark')).toHaveText(/fish/i)
  await expect(results(page).getByRole('navigation', { name: '翻页' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(results(page)).toHaveCount(0)
  await expect(box(page)).toBeFocused()
})

test('E-03 S-03 exhibitors are narrowed down by province, city and district, with true counts', async ({
  page,
}) => {
  await page.goto('/plateformInfo?find=100')
  const picker = results(page).getByRole('button', { name: /全部地区|^地区/ })
  const found = async () => figure(await textOf(results(page).getByRole('button', { name: /^展商 \d+/ })))
  await expect(cards(page)).toHaveCount(15)
  const all = await found()
  await picker.click()
  const province = results(page).getByRole('list', { name: '省份' }).getByRole('button').nth(1)
  const expected = figure(await textOf(province))
  await province.click()
  await expect.poll(found).toBe(expected)
  await results(page).getByRole('list', { name: '城市' }).getByRole('button', { name: '舟山市' }).click()
  await expect(results(page).getByRole('list', { name: '区县' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(picker).toHaveText('地区：定海区')
  await expect.poll(found).toBeLessThan(expected)
  await expect(cards(page).first()).toContainText('定海区')
  await picker.click()
  await results(page).getByRole('button', { name: '全部地区' }).last().click()
  await page.keyboard.press('Escape')
  await expect.poll(found).toBe(all)
})

test('E-04 nothing found says so and offers what undoes the cause', async ({ page }) => {
  await page.goto('/plateformInfo?find=101&find_word=舟山')
  await expect(results(page).getByText('没有找到“舟山”的展品')).toBeVisible()
  await results(page)
    .getByRole('button', { name: /查看 \d+ 家展商/ })
    .click()
  await expect(cards(page)).toHaveCount(15)
  await page.goto('/plateformInfo?find=100&find_word=舟山&find_province=110000')
  await results(page).getByRole('button', { name: '清除筛选' }).click()
  await expect(cards(page)).toHaveCount(15)
  await expectAccessible(page)
})

test.describe('a failure', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('E-04 O-08 a search and a list of exhibitors that fail show the server’s message, and are tried again', async ({
    page,
  }) => {
    const failing = /web\/exhibitor\?/
    const fail = () =>
      page.route(failing, (route) =>
        route.fulfill({ status: 503, json: { res: 0, mes: '服务正忙，请稍后再试', errMes: '' } }),
      )
    for (const address of [
      '/plateformInfo?find=100&find_word=海',
      '/area/zhanqu?exhibition_id=34&list=exhibitors',
    ]) {
      await fail()
      await page.goto(address)
      const row = results(page).getByRole('alert')
      await expect(row).toContainText('服务正忙，请稍后再试')
      await page.unroute(failing)
      await row.getByRole('button', { name: '重试' }).click()
      await expect(cards(page)).toHaveCount(15)
    }
  })
})

test('E-05 an exhibitor opens its booth and an exhibit its booth at that exhibit; Back returns to the results', async ({
  page,
}) => {
  await page.goto('/plateformInfo?find=100&find_word=海')
  const company = await textOf(cards(page).first().getByRole('heading'))
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/area\/ztDetail\?company_id=\d+&exhibition_id=\d+&instance_id=\d+$/)
  await expect(results(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible()
  await page.goBack()
  await results(page).getByRole('button', { name: /^展品/ }).click()
  await expect(cards(page)).toHaveCount(10)
  const exhibit = cards(page).first().getByRole('link')
  const name = await textOf(exhibit)
  await exhibit.click()
  await expect(page).toHaveURL(/\/area\/ztDetail\/detail\?company_id=\d+&.*exhibition_product_id=\d+$/)
  await expect(results(page).getByRole('heading', { name }).first()).toBeVisible()
})

test('G-02 S-03 the hall’s exhibitors are found by word, industry and order, and the choice outlives a visit to a booth', async ({
  page,
}) => {
  await page.goto('/area/zhanqu?exhibition_id=34&status=0')
  await page.getByRole('button', { name: '全部展商' }).click()
  const panel = results(page)
  await expect(cards(page)).toHaveCount(15)
  await expectGoodShape(page)
  const pill = panel.getByRole('group', { name: '行业' }).getByRole('button').nth(1)
  const count = figure(await textOf(pill))
  await pill.click()
  await expect(panel.getByText(`共 ${count} 家`, { exact: true })).toBeVisible()
  const first = await textOf(cards(page).first())
  await panel.getByRole('combobox', { name: '排序' }).selectOption('最新加入')
  await expect(cards(page).first()).not.toHaveText(first)
  await panel.getByRole('textbox', { name: '在本展会中搜索' }).fill('海')
  await expect(cards(page).first().locator('mark').first()).toHaveText('海')
  const found = await cards(page).count()
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/area\/ztDetail\?/)
  await page.goBack()
  await expect(cards(page)).toHaveCount(found)
  await escapeFrom(panel)
  await expect(panel).toHaveCount(0)
  await expect.poll(() => addressOf(page)).toBe('/area/zhanqu?exhibition_id=34&status=0')
})

test.describe('a part that does not come', () => {
  test.use({ expectedErrors: [/net::ERR_/] })

  test('A-08 E-01 results whose program does not come leave the page as it is, and come on the next try', async ({
    page,
  }) => {
    let isBroken = true
    await page.route(/\/assets\/search-drawer-[^/]*\.js$/, (route) =>
      isBroken ? route.abort('connectionfailed') : route.continue(),
    )
    await page.goto('/plateformInfo')
    await box(page).fill('海')
    await box(page).press('Enter')
    await expect(page.getByRole('status').filter({ hasText: '这一部分没有加载出来' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(/\/plateformInfo$/)
    isBroken = false
    await box(page).press('Enter')
    await expect(cards(page).first()).toBeVisible()
  })
})
