import { listProducts, markProduct, patchProfile } from '@tradefloor/contract'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectGoodShape } from '../../testing/look.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { requestsTo } from '../../testing/replies.ts'
import { signInNewVisitor } from '../../testing/visitor.ts'

const call = /\/purchaser\/for_you/
const section = page.getByRole('region', { name: '为您推荐' })
const addPurpose = page.getByRole('link', { name: /填写参展目的/ })

afterEach(() => localStorage.removeItem('recentlySeen'))

test('U-77 the home shows what matches the purpose and leads there', async () => {
  const visitor = await signInNewVisitor()
  await visitor.call(patchProfile, { body: { purpose: '采购冷冻鱿鱼' } })
  await openSite('/exhibition')
  const links = section.getByRole('listitem').getByRole('link')
  await expect.element(links.first()).toHaveTextContent(/符合您的参展目的：/)
  expect(links.elements().length).toBeLessThanOrEqual(6)
  await expectGoodShape()
  await expectAccessible()
  await links.first().click()
  await expect.poll(address).toMatch(/^\/area\/ztDetail/)
})

test('U-77 what is like a favourite says which one, and the favourite itself is not there', async () => {
  const visitor = await signInNewVisitor()
  const query = { company_id: 1001, exhibition_id: 21, size: 1 }
  const [kept] = (await visitor.call(listProducts, { query })).list
  const name = kept?.product.cn.name ?? ''
  await visitor.call(markProduct, { body: { exhibition_product_id: kept?.id ?? 0 } })
  await openSite('/exhibition')
  await expect.element(section.getByText(`因为您收藏了${name}`).first()).toBeVisible()
  for (const link of section.getByRole('listitem').getByRole('link').elements())
    expect(link.getAttribute('href')).not.toContain('company_id=1001')
})

test('U-76 U-77 what was viewed on this device is a reason, and its ids go along with the request', async () => {
  await signInNewVisitor()
  await openSite('/area/ztDetail/about?company_id=1001&exhibition_id=21')
  await expect.poll(() => localStorage.getItem('recentlySeen') ?? '').toContain('1001')
  await openSite('/exhibition', { language: 'en' })
  const own = page.getByRole('region', { name: 'For you' })
  await expect.element(own.getByText(/Because you viewed /).first()).toBeVisible()
  await expectGoodShape()
})

test('U-78 the switch in the profile turns it off, is taken back on the spot, and the home follows', async () => {
  const visitor = await signInNewVisitor()
  await visitor.call(patchProfile, { body: { purpose: '采购冷冻鱿鱼' } })
  await openSite('/exhibition')
  await section.getByRole('link', { name: '推荐设置' }).click()
  const centre = page.getByRole('dialog')
  const own = centre.getByRole('region', { name: '为您推荐' })
  const box = own.getByRole('checkbox', { name: '在首页为我推荐' })
  await expect.element(box).toBeChecked()
  await box.click()
  await expect.element(own.getByText('已在您的所有设备上关闭')).toBeVisible()
  await expectAccessible()
  await own.getByRole('button', { name: '撤销' }).click()
  await expect.element(box).toBeChecked()
  await box.click()
  await expect.element(own.getByRole('button', { name: '撤销' })).toBeVisible()
  await openSite('/exhibition')
  await expect.element(page.getByRole('region', { name: '正在举办' }).getByRole('link').first()).toBeVisible()
  await expect.poll(() => requestsTo(call).length).toBeGreaterThan(1)
  await expect.element(section).not.toBeInTheDocument()
  await expect.element(addPurpose).not.toBeInTheDocument()
})

test('U-79 with nothing to go by one line leads to the purpose', async () => {
  await signInNewVisitor()
  await openSite('/exhibition')
  await addPurpose.click()
  await expect.element(page.getByRole('dialog').getByLabelText('参展目的')).toBeVisible()
})

test('U-77 for a guest nothing is asked and nothing shown', async () => {
  await openSite('/exhibition')
  await expect.element(page.getByRole('region', { name: '正在举办' }).getByRole('link').first()).toBeVisible()
  await expect.element(section).not.toBeInTheDocument()
  expect(requestsTo(call)).toEqual([])
})
