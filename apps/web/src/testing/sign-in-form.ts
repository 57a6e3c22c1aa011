import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from './open-site.tsx'
import { changeReply } from './replies.ts'
import { readOutbox, type Visitor } from './visitor.ts'

/** Does what brings a picture code, and reads what the server drew on it. */
export async function captchaAfter(act: () => Promise<unknown>): Promise<string> {
  let key = ''
  changeReply(/\/account\/v1\/captcha/, async (_, answer) => {
    const reply = await answer()
    key = ((await reply.clone().json()) as { captcha: { key: string } }).captcha.key
    return reply
  })
  await act()
  await expect.poll(() => key).not.toBe('')
  const drawn = (await readOutbox()).find((letter) => letter.key === key)
  return drawn?.code ?? ''
}

/** Opens the form, and says what is drawn on its picture. */
export const openSignIn = (address = '/login') => captchaAfter(() => openSite(address))

/** Fills the form in as a visitor and sends it. */
export async function fillIn(answer: string, { phone, password }: Pick<Visitor, 'phone' | 'password'>) {
  await page.getByLabelText('账号', { exact: true }).fill(phone)
  await page.getByLabelText('密码', { exact: true }).fill(password)
  await page.getByRole('textbox', { name: '图形验证码' }).fill(answer)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect.element(page.getByText('欢迎回来')).toBeVisible()
}
