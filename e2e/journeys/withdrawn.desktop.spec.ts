import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  getMyCard,
  markCompany,
  markProduct,
  patchMyCard,
  sendMessage,
  switchCard,
} from '@tradefloor/contract'
import { phone } from '../support/devices.ts'
import { expectAccessible } from '../support/look.ts'
import { expo } from '../support/organiser.ts'
import { startServer } from '../support/servers.ts'
import { test as base, expect } from '../support/test.ts'
import { newVisitor } from '../support/visitor.ts'

const place = { exhibition_id: 1, company_id: 1 }
const chatAt = 'company_id=1&exhibition_id=1'

/** Adds a line with these fields to a table of the template. */
function addLine(folder: string, table: string, fields: Record<string, string>) {
  const file = path.join(folder, `${table}.csv`)
  const text = readFileSync(file, 'utf8')
  const heading = (text.split(/\r?\n/)[0] ?? '').replace(/^\uFEFF/, '').split(',')
  writeFileSync(file, `${text.trimEnd()}\r\n${heading.map((name) => fields[name] ?? '').join(',')}\r\n`)
}

/** Takes the record with the number 1 out of a table. */
function dropFirst(folder: string, table: string) {
  const file = path.join(folder, `${table}.csv`)
  const lines = readFileSync(file, 'utf8').split(/\r?\n/)
  writeFileSync(file, lines.filter((line) => !line.startsWith('1,')).join('\r\n'))
}

async function aFair() {
  const server = await startServer({ DEMO: 'off' })
  const folder = path.join(server.folder, 'my-fair')
  const tool = (...words: string[]) => expo(words, server.folder)
  await tool('new', folder)
  addLine(folder, 'companies', { id: '2', 'name.zh': '留下有限公司', industry: 'home', booths: '1:A102' })
  addLine(folder, 'contacts', { id: '2', company: '2', 'name.zh': '留下联系人' })
  addLine(folder, 'products', { id: '2', company: '2', 'name.zh': '留下展品' })
  await tool('import', folder, '--apply')
  const withdraw = async () => {
    for (const table of ['companies', 'contacts', 'products']) dropFirst(folder, table)
    return tool('import', folder, '--apply', '--prune')
  }
  return { server, withdraw }
}

/** Started before the journey begins, as the fairs of all others are. */
const test = base.extend<object, { ownFair: Awaited<ReturnType<typeof aFair>> }>({
  ownFair: [
    async ({ browserName: _ }, use) => {
      const fair = await aFair()
      await use(fair)
      await fair.server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ ownFair }, use) => use(ownFair.server.address),
  // The booth is gone, and the browser says so.
  expectedErrors: [/status of 404/],
})

test('S-52 S-53 a visitor keeps the chat, the card and the favourites of a company that withdrew, marked in both languages', async ({
  browser,
  context,
  page,
  ownFair: { server, withdraw },
}) => {
  test.slow()
  const visitor = await newVisitor(page)
  const { data: card } = await visitor.call(getMyCard)
  await visitor.call(patchMyCard, { params: { id: card.id }, body: { post: '采购', company_name: '程氏' } })
  await visitor.call(switchCard, { body: { exhibition_id: 1, card_id: 1 } })
  await visitor.call(markCompany, { body: place })
  await visitor.call(markProduct, { body: { exhibition_product_id: 101 } })
  const text = '请问有现货吗？'
  await visitor.call(sendMessage, {
    body: { client_id: 'journey-1', ...place, exhibition_product_id: 101, text },
  })
  await page.goto(`/area/ztDetail/chat?${chatAt}`)
  const box = page.getByRole('textbox', { name: '洽谈内容' })
  await expect(box).toBeVisible()

  // While the visitor has the chat open, the company goes.
  expect(await withdraw()).toContain('In all: 1 conversation, 1 message, 1 card, 2 favourites')
  await expect(page.getByText('该企业已退展，会话保留供您查阅，不能再发送消息')).toBeVisible()
  await expect(box).toBeHidden()

  await page.goto(`/area/ztDetail/chat?${chatAt}`)
  await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByText('该企业已退展，会话保留供您查阅，不能再发送消息')).toBeVisible()
  await expect(page.getByText('展品 · 已退展')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/exhibition?centre=7')
  const favourite = page.getByRole('dialog').getByRole('listitem').filter({ hasText: '示例企业' })
  await expect(favourite.getByText('已退展')).toBeVisible()
  await expect(favourite.getByRole('link')).toHaveCount(0)

  const small = await browser.newContext({ ...phone, baseURL: server.address, locale: 'en-GB' })
  await small.addCookies(await context.cookies())
  await page.close()
  await small.addInitScript(() => localStorage.setItem('isLogin', 'true'))
  const sheet = await small.newPage()
  await sheet.goto('/cardHolder?lang=en')
  await expect(sheet.getByText('No longer exhibiting')).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'Example Company Ltd', exact: true })).toHaveCount(0)
  await sheet.goto('/conversations')
  await expect(sheet.getByText('No longer exhibiting')).toBeVisible()
  await sheet.getByRole('link', { name: 'Example Company Ltd' }).click()
  await expect(sheet.getByText('This company no longer exhibits here. You can read this chat')).toBeVisible()
  await expect(sheet.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(sheet)
})
