import { readFile } from 'node:fs/promises'
import { sendMessage } from '@tradefloor/contract'
import { captchaAfter, codeFor } from '../support/account.ts'
import { acceptInvitation, fillInSignOn, giveCard, invitationFor, signOnToDesk } from '../support/desk.ts'
import { phone } from '../support/devices.ts'
import { pressByKey } from '../support/keyboard.ts'
import { expectAccessible, expectGoodShape, expectTouchTargets } from '../support/look.ts'
import { addressOf, expect, test } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

test('N-03 O-03 an exhibitor signs on, finds the card a visitor gave, notes, exports and leaves', async ({
  page,
}) => {
  const visitor = await giveCard(page, '苏念')
  await signOnToDesk(page, `/desk/cards?search=${visitor.phone}`)
  await expect.poll(() => addressOf(page)).toBe(`/desk/cards?search=${visitor.phone}`)
  const card = page.getByRole('article').filter({ hasText: visitor.phone })
  await expect(card.getByRole('heading', { name: '苏念' })).toBeVisible()
  await expect(card).toContainText(visitor.post)
  await expect(card).toContainText(visitor.company_name)
  await expect(card).toContainText('中国')
  await expectGoodShape(page)
  await expectAccessible(page)

  await card.getByRole('textbox', { name: /备注/ }).fill('要 CIF 迪拜报价')
  await expect(card.getByText('已保存')).toBeVisible()
  await page.reload()
  await expect(card.getByRole('textbox', { name: /备注/ })).toHaveValue('要 CIF 迪拜报价')

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出（CSV）' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^received-cards-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile((await file.path()) ?? '', 'utf8')
  expect(text.startsWith('\ufeff"姓名"')).toBe(true)
  expect(text).toContain(`"苏念","${visitor.company_name}","采购总监","+86 ${visitor.phone}"`)
  expect(text).toContain('"要 CIF 迪拜报价"')

  await page.getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/\/sso\?/)
  await page.goto('/desk/cards')
  await expect(page).toHaveURL(/\/sso\?redirect=/)
  // The visitor in the same browser is still signed in.
  await page.goto('/exhibition')
  await expect(page.getByRole('banner').getByText('苏念')).toBeVisible()
})

test('V-42 V-44 O-03 a lead is rated, tagged and given a next step; of a card that is taken back only the company’s own words are left', async ({
  page,
}) => {
  const visitor = await giveCard(page, '收回名片的人')
  await signOnToDesk(page, '/desk/cards')
  const mine = page.getByRole('article').filter({ hasText: visitor.phone })
  await mine.getByRole('textbox', { name: /备注/ }).fill(`回访 ${visitor.phone}`)
  await expect(mine.getByText('已保存')).toBeVisible()

  await page.getByRole('navigation', { name: '工作台导航' }).getByRole('link', { name: '线索' }).click()
  await page.getByRole('textbox', { name: '搜索线索' }).fill(visitor.phone)
  await expect(page.getByRole('status').filter({ hasText: '1 条' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.getByRole('rowheader').getByRole('link', { name: '收回名片的人' }).click()
  const lead = page.getByRole('complementary', { name: '线索' })
  await lead.getByRole('button', { name: '高', exact: true }).click()
  await lead.getByRole('combobox', { name: '加标签' }).fill('整柜')
  await page.keyboard.press('Enter')
  await lead.getByRole('combobox', { name: '负责人' }).selectOption({ label: '我' })
  await lead.getByRole('textbox', { name: '下一步' }).fill('发 CIF 报价')
  await lead.getByRole('button', { name: '保存', exact: true }).click()
  const note = lead.getByRole('textbox', { name: '写笔记' })
  await note.fill(`要清真证书 ${visitor.phone}`)
  await lead.getByRole('button', { name: '关闭' }).click()
  await expect(lead).toBeHidden()
  await page.getByRole('rowheader').getByRole('link', { name: '收回名片的人' }).click()
  await expect(note).toHaveValue(`要清真证书 ${visitor.phone}`)
  await note.press('Control+Enter')
  await expect(note).toHaveValue('')
  await expect(lead.getByText(`要清真证书 ${visitor.phone}`)).toBeVisible()
  await note.fill('写错了')
  await note.press('Control+Enter')
  await lead
    .getByRole('listitem')
    .filter({ hasText: '写错了' })
    .getByRole('button', { name: '删除这条笔记' })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除', exact: true }).click()
  await expect(page.getByText('笔记已删除')).toBeVisible()
  await expect(lead.getByText('写错了')).toHaveCount(0)
  await expect(lead.getByText(`要清真证书 ${visitor.phone}`)).toBeVisible()
  await expectGoodShape(page)
  await expectAccessible(page)
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: '收回名片的人' })
  await expect(row).toContainText('高')
  await expect(row).toContainText('整柜')
  await expect(row).toContainText('发 CIF 报价')
  await lead.getByRole('button', { name: '完成', exact: true }).click()
  await expect(page.getByText('已完成，记入往来记录')).toBeVisible()
  await expect(lead.getByText('您完成了')).toBeVisible()

  await visitor.takeBack()
  await page.reload()
  await expect(lead.getByRole('heading', { name: '名片已撤回' })).toBeVisible()
  await expect(lead).not.toContainText('收回名片的人')
  await expect(lead.getByText(`要清真证书 ${visitor.phone}`)).toBeVisible()
  await page.goto(`/desk/cards?search=${visitor.phone}`)
  const left = page.getByRole('article').first()
  await expect(left.getByRole('heading', { name: '名片已撤回' })).toBeVisible()
  await expect(left).not.toContainText('收回名片的人')
  await expect(left.getByRole('textbox', { name: /备注/ })).toHaveValue(`回访 ${visitor.phone}`)
})

test('N-03 V-53 V-57 V-59 the calendar of fairs and the figures of the booth are at the desk, in both languages', async ({
  page,
}) => {
  await signOnToDesk(page, '/desk/calendar')
  await expect(page.getByRole('heading', { level: 1, name: '展会日历' })).toBeVisible()
  await expect(page.getByText(/还有 \d+ 天闭幕|今天闭幕/).first()).toBeVisible()
  await expect(page.getByText(/\d+ 天后开幕|明天开幕/).first()).toBeVisible()
  await expectGoodShape(page)
  await expectAccessible(page)
  await page.getByRole('banner').getByRole('button', { name: 'EN English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Received cards' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Received cards' })).toBeVisible()
  await expectGoodShape(page)

  await page
    .getByRole('navigation', { name: 'Desk menu' })
    .first()
    .getByRole('link', { name: 'Figures' })
    .click()
  await expect(page.getByRole('heading', { level: 2, name: 'Visits per day' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Visits per day' }).getByRole('row')).toHaveCount(15)
  await expectGoodShape(page)
  await expectAccessible(page)
  await page.getByRole('switch').click()
  await expect(page.getByText(/^Fair median/)).toHaveCount(0)
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await expect(page).toHaveURL(/period=today/)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^figures-.+\.csv$/)
})

test('N-03 C-02 what is wrong is said, by its field or in the server’s words, and the picture is another', async ({
  page,
}) => {
  const first = await captchaAfter(page, () => page.goto('/sso'))
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByText('请输入账号')).toBeVisible()
  await expect(page.getByText('请输入密码')).toBeVisible()
  await expect(page.getByLabel('账号', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await expectGoodShape(page)
  const second = await captchaAfter(page, () => fillInSignOn(page, first, 'demo', 'Demo#2026'))
  await expect(page.getByRole('alert')).toContainText('账号、密码或图形验证码不正确')
  await fillInSignOn(page, second)
  await expect(page).toHaveURL(/\/desk\/inbox$/)
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'Booth#2026',
  )
})

test('T14 T13 a hostile address leads to the desk, and a ticket in a link signs nobody in', async ({
  page,
}) => {
  const code = await captchaAfter(page, () =>
    page.goto(`/sso?redirect=${encodeURIComponent('https://evil.example/desk')}`),
  )
  await fillInSignOn(page, code)
  await expect(page).toHaveURL(/\/desk\/inbox$/)
  await page.getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/\/sso\?/)
  await page.goto('/desk#sso_ticket=somebody-elses-ticket&lang=zh')
  await expect(page).toHaveURL(/\/sso\?/)
})

test('N-03 S-63 V-62 V-69 V-70 an invited contact sets a name and a password, sees what to do first and invites a colleague; the link serves once', async ({
  page,
}) => {
  const address = await invitationFor(10021)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('您好')
  await expectAccessible(page)
  await expectGoodShape(page)
  const name = `guest${Date.now() % 1_000_000_000}`
  await page.getByLabel('用户名').fill('9')
  await page.getByLabel('设置密码').fill('short')
  await page.getByRole('button', { name: '开通账号' }).click()
  await expect(page.getByLabel('用户名')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('用户名').fill(name)
  await page.getByLabel('设置密码').fill('Harbour#2026')
  await page.getByRole('button', { name: '开通账号' }).click()
  await expect(page).toHaveURL(/\/desk\/start$/)
  const menu = page.getByRole('navigation', { name: '工作台导航' }).filter({ visible: true })
  await expect(page.getByRole('listitem').filter({ hasText: '核对公司名称' })).toContainText('主办方已录入')
  await expectAccessible(page)
  await expectGoodShape(page)
  await page.getByRole('link', { name: '去核对' }).click()
  await expect(page).toHaveURL(/\/desk\/booth$/)
  await expect(page.getByRole('heading', { name: '展位资料' })).toBeVisible()
  await menu.getByRole('link', { name: '开始' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '核对公司名称' })).toContainText('已看过')
  await menu.getByRole('link', { name: '成员' }).click()
  await page.getByRole('button', { name: '邀请同事' }).click()
  await page.getByLabel('邮箱', { exact: true }).fill(`${name}@example.com`)
  await page.getByLabel('中文姓名').fill('陆青禾')
  await expectAccessible(page)
  await page.getByRole('button', { name: '发送邀请' }).click()
  await expect(page.getByRole('row').filter({ hasText: `${name}@example.com` })).toContainText('已邀请')
  await expectAccessible(page)
  await expectGoodShape(page)
  await menu.getByRole('link', { name: '洽谈' }).click()
  await expect(page.getByText('还没有洽谈')).toBeVisible()
  await page.goto(address)
  await expect(page.getByRole('alert')).toContainText('邀请链接无效、已使用或已过期')
})

test('N-03 C-08 a forgotten password is set anew in three steps with a code from the mailbox', async ({
  page,
}) => {
  const address = await invitationFor(10031)
  await page.goto(address)
  const name = `reset${Date.now() % 1_000_000_000}`
  await page.getByLabel('用户名').fill(name)
  await page.getByLabel('设置密码').fill('Harbour#2026')
  await page.getByRole('button', { name: '开通账号' }).click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('button', { name: '忘记密码？' }).click()
  await expect(page.getByText('第 1 步，共 3 步')).toBeVisible()
  await page.getByRole('button', { name: '发送验证码' }).click()
  await expect(page.getByText('请输入完整的邮箱地址')).toBeVisible()
  const email = 'shao.yt@xianyan.example'
  await page.getByLabel('邮箱').fill(email)
  await page.getByRole('button', { name: '发送验证码' }).click()
  await expect(page.getByText('第 2 步，共 3 步')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('验证码', { exact: true }).fill(await codeFor(page, email))
  await page.getByLabel('账号', { exact: true }).fill(name)
  await page.getByLabel('新密码').fill('Anchor#2026')
  await page.getByLabel('再次输入密码').fill('Anchor#2026')
  await page.getByRole('button', { name: '重置密码' }).click()
  await expect(page.getByRole('heading', { name: '密码已重置' })).toBeVisible()
  const code = await captchaAfter(page, () => page.getByRole('button', { name: '去登录' }).click())
  await fillInSignOn(page, code, name, 'Anchor#2026')
  await expect(page).toHaveURL(/\/desk\/start$/)
})

test('S-60 S-62 a conversation is handed over by mouse, by keyboard and by finger; the title tells of unread messages', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, locale: 'zh-CN' })
  const colleague = await context.newPage()
  await colleague.goto(await invitationFor(10011))
  await acceptInvitation(colleague, `colleague${Date.now() % 1_000_000_000}`)
  await context.close()
  const visitor = await newVisitor(page, `阮青${Date.now() % 10_000}`)
  await visitor.call(sendMessage, {
    body: {
      client_id: `journey-${Date.now()}`,
      company_id: 1001,
      exhibition_id: 21,
      text: '样品\n多久\n能到？'.repeat(12),
    },
  })
  await signOnToDesk(page, '/desk/inbox')
  await expect(page).toHaveTitle(/^\(\d+\) 洽谈 - 展商工作台 - 云展$/)
  await page.getByRole('link', { name: new RegExp(visitor.name) }).click()
  const head = page.locator('main header').filter({ hasText: visitor.name })
  const take = head.getByRole('button', { name: '由我负责' })
  const handOver = head.getByRole('button', { name: '转给同事' })
  const given = head.getByText('由 顾闻笛 负责', { exact: true })

  await take.click()
  await expect(head.getByText('由您负责', { exact: true })).toBeVisible()
  await handOver.click()
  await expectAccessible(page)
  await head.getByRole('button', { name: '转给 顾闻笛' }).first().click()
  await expect(given).toBeVisible()

  await pressByKey(take)
  await pressByKey(handOver)
  await pressByKey(head.getByRole('button', { name: '转给 顾闻笛' }).first())
  await expect(given).toBeVisible()

  const state = await page.context().storageState()
  const pocket = await browser.newContext({ ...phone, baseURL, locale: 'zh-CN', storageState: state })
  const small = await pocket.newPage()
  await small.goto(page.url())
  const row = small.locator('main header').filter({ hasText: visitor.name })
  const facts = row.getByRole('paragraph').first()
  await expect(facts).toContainText('由 顾闻笛 负责')
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(64)
  await row.getByRole('button', { name: '更多' }).tap()
  await row.getByRole('button', { name: '由我负责' }).tap()
  await expect(facts).toContainText('由您负责')
  await row.getByRole('button', { name: '更多' }).tap()
  await expectTouchTargets(small)
  await row.getByRole('button', { name: '放回公共列表' }).tap()
  await expect(facts).not.toContainText('负责')
  await expectGoodShape(small)
  await pocket.close()
})

test('S-61 a contact of a company abroad opens an invitation in English, and stays in it', async ({
  page,
}) => {
  const address = await invitationFor(18011)
  expect(address).toContain('&lang=en')
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello')
  await page.getByLabel('User name').fill(`abroad${Date.now() % 1_000_000_000}`)
  await page.getByLabel('Choose a password').fill('Harbour#2026')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/desk\/start$/)
  await expect(page).toHaveTitle('Get started - Exhibitor desk - Tradefloor')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome to your desk')
})

test.describe('a browser without Chinese', () => {
  test.use({ locale: 'en-GB' })

  test('S-61 signs on in English without having chosen it', async ({ page }) => {
    await page.goto('/sso')
    await expect(page.getByRole('heading', { level: 1, name: 'Exhibitor login' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull()
  })
})
