import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectErrors } from '../../testing/expected-errors.ts'
import { expectAccessible, expectGoodShape, expectTouchTargets } from '../../testing/look.ts'
import { expectNotice } from '../../testing/notices.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { changeReply, requestsTo } from '../../testing/replies.ts'
import { captchaAfter, fillIn } from '../../testing/sign-in-form.ts'
import { codeFor, signInNewVisitor } from '../../testing/visitor.ts'

/** A photograph with more bytes than a card's picture may have. */
async function largePicture() {
  const canvas = document.createElement('canvas')
  canvas.width = 390
  canvas.height = 240
  canvas.getContext('2d')?.fillRect(40, 40, 200, 100)
  const small = await new Promise<Blob | null>((drawn) => canvas.toBlob(drawn, 'image/png'))
  return new File([small ?? '', new Uint8Array(2 * 1024 * 1024)], 'card.png', { type: 'image/png' })
}

const save = page.getByRole('button', { name: '保存' })

test('J-13 J-14 M-06 M-07 at /myCard the phone is only read, and what is wrong with a file or a line is said', async () => {
  const { phone } = await signInNewVisitor()
  await openSite('/myCard')
  const number = page.getByLabelText('手机（不可修改）')
  await expect.element(number).toHaveValue(`+86 ${phone}`)
  await expect.element(number).toHaveAttribute('readonly')
  const picked = page.getByCss('input[type=file]:not([capture])')
  await userEvent.upload(picked, new File(['GIF89a'], 'card.png', { type: 'image/png' }))
  await expectNotice('图片格式错误')
  await userEvent.upload(picked, await largePicture())
  await expectNotice('图片大小错误')
  await save.click()
  await expect.element(page.getByText('请填写职位')).toBeVisible()
})

test('J-13 L-06 a photograph for the card may be larger, is cut and uploaded, and kept by Save', async () => {
  await signInNewVisitor()
  await openSite('/myCard')
  await page.getByLabelText('职位（必填）').fill('采购总监')
  await userEvent.upload(page.getByCss('input[capture]'), await largePicture())
  await page.getByRole('button', { name: '使用这张图片' }).click()
  await expect.element(page.getByText('已上传，保存后生效')).toBeVisible()
  await save.click()
  await expectNotice('保存成功')
  await openSite('/myCard')
  await expect.element(page.getByRole('region', { name: '名片预览' })).toHaveTextContent('采购总监')
  await expect.element(page.getByRole('img', { name: '名片图片' })).toBeVisible()
})

test('I-05 J-13 J-14 at /personalInfo a country is needed, the phone is only read, the server’s words are shown', async () => {
  const { phone } = await signInNewVisitor()
  await openSite('/personalInfo')
  const number = page.getByLabelText('手机（不可修改）')
  await expect.element(number).toHaveValue(`+86 ${phone}`)
  await expect.element(number).toHaveAttribute('readonly')
  const country = page.getByLabelText('国家或地区')
  await country.selectOptions('')
  await expect.element(save).toBeDisabled()
  await country.selectOptions('JP')
  await page.getByLabelText('姓名').fill(' ')
  await save.click()
  await expect.element(page.getByText('请填写姓名')).toBeVisible()
  await page.getByLabelText('姓名').fill('程小苇')
  await save.click()
  await expectNotice('保存成功')
  await openSite('/home')
  await expect.element(page.getByRole('link', { name: /^程小苇/ })).toBeVisible()
})

test('S-81 J-13 what was changed in a form is there again after its session expired and the visitor signed in', async () => {
  const visitor = await signInNewVisitor()
  await openSite('/personalInfo')
  const name = page.getByLabelText('姓名')
  await name.fill('程大苇')
  expectErrors(/401/)
  let isExpired = true
  changeReply(/\/account\/v1\/(refresh|profile|user)/, (_, answer) =>
    isExpired ? Response.json({ message: 'Unauthenticated.' }, { status: 401 }) : answer(),
  )
  await save.click()
  await page.getByRole('button', { name: '去登录' }).click()
  await expect.poll(address).toMatch(/^\/mobileLogin\?/)
  isExpired = false
  // A moment after a session has expired, everything on the page is asked for again, its picture code too.
  await expect.poll(() => requestsTo(/\/account\/v1\/captcha/).length).toBeGreaterThan(1)
  const answer = await captchaAfter(() => page.getByRole('button', { name: '换一张图形验证码' }).click())
  await fillIn(answer, visitor)
  await expect.poll(address).toBe('/personalInfo')
  await expect.element(name).toHaveValue('程大苇')
  await save.click()
  await expectNotice('保存成功')
})

test('I-07 S-107 J-13 L-08 M-03 M-04 M-05 /passwordModify ends the session and leads to /mobileLogin, which says so', async () => {
  const { password } = await signInNewVisitor()
  await openSite('/passwordModify')
  const old = page.getByLabelText('原密码')
  const repeat = page.getByLabelText('再次输入密码')
  const change = page.getByRole('button', { name: '修改密码' })
  await old.fill('not#Mine2026')
  await page.getByLabelText('新密码').fill('Tideline#2027')
  await expect.element(change).toBeDisabled()
  await repeat.fill('Tideline')
  await change.click()
  await expectNotice('两次输入的密码不一致')
  await repeat.fill('Tideline#2027')
  await change.click()
  await expectNotice('原密码不正确')
  await old.fill(password)
  await change.click()
  await expect.poll(address).toBe('/mobileLogin')
  await expect.element(page.getByRole('main').getByText('密码修改成功，请重新登录')).toBeVisible()
  expect(localStorage.getItem('isLogin')).toBeNull()
})

test('S-66 S-67 who registered by mail writes a contact phone on the card, and adds a phone to sign in with', async () => {
  const { phone, password } = await signInNewVisitor('程一苇', 'email')
  await openSite('/myCard')
  const contact = page.getByLabelText('联系电话')
  await page.getByLabelText('职位').fill('采购经理')
  await contact.fill('170 1234567')
  await save.click()
  await expect.element(contact).toHaveAttribute('aria-invalid', 'true')
  await contact.fill('+49 170 1234567')
  await save.click()
  await expectNotice('保存成功')
  await expect.element(page.getByRole('region', { name: '名片预览' })).toHaveTextContent('+49 170 1234567')

  await page.getByRole('button', { name: '添加登录手机' }).click()
  const dialog = page.getByRole('dialog', { name: '添加登录手机' })
  await dialog.getByLabelText('手机号').fill(phone)
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await expect.element(dialog.getByRole('button', { name: /秒后重发/ })).toBeVisible()
  await dialog.getByLabelText('短信验证码').fill(await codeFor(phone))
  await dialog.getByLabelText('当前密码').fill(password)
  await expectGoodShape()
  expectTouchTargets()
  await expectAccessible()
  await dialog.getByRole('button', { name: '添加登录手机' }).click()
  await expect.element(page.getByLabelText('登录手机（不可修改）')).toHaveValue(`+86 ${phone}`)
})
