import { fillInSignIn } from '../account.ts'
import { by } from '../driver/target.ts'
import { test } from '../test.ts'

test('S-93 sign in: a visitor signs in from a page, is still there after a reload, and signs out', async ({
  visit,
  request,
}) => {
  const signIn = by('link', '登录', { within: by('banner') })
  const menu = by('button', '林晓舟')
  await visit.open('/plateformInfo')
  await visit.press(signIn)
  await visit.addressMatches(/^\/login\?return=/)
  await fillInSignIn(visit, { request })
  await visit.see(by('status', undefined, { text: '欢迎回来' }))
  await visit.addressIs('/plateformInfo')
  await visit.see(menu)
  await visit.reload()
  await visit.press(menu)
  await visit.press(by('button', '退出登录'))
  await visit.press(by('button', '退出登录', { within: by('alertdialog') }))
  await visit.see(signIn)
  await visit.reload()
  await visit.see(signIn)
})
