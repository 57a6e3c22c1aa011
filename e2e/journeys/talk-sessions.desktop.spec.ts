import { leaveDesk, sendMessage } from '@tradefloor/contract'
import { captchaAfter, fillIn, openSignIn } from '../support/account.ts'
import { fillInSignOn, signOnToDesk } from '../support/desk.ts'
import { failUntilRetried } from '../support/retry.ts'
import { expect, test } from '../support/test.ts'
import { callerOn, newVisitor } from '../support/visitor.ts'

const place = { company_id: 1001, exhibition_id: 21 }
const chat = '/area/ztDetail/chat?company_id=1001&exhibition_id=21'
const clientId = () => `journey-${Date.now()}`

test('R-03 N-03 who signs on again in another tab is still told in the first one what visitors write', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signOnToDesk(page, '/desk/inbox')
  const again = await context.newPage()
  // A tab that does not know of the first one: who is known to be at the desk is not asked to sign on.
  await again.addInitScript(() => {
    if (location.pathname === '/sso') localStorage.removeItem('isAtDesk')
  })
  const code = await captchaAfter(again, () => again.goto('/sso'))
  await fillInSignOn(again, code)
  await expect(again).toHaveURL(/\/desk\/inbox$/)

  const elsewhere = await browser.newContext({ baseURL })
  const visitor = await newVisitor(await elsewhere.newPage(), `陆离${Date.now() % 10_000}`)
  await visitor.call(sendMessage, { body: { client_id: clientId(), ...place, text: '还有人在吗？' } })
  for (const tab of [page, again]) {
    await tab.getByRole('link', { name: new RegExp(visitor.name) }).click()
    await expect(tab.getByRole('log')).toContainText('还有人在吗？')
  }
  await visitor.call(sendMessage, { body: { client_id: clientId(), ...place, text: '在的话请回一句' } })
  await expect(page.getByRole('log')).toContainText('在的话请回一句')
  await elsewhere.close()
})

test('R-03 C-01 a visitor who signs in again in another tab is still told in the first one what is said', async ({
  page,
  context,
}) => {
  const visitor = await newVisitor(page)
  await page.goto(chat)
  await expect(page.getByRole('textbox', { name: '洽谈内容' })).toBeVisible()
  const again = await context.newPage()
  await again.addInitScript(() => {
    if (location.pathname === '/login') localStorage.removeItem('isLogin')
  })
  await fillIn(again, await openSignIn(again), visitor.phone, visitor.password)
  await visitor.call(sendMessage, { body: { client_id: clientId(), ...place, text: '换个窗口说' } })
  await expect(page.getByRole('log')).toContainText('换个窗口说')
  await expect(page.getByRole('textbox', { name: '洽谈内容' })).toBeVisible()
})

test.describe('a session that has ended elsewhere', () => {
  // The browser reports what is refused.
  test.use({ expectedErrors: [/status of 401/] })

  test('R-03 N-03 the desk notices by itself, and leads to the sign-on', async ({ page }) => {
    await signOnToDesk(page, '/desk/inbox')
    await expect(page.getByRole('heading', { level: 1, name: '洽谈' })).toBeVisible()
    const call = await callerOn(page, () => undefined)
    await call(leaveDesk)
    await expect(page).toHaveURL(/\/sso\?/)
  })
})

test.describe('what does not come at first', () => {
  test.use({ expectedErrors: [/status of 503|ERR_FAILED|Failed to fetch dynamically/] })

  const refused = { status: 503, json: { res: 0, mes: '服务暂时不可用', errMes: '', errCode: 10060 } }

  test('R-01 O-05 a conversation that could not be opened says so, and opens when it is asked for again', async ({
    page,
  }) => {
    await newVisitor(page)
    await failUntilRetried(page, '**/api/account/v1/profile?*', (route) => route.fulfill(refused))
    await page.goto(chat)
    const room = page.getByRole('dialog', { name: /在线洽谈/ })
    await expect(room.getByRole('alert')).toContainText('服务暂时不可用')
    await room.getByRole('button', { name: '重试' }).click()
    await expect(room.getByRole('textbox', { name: '洽谈内容' })).toBeVisible()
  })

  test('R-01 O-05 so does the part of the site that keeps conversations', async ({ page }) => {
    await newVisitor(page)
    await failUntilRetried(page, '**/messenger-part*.js', (route) => route.abort())
    await page.goto(chat)
    const room = page.getByRole('dialog', { name: /在线洽谈/ })
    await expect(room.getByRole('alert')).toContainText('内容没有加载出来')
    await room.getByRole('button', { name: '重试' }).click()
    await expect(room.getByRole('textbox', { name: '洽谈内容' })).toBeVisible()
  })

  test('N-03 O-05 and so does the inbox of the desk', async ({ page }) => {
    await failUntilRetried(page, '**/api/account/v1/desk/me?*', (route) => route.fulfill(refused))
    await signOnToDesk(page, '/desk/inbox')
    await expect(page.getByRole('alert')).toContainText('服务暂时不可用')
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^全部 \d+$/ })).toBeVisible()
  })
})
