import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectErrors } from '../../testing/expected-errors.ts'
import { expectAccessible, expectTouchTargets } from '../../testing/look.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { changeReply, requestsTo } from '../../testing/replies.ts'
import { noteWord } from './recent-words.ts'

// The runner does not know the role of <search>.
const box = page.getByCss('search').getByRole('combobox')
const list = page.getByRole('listbox', { name: '搜索建议' })
const products = list.getByRole('group', { name: '展品' }).getByRole('option')
const companies = list.getByRole('group', { name: '展商' }).getByRole('option')

test('U-46 while one types, suggestions with room for a finger stand below the field, recent searches below them', async () => {
  noteWord('墨鱼丸')
  await openSite('/mobileSearch')
  await userEvent.type(box, 'youyu')
  await expect.element(products.first()).toHaveTextContent(/鱿鱼.*¥/)
  await expect.element(list.getByRole('option').first()).toHaveTextContent(/^搜索 鱿鱼\s?youyu/)
  await expect.element(page.getByRole('region', { name: '最近搜索' }).getByRole('listitem')).toHaveLength(1)
  expectTouchTargets()
  await expectAccessible()
  await companies.last().click()
  await expect
    .poll(address)
    .toMatch(/^\/mobilezhanquDetaile\?company_id=\d+&exhibition_id=\d+&instance_id=\d+$/)
  history.back()
  await userEvent.type(box, 'youyu')
  await products.first().click()
  await expect
    .poll(address)
    .toMatch(/^\/mobileAboutProductDetail\?company_id=\d+&.*exhibition_product_id=\d+$/)
})

test('U-46 the arrow beside a suggestion fills it in, and Escape shows what was there before', async () => {
  await openSite('/mobileSearch?find=100&find_search=海')
  await expect.element(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
  await box.fill('鱿鱼')
  await expect.element(products.first()).toBeVisible()
  await expect.element(page.getByRole('tabpanel')).not.toBeInTheDocument()
  await page.getByCss('button[title^="填入"]').first().click()
  await expect.poll(() => (box.element() as HTMLInputElement).value).toMatch(/鱿鱼./)
  await userEvent.click(box)
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
})

test('U-46 U-42 nothing is asked while an input method composes', async () => {
  await openSite('/mobileSearch')
  const input = (await box.findElement()) as HTMLInputElement
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  await box.fill('鱿鱼')
  await expect.element(list.getByRole('option')).toHaveLength(1)
  expect(requestsTo(/\/web\/suggest\b/)).toEqual([])
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  await expect.element(products.first()).toHaveTextContent('鱿鱼')
})

test('U-46 U-44 without suggestions a line says so and the search goes on', async () => {
  expectErrors(/suggest/)
  changeReply(/\/web\/suggest$/, () => Response.json({ res: 0, mes: '', errMes: '' }, { status: 503 }))
  await openSite('/mobileSearch')
  await userEvent.type(box, '鱿鱼')
  await expect.element(page.getByText('暂时无法显示搜索建议，仍可直接搜索').first()).toBeVisible()
  await list.getByRole('option').click()
  await expect.element(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
})
