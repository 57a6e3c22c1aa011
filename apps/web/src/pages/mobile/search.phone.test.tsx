import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press } from '../../testing/keys.ts'
import { expectAccessible, expectTouchTargets } from '../../testing/look.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { changeReply } from '../../testing/replies.ts'
import { textOf } from '../../testing/texts.ts'

// The runner does not know the role of <search>.
const box = page.getByCss('search').getByRole('combobox')
const cards = page.getByRole('tabpanel').getByRole('article')
const companies = page.getByRole('tab', { name: /^展商/ })
const figureOf = async (tab: typeof companies) => Number(/\d+/.exec(await textOf(tab))?.[0] ?? Number.NaN)
/** What was faded while something was on its way is not any more. */
const expectSettled = () =>
  expect
    .poll(() => {
      const list = document.querySelector('[role=tabpanel] [aria-busy]')
      return list && [list.getAttribute('aria-busy'), getComputedStyle(list).opacity]
    })
    .toEqual(['false', '1'])
const toEnd = () => window.scrollTo(0, document.documentElement.scrollHeight)

test('E-06 E-01 E-02 J-14 from the home one searches both kinds, further results come as one scrolls, Back leads home', async () => {
  await openSite('/mobileExhibition')
  await page.getByRole('link', { name: '搜索' }).click()
  await expect.poll(address).toBe('/mobileSearch')
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveAttribute('inputmode', 'search')
  await userEvent.type(box, '舟山')
  // Enter that ends an input method's composition chooses a character.
  const composing = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }
  box.element().dispatchEvent(new KeyboardEvent('keydown', composing))
  expect(address()).toBe('/mobileSearch')
  await press(box, '{Enter}')
  await expect.element(cards.first().getByCss('mark').first()).toHaveTextContent(/^舟山$/)
  const found = await figureOf(companies)
  expect(found).toBeGreaterThan(15)
  await expect
    .poll(() => {
      toEnd()
      return cards.elements().length
    })
    .toBe(found)
  await page.getByRole('tab', { name: /^展品 ?\d+/ }).click()
  await expect.element(cards.first()).toHaveTextContent(/¥\S+ \/ \S|面议/)
  await expect.element(box).toHaveValue('舟山')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('“舟山”的搜索结果')
  await page.getByRole('button', { name: '返回' }).click()
  await expect.poll(address).toBe('/mobileExhibition')
})

const pill = page.getByRole('button', { name: /^筛选/ })
const sheet = page.getByRole('dialog', { name: '筛选' })
const tick = (facet: string, name: string) =>
  sheet.getByRole('group', { name: facet }).getByRole('checkbox', { name }).click()

test('U-58 E-03 S-83 exhibitors are narrowed down by province, city and district in a sheet', async () => {
  await openSite('/mobileSearch?find=100&find_search=海')
  await expect.element(cards.first()).toBeVisible()
  const all = await figureOf(companies)
  await pill.click()
  const see = sheet.getByRole('button', { name: /^查看 \d+ 家展商$/ })
  await tick('地区', '浙江省')
  await expect.poll(() => figureOf(see)).toBeLessThan(all)
  const inProvince = await figureOf(see)
  await tick('城市', '舟山市')
  await expect.poll(() => figureOf(see)).toBeLessThan(inProvince)
  const inCity = await figureOf(see)
  await expectSettled()
  expectTouchTargets()
  await expectAccessible()
  await tick('区县', '岱山县')
  await expect.poll(() => figureOf(see)).toBeLessThan(inCity)
  const found = await figureOf(see)
  await see.click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '去掉 岱山县' })).toBeVisible()
  await openSite(address())
  await expect.poll(() => figureOf(companies)).toBe(found)
})

test('U-58 P-03 Back closes the sheet of filters, and what was chosen in it stays', async () => {
  await openSite(
    '/mobileSearch?find=100&find_search=海&find_province=330000&find_city=330900&find_area=330921',
  )
  const chip = page.getByRole('button', { name: '去掉 岱山县' })
  await expect.element(chip).toBeVisible()
  await pill.click()
  await tick('城市', '舟山市')
  await expect.poll(address).not.toContain('find_city')
  await expect.element(sheet.getByRole('group', { name: '区县' })).not.toBeInTheDocument()
  history.back()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '去掉 浙江省' })).toBeVisible()
  await expect.element(chip).not.toBeInTheDocument()
})

test('U-58 a chip beside the filters takes its value away, and the tabs keep what both kinds have', async () => {
  await openSite('/mobileSearch?find=101&find_search=youyu&find_video=1&find_currency=CNY&find_price_to=50')
  await expect.element(cards.first()).toBeVisible()
  await expect.element(pill).toHaveTextContent('筛选 2')
  await companies.click()
  await expect.poll(address).toBe('/mobileSearch?find_search=youyu&find_video=1&find=100')
  await page.getByRole('button', { name: '去掉 有视频' }).click()
  await expect.element(pill).toHaveFocus()
  await expect.element(pill).toHaveTextContent(/^筛选$/)
})

test('U-50 U-59 words that only products have show these; nothing found offers what undoes the cause', async () => {
  await openSite('/mobileSearch?find=100&find_search=IP67')
  await expect.poll(address).toMatch(/[?&]find=101\b/)
  await expect.element(cards.first()).toBeVisible()
  await openSite('/mobileSearch?find=100&find_search=舟山&find_province=110000')
  await page.getByRole('button', { name: /去掉 北京市，会有 \d+ 条/ }).click()
  await expect.element(cards.first()).toBeVisible()
})

test('U-52 U-53 U-54 readings and corrections are said, with what was typed one tap away', async () => {
  await openSite('/mobileSearch?find=101&find_search=forzen squid')
  await expect.element(page.getByText(/已按这个词查找/)).toHaveTextContent('frozen squid')
  await expect.element(cards.first().getByCss('mark').first()).toBeVisible()
  await page.getByRole('button', { name: '仍然搜“forzen squid”' }).click()
  await expect.element(page.getByText('没有找到“forzen squid”的展品')).toBeVisible()
  await expectSettled()
  expectTouchTargets()
  await expectAccessible()
  await page.getByRole('button', { name: /^squid \d+$/ }).click()
  await expect.element(page.getByText(/一并查找 鱿鱼/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: '只搜“squid”' })).toBeVisible()
})

test('E-06 E-05 an exhibitor opens its booth and an exhibit itself; Back finds the results where they were', async () => {
  await openSite('/mobileSearch?find=100&find_search=海')
  await expect.element(cards.nth(7)).toBeVisible()
  cards.nth(7).element().scrollIntoView({ block: 'center' })
  const y = Math.round(window.scrollY)
  expect(y).toBeGreaterThan(0)
  await cards.nth(7).getByRole('heading').getByRole('link').click()
  await expect
    .poll(address)
    .toMatch(/^\/mobilezhanquDetaile\?company_id=\d+&exhibition_id=\d+&instance_id=\d+$/)
  history.back()
  await expect.element(cards.nth(7)).toBeInViewport()
  await expect.poll(() => Math.round(window.scrollY)).toBe(y)
  await page.getByRole('tab', { name: /^展品/ }).click()
  await expect.element(cards.first()).toHaveTextContent(/¥\S+ \/ \S|面议/)
  await cards.first().getByRole('heading').getByRole('link').click()
  await expect
    .poll(address)
    .toMatch(/^\/mobileAboutProductDetail\?company_id=\d+&.*exhibition_product_id=\d+$/)
})

test('A-03 E-06 a search that was sent from a desktop is the phone’s', async () => {
  await openSite('/plateformInfo?find=101&find_word=海')
  await expect.poll(address).toBe('/mobileSearch?find=101&find_word=%E6%B5%B7')
  await expect.element(cards.first()).toBeVisible()
})

test('E-06 E-04 a search that fails shows the server’s message and is tried again', async () => {
  let isBroken = true
  changeReply(/\/web\/exhibitor$/, (_, answer) =>
    isBroken ? Response.json({ res: 0, mes: '服务正忙，请稍后再试', errMes: '' }, { status: 503 }) : answer(),
  )
  await openSite('/mobileSearch?find=100&find_search=海')
  const row = page.getByRole('alert')
  await expect.element(row).toHaveTextContent('服务正忙，请稍后再试')
  isBroken = false
  await row.getByRole('button', { name: '重试' }).click()
  await expect.element(cards.first()).toBeVisible()
})
