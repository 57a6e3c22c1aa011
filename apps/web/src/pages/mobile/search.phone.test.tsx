import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press } from '../../testing/keys.ts'
import { expectTouchTargets } from '../../testing/look.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { changeReply } from '../../testing/replies.ts'
import { textOf } from '../../testing/texts.ts'

// The runner does not know the role of <search>.
const box = page.getByCss('search').getByRole('combobox')
const cards = page.getByRole('tabpanel').getByRole('article')
const companies = page.getByRole('tab', { name: /^展商/ })
const figureOf = async (tab: typeof companies) => Number(/\d+/.exec(await textOf(tab))?.[0] ?? Number.NaN)
const toEnd = () => window.scrollTo(0, document.documentElement.scrollHeight)

test('E-06 E-01 E-02 J-14 from the home one searches both kinds, further results come as one scrolls, Back leads home', async () => {
  await openSite('/mobileExhibition')
  await page.getByRole('link', { name: '搜索' }).click()
  await expect.poll(address).toBe('/mobileSearch')
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveAttribute('inputmode', 'search')
  await userEvent.type(box, '海产')
  // Enter that ends an input method's composition chooses a character.
  const composing = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }
  box.element().dispatchEvent(new KeyboardEvent('keydown', composing))
  expect(address()).toBe('/mobileSearch')
  await press(box, '{Enter}')
  await expect.element(cards.first().getByCss('mark').first()).toHaveTextContent(/^海产$/)
  const found = await figureOf(companies)
  expect(found).toBeGreaterThan(20)
  await expect
    .poll(() => {
      toEnd()
      return cards.elements().length
    })
    .toBe(found)
  await page.getByRole('tab', { name: /^展品 ?\d+/ }).click()
  await expect.element(cards.first()).toHaveTextContent(/¥\S+ \/ \S|面议/)
  await expect.element(box).toHaveValue('海产')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('“海产”的搜索结果')
  await page.getByRole('button', { name: '返回' }).click()
  await expect.poll(address).toBe('/mobileExhibition')
})

test('E-06 E-03 S-83 exhibitors are narrowed down by province, city and district in a sheet', async () => {
  await openSite('/mobileSearch?find=100&find_word=海')
  await expect.element(cards.first()).toBeVisible()
  const all = await figureOf(companies)
  await page.getByRole('button', { name: '全部地区' }).click()
  const sheet = page.getByRole('dialog', { name: '地区' })
  const choiceIn = (list: string, name: string) =>
    sheet.getByRole('list', { name: list }).getByRole('button', { name })
  await choiceIn('省份', '浙江省').click()
  await choiceIn('城市', '舟山市').click()
  await expect.element(sheet.getByRole('button', { name: /^查看 \d+ 家展商$/ })).toBeVisible()
  expectTouchTargets()
  await choiceIn('区县', '岱山县').click()
  await expect.element(sheet).not.toBeInTheDocument()
  const chosen = page.getByRole('button', { name: '地区：岱山县' })
  await expect.element(chosen).toBeVisible()
  await expect.poll(() => figureOf(companies)).toBeLessThan(all)
  await expect.element(cards.first()).toHaveTextContent('岱山县')
  await openSite(address())
  await expect.element(chosen).toBeVisible()
  // Back closes the sheet, and what was chosen in it stays.
  await chosen.click()
  await choiceIn('城市', '全部城市').click()
  await expect.element(choiceIn('城市', '全部城市')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => new URLSearchParams(location.search).has('city')).toBe(false)
  history.back()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '地区：浙江省' })).toBeVisible()
})

test('E-06 E-04 nothing found says so and offers what undoes the cause', async () => {
  await openSite('/mobileSearch?find=100&find_word=IP67')
  await expect.element(page.getByText('没有找到“IP67”的展商')).toBeVisible()
  await page.getByRole('button', { name: /查看 \d+ 件展品/ }).click()
  await expect.element(cards.first()).toBeVisible()
  await openSite('/mobileSearch?find=100&find_word=舟山&find_province=110000')
  await page.getByRole('button', { name: '清除筛选' }).click()
  await expect.element(cards.first()).toBeVisible()
})

test('E-06 E-05 an exhibitor opens its booth and an exhibit itself; Back finds the results where they were', async () => {
  await openSite('/mobileSearch?find=100&find_word=海')
  await expect.element(cards.nth(7)).toBeVisible()
  cards.nth(7).element().scrollIntoView({ block: 'center' })
  const y = Math.round(window.scrollY)
  expect(y).toBeGreaterThan(0)
  await cards.nth(7).getByRole('link').click()
  await expect
    .poll(address)
    .toMatch(/^\/mobilezhanquDetaile\?company_id=\d+&exhibition_id=\d+&instance_id=\d+$/)
  history.back()
  await expect.element(cards.nth(7)).toBeInViewport()
  await expect.poll(() => Math.round(window.scrollY)).toBe(y)
  await page.getByRole('tab', { name: /^展品/ }).click()
  await expect.element(cards.first()).toHaveTextContent(/¥\S+ \/ \S|面议/)
  await cards.first().getByRole('link').click()
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
  await openSite('/mobileSearch?find=100&find_word=海')
  const row = page.getByRole('alert')
  await expect.element(row).toHaveTextContent('服务正忙，请稍后再试')
  isBroken = false
  await row.getByRole('button', { name: '重试' }).click()
  await expect.element(cards.first()).toBeVisible()
})
