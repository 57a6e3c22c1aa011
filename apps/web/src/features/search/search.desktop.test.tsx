import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { escapeFrom, press } from '../../testing/keys.ts'
import { expectAccessible, expectGoodShape } from '../../testing/look.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { changeReply, forgetReplies } from '../../testing/replies.ts'
import { textOf } from '../../testing/texts.ts'

const banner = page.getByRole('banner')
const box = banner.getByRole('combobox', { name: '关键词' })
const kind = banner.getByRole('combobox', { name: '搜索类型' })
const results = page.getByRole('dialog')
const cards = results.getByRole('article')
const companies = results.getByRole('tab', { name: /^展商/ })
const products = results.getByRole('tab', { name: /^展品/ })
const figure = (text: string) => Number(/\d+/.exec(text)?.[0] ?? Number.NaN)

test('E-01 E-02 P-01 Enter searches, in pages of fifteen; the address keeps it and Back closes it', async () => {
  await openSite('/plateformInfo')
  await expect.element(box).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('海')
  // Enter that ends an input method's composition chooses a character.
  const composing = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }
  box.element().dispatchEvent(new KeyboardEvent('keydown', composing))
  await expect.poll(address).toBe('/plateformInfo')
  await press(box, '{Enter}')
  await expect.element(results).toHaveAccessibleName('“海”的搜索结果')
  await expect.element(cards).toHaveLength(15)
  await expect.element(cards.first().getByCss('mark').first()).toHaveTextContent('海')
  const first = await textOf(cards.first())
  await results.getByRole('button', { name: '下一页' }).click()
  await expect
    .element(results.getByRole('button', { name: '第 2 页' }))
    .toHaveAttribute('aria-current', 'page')
  await expect.poll(() => textOf(cards.first())).not.toBe(first)
  await openSite(address())
  await expect.element(results.getByText(/第 16–\d+ 家，共 \d+ 家/)).toBeVisible()
  await expect.element(box).toHaveValue('海')
  history.back()
  await expect.element(results).not.toBeInTheDocument()
  expect(address()).toBe('/plateformInfo')
})

test('E-01 E-02 P-03 exhibits come ten a page; the kind is changed and the word stays', async () => {
  await openSite('/plateformInfo')
  await kind.selectOptions('展品')
  await box.fill('海')
  await banner.getByRole('button', { name: '搜索', exact: true }).click()
  await expect.element(cards).toHaveLength(10)
  expect(address()).toMatch(/[?&]find=101\b/)
  await expectGoodShape()
  await companies.click()
  await expect.poll(address).toMatch(/[?&]find=100\b/)
  await expect.element(cards).toHaveLength(15)
  await expect.element(kind).toHaveValue('exhibitors')
  await expect.element(box).toHaveValue('海')
  // The box stays usable beside the results; one page has no pager.
  await box.fill('cangheng')
  await press(box, '{Enter}')
  await expect.element(results).toHaveAccessibleName('“cangheng”的搜索结果')
  await expect
    .element(cards.first().getByCss('mark[lang=en], [lang=en] mark'))
    .toHaveTextContent(/^cangheng$/i)
  await expect.element(results.getByRole('navigation', { name: '翻页' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(results).not.toBeInTheDocument()
  await expect.element(box).toHaveFocus()
})

test('E-04 O-08 a search and a list of exhibitors that fail show the server’s message, and are tried again', async () => {
  for (const place of [
    '/plateformInfo?find=100&find_search=海',
    '/area/zhanqu?exhibition_id=34&list=exhibitors',
  ]) {
    changeReply(/web\/exhibitor$/, () =>
      Response.json({ res: 0, mes: '服务正忙，请稍后再试', errMes: '' }, { status: 503 }),
    )
    await openSite(place)
    const row = results.getByRole('alert')
    await expect.element(row).toHaveTextContent('服务正忙，请稍后再试')
    forgetReplies()
    await row.getByRole('button', { name: '重试' }).click()
    await expect.element(cards).toHaveLength(15)
  }
})

test('E-05 an exhibitor opens its booth and an exhibit its booth at that exhibit; Back returns to the results', async () => {
  await openSite('/plateformInfo?find=100&find_search=海')
  const company = await textOf(cards.first().getByRole('heading'))
  await cards.first().getByRole('heading').getByRole('link').click()
  await expect.poll(address).toMatch(/^\/area\/ztDetail\?company_id=\d+&exhibition_id=\d+&instance_id=\d+$/)
  await expect.element(results).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1, name: company })).toBeVisible()
  history.back()
  await products.click()
  await expect.element(cards).toHaveLength(10)
  const exhibit = cards.first().getByRole('heading').getByRole('link')
  const name = await textOf(exhibit)
  await exhibit.click()
  await expect.poll(address).toMatch(/^\/area\/ztDetail\/detail\?company_id=\d+&.*exhibition_product_id=\d+$/)
  await expect.element(results.getByRole('heading', { name }).first()).toBeVisible()
})

test('G-02 S-03 the hall’s exhibitors are found by word, industry and order, and the choice outlives a visit to a booth', async () => {
  await openSite('/area/zhanqu?exhibition_id=34&status=0')
  await page.getByRole('button', { name: '全部展商' }).click()
  await expect.element(cards).toHaveLength(15)
  await expectGoodShape()
  const pill = results.getByRole('group', { name: '行业' }).getByRole('button').nth(1)
  const count = figure(await textOf(pill))
  await pill.click()
  await expect.element(results.getByText(`共 ${count} 家`, { exact: true })).toBeVisible()
  const first = await textOf(cards.first())
  await results.getByRole('combobox', { name: '排序' }).selectOptions('最新加入')
  await expect.poll(() => textOf(cards.first())).not.toBe(first)
  await results.getByRole('textbox', { name: '在本展会中搜索' }).fill('海')
  await expect.element(cards.getByCss('mark').first()).toHaveTextContent('海')
  const found = cards.elements().length
  await cards.first().getByRole('heading').getByRole('link').click()
  await expect.poll(address).toMatch(/^\/area\/ztDetail\?/)
  history.back()
  await expect.element(cards).toHaveLength(found)
  await escapeFrom(results)
  await expect.element(results).not.toBeInTheDocument()
  await expect.poll(address).toBe('/area/zhanqu?exhibition_id=34&status=0')
})

test('U-48 the hall’s exhibitors are found by what they show, and their cards name it', async () => {
  await openSite('/area/zhanqu?exhibition_id=34&status=0&list=exhibitors')
  await results.getByRole('textbox', { name: '在本展会中搜索' }).fill('蓝莓组培')
  await expect.element(results.getByText('共 1 家', { exact: true })).toBeVisible()
  await expect.element(cards.first()).toHaveTextContent('展品：蓝莓组培盆苗')
  // Companies whose goods are only similar are not counted among them.
  await results.getByRole('textbox', { name: '在本展会中搜索' }).fill('兰花苗')
  await expect.element(results.getByText(/^没有完全一致的，相近的 \d+ 家$/)).toBeVisible()
  await results.getByRole('textbox', { name: '在本展会中搜索' }).fill('蓝莓组培')
  await expect.element(results.getByText('共 1 家', { exact: true })).toBeVisible()
  // What was faded while the list was on its way is not any more.
  await expect
    .poll(() => {
      const list = results.element().querySelector('[aria-busy]')
      return list && [list.getAttribute('aria-busy'), getComputedStyle(list).opacity]
    })
    .toEqual(['false', '1'])
  await expectAccessible()
})

test('U-48 beside exhibitors that match, those with similar goods are neither listed nor counted', async () => {
  await openSite('/area/zhanqu?exhibition_id=21&status=0&list=exhibitors&word=鱿鱼')
  await expect.element(results.getByText('共 2 家', { exact: true })).toBeVisible()
  await expect.element(cards).toHaveLength(2)
})

test('U-70 a booth that is opened from a result tells by which search; one that is opened otherwise does not', async () => {
  const views: Record<string, unknown>[] = []
  changeReply(/\/log\/v1\/vhallview$/, async (request, answer) => {
    views.push(await request.clone().json())
    return answer()
  })
  await openSite('/plateformInfo?find=100&find_search=轴承')
  await cards.first().getByRole('link').click()
  await expect.poll(address).toMatch(/^\/area\/ztDetail\?/)
  const found_by = { search: '轴承', what: 'exhibitor' }
  await expect.poll(() => views.at(-1)).toMatchObject({ vhall_id: expect.any(Number), found_by })
  await openSite('/area/ztDetail?company_id=1007&exhibition_id=21')
  const direct = () => views.filter(({ exhibition_id }) => exhibition_id === 21)
  await expect.poll(direct).toHaveLength(1)
  expect(direct()[0]).not.toHaveProperty('found_by')
})
