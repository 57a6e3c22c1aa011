import { signOnToDesk } from '../support/desk.ts'
import { expectAccessible, expectGoodShape, expectTouchTargets } from '../support/look.ts'
import { expect, test } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

test('J-08 R-02 N-03 on a phone a product is asked about at its booth, and answered on a phone', async ({
  page,
  context,
}) => {
  const name = `程${Date.now() % 10_000}`
  await newVisitor(page, name)
  await page.goto('/mobileAboutProduct?company_id=1001&exhibition_id=21')
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().tap()
  await page.getByRole('button', { name: '询问这件展品' }).tap()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('将随下一条消息发送')).toBeVisible()
  await expect(sheet.getByText(/^(在线|不在线，留言会保留)$/)).toBeVisible()
  await expectTouchTargets(page)
  await sheet.getByRole('textbox', { name: '洽谈内容' }).fill('这件有现货吗？')
  await sheet.getByRole('button', { name: '发送', exact: true }).tap()
  const message = sheet.getByRole('log').getByRole('listitem').filter({ hasText: '这件有现货吗' })
  await expect(message).toContainText('已送达')
  await expect(message.getByRole('link')).toContainText('展品')
  await expect(sheet.getByText('将随下一条消息发送')).toHaveCount(0)
  await expectGoodShape(page)
  await expectAccessible(page)

  const desk = await context.newPage()
  await signOnToDesk(desk, '/desk/inbox')
  await desk.getByRole('link', { name: new RegExp(name) }).tap()
  await expect(desk.getByRole('log')).toContainText('这件有现货吗')
  // Somebody of the company is there now, and that is told.
  await expect(sheet.getByText('在线', { exact: true })).toBeVisible()
  await expectGoodShape(desk)
  await desk.getByRole('textbox', { name: '回复内容' }).fill('有，现货 4 台。')
  await desk.getByRole('button', { name: '发送', exact: true }).tap()
  await expect(sheet.getByRole('log')).toContainText('现货 4 台')
  await desk.getByRole('link', { name: '返回列表' }).tap()
  await expect(desk.getByRole('heading', { name: '洽谈', level: 1 })).toBeVisible()
  // Answered, so nobody waits.
  await expect(desk.getByRole('link', { name: new RegExp(name) })).toHaveCount(0)
  // Back closes the conversation and leaves the product.
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/\/mobileAboutProductDetail\?/)
})
