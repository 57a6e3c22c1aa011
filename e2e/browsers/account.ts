import { outbox, type Sender } from '../support/account.ts'
import type { Page } from './driver/page.ts'
import { by } from './driver/target.ts'

const texts = {
  zh: { account: '账号', password: '密码', picture: '图形验证码', send: '登录' },
  en: { account: 'Account', password: 'Password', picture: 'Picture code', send: 'Log in' },
}

/** Fills in the form that the page shows, of the fair or of the desk, with the picture code that was drawn for it. */
export async function fillInSignIn(
  visit: Page,
  sender: Sender,
  { account = 'demo', password = 'Demo#2026', language = 'zh' as 'zh' | 'en' } = {},
) {
  const words = texts[language]
  await visit.until('the picture code', () =>
    [...document.querySelectorAll<HTMLImageElement>('button img')].some(
      ({ naturalWidth }) => naturalWidth > 0,
    ),
  )
  await visit.fill(by('textbox', words.account), account)
  await visit.fill(by('textbox', words.password), password)
  // The newest comes first.
  const drawn = (await outbox(sender)).find(({ kind }) => kind === 'captcha')
  await visit.fill(by('textbox', words.picture), drawn?.code ?? '')
  await visit.press(by('button', words.send))
}

/** Signs a visitor in, and comes to a page. */
export async function openAs(
  visit: Page,
  sender: Sender,
  { phone, password }: { phone: string; password: string },
  path: string,
) {
  await visit.open(`/login?${new URLSearchParams({ return: path })}`)
  await fillInSignIn(visit, sender, { account: phone, password })
  await visit.see(by('status', undefined, { text: '欢迎回来' }))
  await visit.addressIs(path)
}
