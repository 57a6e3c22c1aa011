import { patchProfile } from '@tradefloor/contract'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { keepProducts } from '../../testing/favourites.ts'
import { expectAccessible, expectGoodShape } from '../../testing/look.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { askedFor } from '../../testing/replies.ts'
import { signInNewVisitor } from '../../testing/visitor.ts'

const call = /\/purchaser\/for_you/
const section = page.getByRole('region', { name: '为您推荐' })
const addPurpose = page.getByRole('link', { name: /填写参展目的/ })

afterEach(() => localStorage.removeItem('recentlySeen'))

test('U-77 the home shows what matches the purpose and what was kept, each with its reason', async () => {
  const visitor = await signInNewVisitor()
  await visitor.call(patchProfile, { body: { purpose: '采购冷冻鱿鱼' } })
  const [kept] = await keepProducts(visitor, 21, 1)
  await openSite('/exhibition')
  await expect.element(section).toBeVisible()
  const links = section.getByRole('link').filter({ hasText: /符合您的参展目的：|因为您收藏了/ })
  await expect.element(links.first()).toBeVisible()
  await expect.element(section.getByText(/符合您的参展目的：/).first()).toBeVisible()
  await expect.element(section.getByText(/因为您收藏了/).first()).toBeVisible()
  await expect
    .element(section.getByRole('heading', { name: kept?.product.cn.name ?? '' }))
    .not.toBeInTheDocument()
  expect(links.elements().length).toBeLessThanOrEqual(6)
  await expectGoodShape()
  await expectAccessible()
  await links.first().click()
  await expect.poll(address).toMatch(/^\/area\/ztDetail/)
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
  await expect.poll(() => askedFor(call).length).toBeGreaterThan(1)
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
  expect(askedFor(call)).toEqual([])
})
