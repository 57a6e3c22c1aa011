import { patchProfile } from '@tradefloor/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, expectGoodShape, expectTouchTargets } from '../../testing/look.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { requestsTo } from '../../testing/replies.ts'
import { signInNewVisitor } from '../../testing/visitor.ts'

const call = /\/purchaser\/for_you/

async function openHome(language: 'zh' | 'en' = 'zh', purpose = '采购冷冻鱿鱼 frozen squid') {
  const visitor = await signInNewVisitor()
  if (purpose) await visitor.call(patchProfile, { body: { purpose } })
  await openSite('/mobileExhibition', { language })
}

test.each([
  ['zh', '为您推荐', /符合您的参展目的：/],
  ['en', 'For you', /Matches your purpose: /],
] as const)(
  'U-77 one row of the phone’s home opens what fits as a sheet, with reasons, in %s',
  async (language, title, reason) => {
    await openHome(language)
    await page.getByRole('button', { name: title }).click()
    const sheet = page.getByRole('dialog', { name: title })
    await expect.element(sheet.getByText(reason).first()).toBeVisible()
    await expectGoodShape()
    expectTouchTargets()
    await expectAccessible()
    history.back()
    await expect.element(sheet).not.toBeInTheDocument()
    expect(address()).toBe('/mobileExhibition')
  },
)

test('U-78 the sheet leads to the switch, and off means that the home has no row', async () => {
  await openHome()
  await page.getByRole('button', { name: '为您推荐' }).click()
  await page.getByRole('dialog').getByRole('link', { name: '推荐设置' }).click()
  const box = page.getByRole('checkbox', { name: '在首页为我推荐' })
  await expect.element(box).toBeInViewport()
  await box.click()
  await expect.element(page.getByRole('button', { name: '撤销' })).toBeVisible()
  expectTouchTargets()
  await expectAccessible()
  await openSite('/mobileExhibition')
  await expect.poll(() => requestsTo(call).length).toBeGreaterThan(1)
  await expect.element(page.getByRole('list', { name: '正在举办' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '为您推荐' })).not.toBeInTheDocument()
})

test('U-79 with nothing to go by one line leads to the purpose', async () => {
  await openHome('zh', '')
  await page.getByRole('link', { name: /填写参展目的/ }).click()
  await expect.poll(address).toBe('/personalInfo')
})
