import type { Page } from '@playwright/test'
import { expectAccessible, expectGoodShape, expectTouchTargets } from '../support/look.ts'
import { addressOf, expect, test, textOf } from '../support/test.ts'

const box = (page: Page) => page.getByRole('search').getByRole('textbox')
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article')
const recent = (page: Page) => page.getByRole('region', { name: '最近搜索' })
const figure = (text: string) => Number(/\d+/.exec(text)?.[0] ?? Number.NaN)

test('E-06 E-01 E-02 J-14 from the home one searches both kinds, further results come as one scrolls, Back leads home', async ({
  page,
}) => {
  await page.goto('/mobileExhibition')
  await page.getByRole('link', { name: '搜索' }).tap()
  await expect.poll(() => addressOf(page)).toBe('/mobileSearch')
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveAttribute('inputmode', 'search')
  await box(page).pressSequentially('海')
  // Enter that ends an input method's composition chooses a character.
  await box(page).dispatchEvent('keydown', {
    key: 'Enter',
    isComposing: true,
    bubbles: true,
    cancelable: true,
  })
  expect(addressOf(page)).toBe('/mobileSearch')
  await box(page).press('Enter')
  await expect(cards(page).first().locator('mark').first()).toHaveText('海')
  const found = figure(await textOf(page.getByRole('tab', { name: /^展商/ })))
  expect(found).toBeGreaterThan(20)
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    expect(await cards(page).count()).toBe(found)
  }).toPass()
  await page.getByRole('tab', { name: /^展品 ?\d+/ }).tap()
  await expect(cards(page).first()).toContainText(/¥\S+ \/ \S|面议/)
  await expect(box(page)).toHaveValue('海')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“海”的搜索结果')
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('button', { name: '返回' }).tap()
  await expect.poll(() => addressOf(page)).toBe('/mobileExhibition')
})

test('E-06 E-03 exhibitors are narrowed down by province, city and district in a sheet', async ({ page }) => {
  await page.goto('/mobileSearch?find=100&find_word=海')
  await expect(cards(page).first()).toBeVisible()
  const all = figure(await textOf(page.getByRole('tab', { name: /^展商/ })))
  await page.getByRole('button', { name: '全部地区' }).tap()
  const sheet = page.getByRole('dialog', { name: '地区' })
  await sheet
    .getByRole('list', { name: '省份' })
    .getByRole('button', { name: /浙江省/ })
    .tap()
  await sheet.getByRole('list', { name: '城市' }).getByRole('button', { name: '舟山市' }).tap()
  await expect(sheet.getByRole('button', { name: /^查看 \d+ 家展商$/ })).toBeVisible()
  await expectTouchTargets(page)
  await sheet.getByRole('list', { name: '区县' }).getByRole('button', { name: '岱山县' }).tap()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('button', { name: '地区：岱山县' })).toBeVisible()
  await expect
    .poll(async () => figure(await textOf(page.getByRole('tab', { name: /^展商/ }))))
    .toBeLessThan(all)
  await expect(cards(page).first()).toContainText('岱山县')
  await page.reload()
  await expect(page.getByRole('button', { name: '地区：岱山县' })).toBeVisible()
  // S-83: Back closes the sheet, and what was chosen in it stays.
  await page.getByRole('button', { name: '地区：岱山县' }).tap()
  const allCities = sheet.getByRole('list', { name: '城市' }).getByRole('button', { name: '全部城市' })
  await allCities.tap()
  await expect(allCities).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL((url) => !url.searchParams.has('city'))
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('button', { name: '地区：浙江省' })).toBeVisible()
})

test('E-06 the words searched for last are offered again, ten of them, and can be removed', async ({
  page,
}) => {
  await page.goto('/mobileSearch')
  await expect(recent(page)).toHaveCount(0)
  for (let number = 1; number <= 11; number++) {
    await box(page).fill(`海 ${number}`)
    await box(page).press('Enter')
    await expect(page).toHaveTitle(new RegExp(`海 ${number}”`))
  }
  await page.getByRole('button', { name: '清除输入' }).tap()
  await expect(box(page)).toBeFocused()
  await expect(recent(page).getByRole('listitem')).toHaveCount(10)
  await expect(recent(page).getByRole('listitem').first()).toHaveText('海 11')
  await recent(page).getByRole('button', { name: '删除“海 11”' }).tap()
  await expect(recent(page).getByRole('listitem').first()).toHaveText('海 10')
  await page.reload()
  await expect(recent(page).getByRole('listitem')).toHaveCount(9)
  await recent(page).getByRole('button', { name: '搜索“海 9”' }).tap()
  await expect(box(page)).toHaveValue('海 9')
  await page.getByRole('button', { name: '清除输入' }).tap()
  await recent(page).getByRole('button', { name: '清空最近搜索' }).tap()
  await expect(recent(page)).toHaveCount(0)
})

test('E-06 a browser that refuses its storage searches all the same and remembers for as long as the page stands', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    for (const name of ['getItem', 'setItem', 'removeItem'])
      Object.defineProperty(Storage.prototype, name, { value: refuse })
  })
  await page.goto('/mobileSearch')
  await box(page).fill('海')
  await page.getByRole('button', { name: '搜索', exact: true }).tap()
  await expect(cards(page).first()).toBeVisible()
  await page.getByRole('button', { name: '清除输入' }).tap()
  await expect(recent(page).getByRole('listitem')).toHaveText(['海'])
})

test('E-06 E-04 nothing found says so and offers what undoes the cause', async ({ page }) => {
  await page.goto('/mobileSearch?find=101&find_word=舟山')
  await expect(page.getByText('没有找到“舟山”的展品')).toBeVisible()
  await page.getByRole('button', { name: /查看 \d+ 家展商/ }).tap()
  await expect(cards(page).first()).toBeVisible()
  await page.goto('/mobileSearch?find=100&find_word=舟山&find_province=110000')
  await page.getByRole('button', { name: '清除筛选' }).tap()
  await expect(cards(page).first()).toBeVisible()
})

test('E-06 E-05 an exhibitor opens its booth and an exhibit itself; Back finds the results where they were', async ({
  page,
}) => {
  await page.goto('/mobileSearch?find=100&find_word=海')
  await expect(cards(page).nth(7)).toBeVisible()
  await cards(page).nth(7).scrollIntoViewIfNeeded()
  const y = await page.evaluate(() => Math.round(window.scrollY))
  await cards(page).nth(7).getByRole('link').tap()
  await expect(page).toHaveURL(/\/mobilezhanquDetaile\?company_id=\d+&exhibition_id=\d+&instance_id=\d+$/)
  await page.goBack()
  await expect(cards(page).nth(7)).toBeInViewport()
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(y)
  await page.getByRole('tab', { name: /^展品/ }).tap()
  await expect(cards(page).first()).toContainText(/¥\S+ \/ \S|面议/)
  await cards(page).first().getByRole('link').tap()
  await expect(page).toHaveURL(/\/mobileAboutProductDetail\?company_id=\d+&.*exhibition_product_id=\d+$/)
})

test('A-03 E-06 a search that was sent from a desktop is the phone’s', async ({ page }) => {
  await page.goto('/plateformInfo?find=101&find_word=海')
  await expect(page).toHaveURL(/\/mobileSearch\?find=101&find_word=%E6%B5%B7$/)
  await expect(cards(page).first()).toBeVisible()
})

test.describe('a failure', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('E-06 E-04 a search that fails shows the server’s message and is tried again', async ({ page }) => {
    const failing = /web\/exhibitor\?/
    await page.route(failing, (route) =>
      route.fulfill({ status: 503, json: { res: 0, mes: '服务正忙，请稍后再试', errMes: '' } }),
    )
    await page.goto('/mobileSearch?find=100&find_word=海')
    const row = page.getByRole('alert')
    await expect(row).toContainText('服务正忙，请稍后再试')
    await page.unroute(failing)
    await row.getByRole('button', { name: '重试' }).tap()
    await expect(cards(page).first()).toBeVisible()
  })
})

for (const [language, height] of [
  ['zh', 844],
  ['en', 640],
] as const)
  test.describe(language, () => {
    test.use({ language })

    for (const address of [
      '/mobileSearch',
      '/mobileSearch?find=100&find_word=fish',
      '/mobileSearch?find=101',
    ])
      test(`E-06 A-07 ${address} fits a small phone in ${language}`, async ({ page }) => {
        await page.setViewportSize({ width: 360, height })
        await page.goto(address)
        await expect(page.locator('h1')).toBeAttached()
        await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
        await expect(page.getByRole('status').filter({ hasText: /正在加载|Loading/ })).toHaveCount(0)
        await expectGoodShape(page)
        await expectTouchTargets(page)
        await expectAccessible(page)
      })
  })
