import type { APIRequestContext, Page } from '@playwright/test'
import type { SentCode } from '../../apps/web/src/testing/asking.ts'
import { expect } from './test.ts'

/** What sends requests to the fair: a page, or a journey without one. */
export interface Sender {
  request: APIRequestContext
}

/** What the server would have sent, or drawn: it keeps the last of them for whoever develops on the same machine. */
export async function outbox({ request }: Sender): Promise<SentCode[]> {
  const answer = await request.get('/api/dev/outbox')
  return ((await answer.json()) as { list: SentCode[] }).list
}

/** The last code that went to somebody. */
export async function codeFor(sender: Sender, to: string): Promise<string> {
  const found = async () => (await outbox(sender)).find((letter) => letter.to === to)?.code
  await expect.poll(found).toBeTruthy()
  return (await found()) ?? ''
}

/** The answer to the picture code that the page shows. */
async function captchaOf(page: Page, key: string): Promise<string> {
  return (await outbox(page)).find((letter) => letter.key === key)?.code ?? ''
}

/** Does what brings a picture code, and reads what the server drew on it. */
export async function captchaAfter(page: Page, act: () => Promise<unknown>): Promise<string> {
  const drawn = page.waitForResponse(/\/account\/v1\/captcha/)
  await act()
  const { captcha } = (await (await drawn).json()) as { captcha: { key: string } }
  return captchaOf(page, captcha.key)
}

export const openSignIn = (page: Page, address = '/login'): Promise<string> =>
  captchaAfter(page, () => page.goto(address))

/** Signs the demo visitor in through the form. */
export async function signIn(page: Page, address = '/login'): Promise<void> {
  await fillIn(page, await openSignIn(page, address))
}

/** Fills the form in as the demo visitor, or as another, and sends it. */
export async function fillIn(
  page: Page,
  answer: string,
  account = 'demo',
  password = 'Demo#2026',
): Promise<void> {
  await page.getByLabel('账号', { exact: true }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('textbox', { name: '图形验证码' }).fill(answer)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('欢迎回来')).toBeVisible()
}
