import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press } from '../../testing/keys.ts'
import { address, openSite } from '../../testing/open-site.tsx'
import { captchaAfter, fillIn } from '../../testing/sign-in-form.ts'
import { registerNewVisitor, signInNewVisitor } from '../../testing/visitor.ts'

const booth = 'company_id=1001&exhibition_id=21'
const chat = `/area/ztDetail/chat?${booth}`
const room = page.getByRole('dialog', { name: /在线洽谈/ })
const box = room.getByRole('textbox', { name: '洽谈内容' })
const messages = room.getByRole('log').getByRole('listitem')

test('M-09 blank is not sent and the box is cleared; Enter sends, but not while a character is chosen', async () => {
  await signInNewVisitor()
  await openSite(chat)
  await box.fill('   ')
  await press(box, '{Enter}')
  await expect.element(box).toHaveValue('')
  await expect.element(messages).toHaveLength(0)
  await box.fill('有现货吗')
  box
    .element()
    .dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }),
    )
  await expect.element(box).toHaveValue('有现货吗')
  await expect.element(messages).toHaveLength(0)
  await press(box, '{Shift>}{Enter}{/Shift}')
  await userEvent.keyboard('要 40 尺柜')
  await press(box, '{Enter}')
  await expect.element(box).toHaveValue('')
  await expect.element(messages.filter({ hasText: /有现货吗\s*要 40 尺柜/ })).toHaveTextContent('已送达')
})

test('N-05 a guest who opens the chat is told to log in, and is back at the chat afterwards', async () => {
  const visitor = await registerNewVisitor()
  await openSite(`/area/ztDetail?${booth}`)
  const rail = page.getByRole('navigation', { name: '联系展商' })
  const answer = await captchaAfter(() => rail.getByRole('button', { name: '在线洽谈' }).click())
  await expect.element(page.getByText('请先登录再与展商洽谈')).toBeVisible()
  await expect.poll(address).toMatch(/^\/login\?return=/)
  await fillIn(answer, visitor)
  await expect.element(box).toBeVisible()
  expect(address()).toMatch(/^\/area\/ztDetail\/chat\?/)
})
