import type { Page } from '@playwright/test'
import { codeFor } from '../support/account.ts'
import { expectAccessible, expectGoodShape, expectTouchTargets } from '../support/look.ts'
import { addressOf, expect, test } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

/** A picture of the page, and the same with more bytes than a card's picture may have. */
async function pictures(page: Page) {
  const small = await page.screenshot({ clip: { x: 0, y: 0, width: 390, height: 240 } })
  return { small, large: Buffer.concat([small, Buffer.alloc(2 * 1024 * 1024)]) }
}

const file = (buffer: Buffer) => ({ name: 'card.png', mimeType: 'image/png', buffer })

test('J-13 J-14 M-06 M-07 at /myCard the phone is only read, and what is wrong with a file or a line is said', async ({
  page,
}) => {
  const { phone } = await newVisitor(page)
  await page.goto('/myCard')
  const number = page.getByLabel('手机（不可修改）')
  await expect(number).toHaveValue(`+86 ${phone}`)
  await expect(number).not.toBeEditable()
  const notices = page.getByRole('status')
  const picked = page.locator('input[type=file]:not([capture])')
  await picked.setInputFiles(file(Buffer.from('GIF89a')))
  await expect(notices.getByText('图片格式错误')).toBeVisible()
  await picked.setInputFiles(file((await pictures(page)).large))
  await expect(notices.getByText('图片大小错误')).toBeVisible()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('请填写职位')).toBeVisible()
})

test('J-13 L-06 a photograph for the card may be larger, is cut and uploaded, and kept by Save', async ({
  page,
}) => {
  await newVisitor(page)
  await page.goto('/myCard')
  await page.getByLabel('职位（必填）').fill('采购总监')
  await page.locator('input[capture]').setInputFiles(file((await pictures(page)).large))
  await page.getByRole('button', { name: '使用这张图片' }).click()
  await expect(page.getByText('已上传，保存后生效')).toBeVisible()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('status').getByText('保存成功')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: '名片预览' })).toContainText('采购总监')
  await expect(page.getByRole('img', { name: '名片图片' })).toBeVisible()
})

test('J-13 unsaved changes are asked about, whichever way one leaves, and what was saved is not', async ({
  page,
}) => {
  await newVisitor(page)
  await page.goto('/home')
  await page.getByRole('link', { name: '基本信息', exact: true }).click()
  const company = page.getByLabel('公司', { exact: true })
  const question = page.getByRole('alertdialog')
  const back = page.getByRole('button', { name: '返回' })
  await company.click()
  await company.pressSequentially('（宁波）')
  // The step that Back will meet is there a moment after the change.
  await expect.poll(() => page.evaluate(() => history.state?.usr?.unsaved)).toBe(true)
  await page.goBack()
  await expect(question).toContainText('放弃未保存的修改')
  await question.getByRole('button', { name: '继续编辑' }).click()
  await expect(company).toHaveValue(/（宁波）/)
  expect(addressOf(page)).toBe('/personalInfo')
  await back.click()
  await question.getByRole('button', { name: '放弃修改' }).click()
  await expect.poll(() => addressOf(page)).toBe('/home')

  await page.getByRole('link', { name: '基本信息', exact: true }).click()
  await expect(company).toHaveValue('程氏海产贸易行')
  await company.fill('远岬贸易')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('status').getByText('保存成功')).toBeVisible()
  await expect(page.getByText('有未保存的修改')).toHaveCount(0)
  await back.click()
  await expect.poll(() => addressOf(page)).toBe('/home')
  await expect(page.getByRole('link', { name: /^程一苇/ })).toBeVisible()
  await page.goBack()
  // One step each: nothing is left in the history that Back would have to pass.
  expect(addressOf(page)).not.toBe('/personalInfo')
})

test('I-05 J-13 J-14 at /personalInfo a country is needed, the phone is only read, the server’s words are shown', async ({
  page,
}) => {
  const { phone } = await newVisitor(page)
  await page.goto('/personalInfo')
  await expect(page.getByLabel('手机（不可修改）')).toHaveValue(`+86 ${phone}`)
  await expect(page.getByLabel('手机（不可修改）')).not.toBeEditable()
  const save = page.getByRole('button', { name: '保存' })
  const country = page.getByLabel('国家或地区')
  await country.selectOption('')
  await expect(save).toBeDisabled()
  await country.selectOption('JP')
  await page.getByLabel('姓名').fill(' ')
  await save.click()
  await expect(page.getByText('请填写姓名')).toBeVisible()
  await page.getByLabel('姓名').fill('程小苇')
  await save.click()
  await expect(page.getByRole('status').getByText('保存成功')).toBeVisible()
  await page.goto('/home')
  await expect(page.getByRole('link', { name: /^程小苇/ })).toBeVisible()
})

test('I-07 J-13 L-08 M-03 M-04 M-05 /passwordModify ends the session and leads to /mobileLogin', async ({
  page,
}) => {
  const { password } = await newVisitor(page)
  await page.goto('/passwordModify')
  const [old, fresh, repeat] = ['原密码', '新密码', '再次输入密码'].map((label) => page.getByLabel(label))
  const change = page.getByRole('button', { name: '修改密码' })
  const notices = page.getByRole('status')
  await old?.fill('not#Mine2026')
  await fresh?.fill('Tideline#2027')
  await expect(change).toBeDisabled()
  await repeat?.fill('Tideline')
  await change.click()
  await expect(notices.getByText('两次输入的密码不一致')).toBeVisible()
  await repeat?.fill('Tideline#2027')
  await change.click()
  await expect(notices.getByText('原密码不正确')).toBeVisible()
  await old?.fill(password)
  await change.click()
  await expect(notices.getByText('密码修改成功，请重新登录')).toBeVisible()
  await expect.poll(() => addressOf(page)).toBe('/mobileLogin')
  expect(await page.evaluate(() => localStorage.getItem('isLogin'))).toBeNull()
})

test('S-66 S-67 who registered by mail writes a contact phone on the card, and adds a phone to sign in with', async ({
  page,
}) => {
  const { phone, password } = await newVisitor(page, '程一苇', 'email')
  await page.goto('/myCard')
  const contact = page.getByLabel('联系电话')
  await page.getByLabel('职位').fill('采购经理')
  await contact.fill('170 1234567')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(contact).toHaveAttribute('aria-invalid', 'true')
  await contact.fill('+49 170 1234567')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('status').getByText('保存成功')).toBeVisible()
  await expect(page.getByRole('region', { name: '名片预览' })).toContainText('+49 170 1234567')

  await page.getByRole('button', { name: '添加登录手机' }).click()
  const dialog = page.getByRole('dialog', { name: '添加登录手机' })
  await dialog.getByLabel('手机号').fill(phone)
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await expect(dialog.getByRole('button', { name: /秒后重发/ })).toBeVisible()
  await dialog.getByLabel('短信验证码').fill(await codeFor(page, phone))
  await dialog.getByLabel('当前密码').fill(password)
  await expectGoodShape(page)
  await expectTouchTargets(page)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '添加登录手机' }).click()
  await expect(page.getByLabel('登录手机（不可修改）')).toHaveValue(`+86 ${phone}`)
})
