import type { SuggestReply } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectErrors } from '../../testing/expected-errors.ts'
import { press } from '../../testing/keys.ts'
import { expectAccessible } from '../../testing/look.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { changeReply, forgetReplies, requestsTo } from '../../testing/replies.ts'
import { noteWord } from './recent-words.ts'

const suggestPath = /\/web\/suggest\b/
const banner = page.getByRole('banner')
const box = banner.getByRole('combobox', { name: '关键词' })
const list = banner.getByRole('listbox', { name: '搜索建议' })
const option = list.getByRole('option')
const products = list.getByRole('group', { name: '展品' }).getByRole('option')
const companies = list.getByRole('group', { name: '展商' }).getByRole('option')
const categories = list.getByRole('group', { name: '类别' }).getByRole('option')
const recent = banner.getByRole('region', { name: '最近搜索' })
const wordsAskedFor = () =>
  requestsTo(suggestPath).map((asked) => new URLSearchParams(asked.split('?')[1]).get('search'))

/** A reply with one product of this name. */
const replyOf = (name: string): SuggestReply => ({
  ...{ res: 1, mes: '', errMes: '', count: 1, counts: { product: 1, exhibitor: 0 } },
  list: [
    {
      ...{ kind: 'product', id: 1, name: { cn: name, en: name }, picture: '', company: null },
      ...{ main_products: null, price: null, products: null },
      booth: {
        exhibition_id: 21,
        company_id: 1001,
        instance_id: 2101001,
        product_id: 10010221,
        booth_no: 'C101',
      },
    },
  ],
})

test('U-42 suggestions have pictures, prices and booths, and the first repeats the search as it was read', async () => {
  await openSite('/plateformInfo')
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
  await userEvent.type(box, 'youyu')
  await expect.element(products.first()).toHaveTextContent(/鱿鱼.*[A-Z]\d+.*¥\S+ \/ \S/)
  await expect.element(products.first().getByCss('mark')).toHaveTextContent('鱿鱼')
  await expect.element(companies.getByCss('mark').first()).toBeVisible()
  await expect.element(categories.first()).toHaveTextContent(/鱿鱼.*\d/)
  await expect.element(option.first()).toHaveTextContent(/^搜索 鱿鱼\s?youyu全部 \d+ 条结果/)
  expect(option.elements().length).toBeLessThanOrEqual(9)
  await expect.element(box).toHaveAttribute('aria-expanded', 'true')
  await expect.element(box).toHaveAttribute('aria-controls', list.element().id)
  await expect.element(banner.getByText(/^\d 条建议$/)).toBeInTheDocument()
  await expectAccessible()
})

test('U-42 one letter asks for nothing, one Chinese character does, and words typed at once are asked for once', async () => {
  changeReply(suggestPath, (request) =>
    Response.json(replyOf(new URL(request.url).searchParams.get('search') ?? '')),
  )
  await openSite('/plateformInfo')
  await userEvent.type(box, 's')
  await expect.element(option).toHaveLength(1)
  await userEvent.type(box, 'quid')
  await expect.element(products).toHaveTextContent('squid')
  await box.fill('鱼')
  await expect.element(products).toHaveTextContent('鱼')
  expect(wordsAskedFor()).not.toContain('s')
  expect(wordsAskedFor().at(-1)).toBe('鱼')
})

test('U-42 nothing is asked while an input method composes, and its Enter chooses a character', async () => {
  await openSite('/plateformInfo')
  await box.click()
  const input = box.element() as HTMLInputElement
  input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
  await box.fill('you')
  await expect.element(option).toHaveLength(1)
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, bubbles: true }))
  input.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
  )
  await box.fill('鱿鱼')
  expect(requestsTo(suggestPath)).toEqual([])
  expect(input.getAttribute('aria-activedescendant')).toBeNull()
  expect(address()).toBe('/plateformInfo')
  input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
  await expect.element(products.first()).toHaveTextContent('鱿鱼')
  expect(wordsAskedFor()).toEqual(['鱿鱼'])
})

test('U-42 a reply that comes late never replaces a newer one, and old rows stay until the new ones come', async () => {
  const answers = new Map<string, () => void>()
  changeReply(suggestPath, async (request) => {
    const word = new URL(request.url).searchParams.get('search') ?? ''
    await new Promise<void>((resolve) => answers.set(word, resolve))
    return Response.json(replyOf(`${word}筒`))
  })
  await openSite('/plateformInfo')
  await box.fill('鱿')
  await expect.poll(() => answers.has('鱿')).toBe(true)
  await box.fill('鱿鱼')
  await expect.poll(() => answers.has('鱿鱼')).toBe(true)
  answers.get('鱿鱼')?.()
  await expect.element(products).toHaveTextContent('鱿鱼筒')
  answers.get('鱿')?.()
  await box.fill('墨鱼')
  await expect.poll(() => answers.has('墨鱼')).toBe(true)
  await expect.element(products).toHaveTextContent('鱿鱼筒')
  answers.get('墨鱼')?.()
  await expect.element(products).toHaveTextContent('墨鱼筒')
})

test('U-43 with the keyboard alone one goes through the options, fills one in, closes the list and opens a booth', async () => {
  await openSite('/plateformInfo')
  await expect.element(box).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('youyu')
  await expect.element(products.first()).toBeVisible()
  const count = option.elements().length
  const active = () => {
    const id = box.element().getAttribute('aria-activedescendant')
    return option.elements().findIndex((each) => each.id === id)
  }
  // Until one is reached the keys are those of a text.
  await userEvent.keyboard('{Home}')
  expect(active()).toBe(-1)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.poll(active).toBe(1)
  await expect.element(option.nth(1)).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{End}')
  await expect.poll(active).toBe(count - 1)
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(active).toBe(0)
  await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}')
  await expect.poll(active).toBe(1)
  await userEvent.keyboard('{Tab}')
  await expect.element(box).toHaveFocus()
  const filled = (box.element() as HTMLInputElement).value
  expect(filled).toContain('鱿鱼')
  expect(active()).toBe(-1)
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(box).toHaveValue(filled)
  await expect.element(box).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(products.first()).toHaveTextContent(filled)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.poll(address).toMatch(/^\/area\/ztDetail\/detail\?company_id=\d+&.*exhibition_product_id=\d+$/)
  await expect.element(list).not.toBeInTheDocument()
})

test('U-43 Escape closes the list over open results, and only then the results', async () => {
  await openSite('/plateformInfo?find=100&find_search=海')
  const results = page.getByRole('dialog')
  await expect.element(results).toBeVisible()
  await userEvent.type(box, '产')
  await expect.element(products.first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(results).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(results).not.toBeInTheDocument()
})

test('U-49 E-05 a company that is suggested opens its booth', async () => {
  await openSite('/plateformInfo')
  await userEvent.type(box, 'youyu')
  const name = (await companies.last().findElement()).querySelector('span span')?.textContent ?? ''
  await companies.last().click()
  await expect.poll(address).toMatch(/^\/area\/ztDetail\?company_id=\d+&exhibition_id=\d+&instance_id=\d+$/)
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('U-49 a category that is suggested is searched for among the products', async () => {
  await openSite('/plateformInfo')
  await userEvent.type(box, '鱿鱼')
  await categories.first().click()
  await expect.poll(address).toMatch(/[?&]find=101\b/)
  await expect.element(page.getByRole('dialog').getByRole('article').first()).toBeVisible()
})

test('U-45 what was searched for is offered again in the field, and is removed one by one or all at once', async () => {
  for (const word of ['冷藏集装箱', 'FR-200', '墨鱼丸']) noteWord(word)
  await openSite('/plateformInfo')
  await box.click()
  await expect.element(recent.getByRole('listitem')).toHaveLength(3)
  await expectAccessible()
  await recent.getByRole('button', { name: '删除“FR-200”' }).click()
  await expect.element(recent.getByRole('listitem')).toHaveLength(2)
  await recent.getByRole('button', { name: '搜索“墨鱼丸”' }).click()
  await expect.poll(address).toMatch(/[?&]find_search=/)
  await expect.element(box).toHaveValue('墨鱼丸')
  await expect.element(recent).not.toBeInTheDocument()
  await box.click()
  await recent.getByRole('button', { name: '清空最近搜索' }).click()
  await expect.element(recent).not.toBeInTheDocument()
})

test('U-45 the key to the field offers recent searches as a press on it does', async () => {
  noteWord('墨鱼丸')
  await openSite('/plateformInfo')
  await expect.element(box).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(box).toHaveFocus()
  await expect.element(recent.getByRole('listitem')).toHaveLength(1)
})

test('U-44 without suggestions a line says so, recent searches stay, and Enter searches', async () => {
  expectErrors(/suggest/)
  noteWord('墨鱼丸')
  changeReply(suggestPath, () => Response.json({ res: 0, mes: '', errMes: '' }, { status: 503 }))
  await openSite('/plateformInfo')
  await userEvent.type(box, '鱿鱼')
  await expect.element(banner.getByText('暂时无法显示搜索建议，仍可直接搜索').first()).toBeVisible()
  await expect.element(recent.getByRole('listitem')).toHaveLength(1)
  await expect.element(option).toHaveLength(1)
  await expectAccessible()
  forgetReplies()
  await press(box, '{Enter}')
  await expect.poll(address).toMatch(/[?&]find_search=/)
})
