import { acceptInvitation, giveCard, invitationFor, signOnToDesk } from '../support/desk.ts'
import { expectAccessible, expectGoodShape, expectTouchTargets } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

test('N-03 O-03 V-59 on a phone the desk has a bottom bar; a card is read, noted, figures are read, and one signs out', async ({
  page,
}) => {
  const visitor = await giveCard(page, '高远')
  await signOnToDesk(page, `/desk/cards?search=${visitor.phone}`)
  const card = page.getByRole('article').filter({ hasText: visitor.phone })
  await expect(card.getByRole('heading', { name: '高远' })).toBeVisible()
  await expectGoodShape(page)
  await expectTouchTargets(page)
  await expectAccessible(page)
  await card.getByRole('textbox', { name: /备注/ }).fill('周三回电')
  await expect(card.getByText('已保存')).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: '顾闻笛' }).click()
  await page.getByRole('link', { name: '展会日历' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '展会日历' })).toBeVisible()
  await expectGoodShape(page)
  await page.getByRole('banner').getByRole('button', { name: '顾闻笛' }).click()
  await page.getByRole('link', { name: '数据' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '最受关注的展品' })).toBeVisible()
  await expectGoodShape(page)
  await expectTouchTargets(page)
  await expectAccessible(page)
  await page.getByRole('banner').getByRole('button', { name: '顾闻笛' }).click()
  await expectTouchTargets(page)
  await page.getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/\/sso\?/)
})

test('V-43 V-44 on a phone a lead opens in the place of the list, takes a note, and goes back to it', async ({
  page,
}) => {
  const visitor = await giveCard(page, '林夏')
  await signOnToDesk(page, `/desk/leads?search=${visitor.phone}`)
  const entry = page.getByRole('rowheader').getByRole('link', { name: '林夏' })
  await expect(entry).toBeVisible()
  await expectGoodShape(page)
  await expectTouchTargets(page)
  await expectAccessible(page)
  await entry.click()
  const lead = page.getByRole('complementary', { name: '线索' })
  await lead.getByRole('textbox', { name: '写笔记' }).fill(`周三回电 ${visitor.phone}`)
  await lead.getByRole('button', { name: '保存笔记' }).click()
  await expect(lead.getByText(`周三回电 ${visitor.phone}`)).toBeVisible()
  await expect(entry).toBeHidden()
  await expectGoodShape(page)
  await expectTouchTargets(page)
  await expectAccessible(page)
  await lead.getByRole('button', { name: '返回线索列表' }).click()
  await expect(entry).toBeVisible()
})

test('N-03 M-01 the sign-on fits phones of 360 and 390 px and a password manager', async ({ page }) => {
  await page.goto('/sso')
  await expect(page.getByLabel('账号', { exact: true })).toHaveAttribute('autocomplete', 'username')
  await expect(page.getByLabel('密码', { exact: true })).toHaveAttribute('autocomplete', 'current-password')
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 780 })
    await expectGoodShape(page)
    await expectTouchTargets(page)
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'EN English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Exhibitor login' })).toBeVisible()
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 780 })
    await expectGoodShape(page)
  }
})

test('N-03 an invited contact gets in on a phone', async ({ page }) => {
  await page.goto(await invitationFor(10041))
  await expectGoodShape(page)
  await expectTouchTargets(page)
  await acceptInvitation(page, `phone${Date.now() % 1_000_000_000}`)
})
