import { eq, inArray } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { account, company, contact, invitation } from '../../schema/index.ts'
import { post } from '../../testing/account-calls.ts'
import { anExhibition, anExhibitor } from '../../testing/builders.ts'
import { type MailServer, openMailServer } from '../../testing/mail-server.ts'
import { everything } from '../../testing/owned-rows.ts'
import { readMail } from '../../testing/read-mail.ts'
import { runTool } from '../../testing/run-tool.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let fair: TestApp
let server: MailServer
let companyId: number
let contactId: number
beforeAll(async () => {
  server = await openMailServer()
  fair = await openTestApp({ demo: false })
  const exhibition = await anExhibition(fair)
  const made = await anExhibitor(fair, { in: exhibition.id, nameZh: '远帆', nameEn: 'Yuanfan' })
  companyId = made.companyId
  contactId = made.contactId
})
afterAll(async () => {
  await fair.close()
  await server.close()
})
afterEach(async () => {
  await fair.database.db.delete(account)
  await fair.database.db.delete(invitation)
  server.received.length = 0
  server.state.refuses = false
})

const tool = (words: string[], environment = {}) => runTool(fair, ['invite', ...words], environment)
interface Made {
  link: string
  contact: number
  expires_at: string
  mailed: boolean | null
}
const tokenIn = (link: string) => new URL(link).searchParams.get('invite') ?? ''
const invited = async (id = contactId) =>
  tokenIn((await tool(['--contact', String(id), '--json'])).json<Made>().link)
const look = (token: string) => post(fair, 'invitation/look', { token })
const redeem = (token: string) =>
  post(fair, 'invitation/redeem', { token, user_name: 'yuanfan.zhou', password: 'Harbour#2026' })

describe('making a link', () => {
  test('N-03 N-06 a company’s only contact gets one, with until when, at the fair’s own address', async () => {
    const { code, stdout } = await tool([String(companyId)])
    expect(code).toBe(0)
    expect(stdout).toMatch(/^http:\/\/localhost:3000\/sso\?invite=[\w-]{43}&lang=zh$/m)
    expect(stdout).toContain('2026-11-29 12:00')
    const { link, ...rest } = (
      await tool(['--contact', String(contactId), '--json'], { PUBLIC_URL: 'https://fair.example' })
    ).json<Made>()
    expect(link).toMatch(/^https:\/\/fair\.example\/sso\?invite=[\w-]{43}&lang=zh$/)
    expect(rest).toMatchObject({ contact: contactId, expires_at: '2026-11-29T04:00:00.000Z', mailed: null })
    expect((await tool([String(contactId), '--json'])).json<Made>().contact).toBe(contactId)
  })

  test('N-03 N-06 of several contacts nobody is chosen by a guess', async () => {
    const second = contactId + 500_000
    await fair.database.db.insert(contact).values({ id: second, companyId, nameZh: '吴经理' })
    const { code, stderr } = await tool([String(companyId)])
    expect(code).toBe(3)
    for (const id of [contactId, second]) expect(stderr).toContain(`--contact ${id}`)
    expect(stderr).toContain('吴经理')
    expect(await fair.database.db.select().from(invitation)).toEqual([])
    await fair.database.db.delete(contact).where(eq(contact.id, second))
  })

  test('T2 N-03 what opens an account is in the database only as a hash, and the list does not tell it', async () => {
    const token = await invited()
    expect(await everything(fair)).not.toContain(token)
    const listed = await tool(['--list'])
    expect(listed.stdout).toMatch(
      new RegExp(`${contactId} +周经理 .*Yuanfan +2026-11-15 12:00 +2026-11-29 12:00`),
    )
    expect(listed.stdout + (await tool(['--list', '--json'])).stdout).not.toContain(token)
    await redeem(token)
    expect((await tool(['--list'])).stdout).toBe('No invitation is open\n')
  })

  test.each([
    ['nobody', [], 2],
    ['both', ['1', '--contact', '2'], 2],
    ['an id that is none', ['x'], 2],
    ['a company that nobody knows', ['999999'], 3],
    ['a contact that nobody knows', ['--contact', '999999'], 3],
    ['a list of one', ['--list', '1'], 2],
  ])('N-06 %s is refused with a sentence', async (_, words, expected) => {
    const { code, stdout, stderr } = await tool(words)
    expect([code, stdout, stderr.trim()]).toEqual([expected, '', expect.stringMatching(/^\S.{10,}$/)])
    expect(await fair.database.db.select().from(invitation)).toEqual([])
  })
})

describe('sending it', () => {
  const smtp = () => ({ SMTP_URL: server.url, PUBLIC_URL: 'https://fair.example' })
  const mail = ['--mail', '--json']

  test('N-03 the contact gets the link by mail, in both languages', async () => {
    const { code, json } = await tool(['--contact', String(contactId), ...mail], smtp())
    const { link, mailed } = json<Made>()
    expect([code, mailed]).toEqual([0, true])
    expect(server.received.map(({ to }) => to)).toEqual([[`sales${companyId}@example.com`]])
    const [{ headers, body } = { headers: [], body: '' }] = server.received
    const { text, html } = readMail(`${headers.join('\r\n')}\r\n\r\n${body}`)
    for (const part of [link, '远帆', 'Yuanfan', '周经理', '2026-11-29 12:00']) {
      expect(text).toContain(part)
      expect(html).toContain(part.replace('&', '&amp;'))
    }
  })

  test('S-61 to a company abroad the link and the mail are in English first', async () => {
    await fair.database.db.update(company).set({ country: 'DE' })
    const { json } = await tool(['--contact', String(contactId), ...mail], smtp())
    expect(json<Made>().link).toMatch(/&lang=en$/)
    const [{ headers, body } = { headers: [], body: '' }] = server.received
    const { text } = readMail(`${headers.join('\r\n')}\r\n\r\n${body}`)
    expect(text.indexOf('Dear')).toBe(0)
    expect(text).toContain('您好')
    await fair.database.db.update(company).set({ country: 'CN' })
  })

  test('N-03 a mail that is not accepted leaves the link good, and the organiser is told', async () => {
    server.state.refuses = true
    const { code, json, stderr } = await tool(['--contact', String(contactId), ...mail], smtp())
    expect([code, json<Made>().mailed, stderr]).toEqual([1, false, expect.stringContaining('by hand')])
    expect((await look(tokenIn(json<Made>().link))).json().res).toBe(1)
  })

  test('N-03 without a mail server, or an address to send to, nothing is made', async () => {
    const without = await tool(['--contact', String(contactId), ...mail])
    expect([without.code, without.stderr]).toEqual([3, expect.stringContaining('SMTP_URL')])
    const silent = contactId + 600_000
    await fair.database.db.insert(contact).values({ id: silent, companyId, nameZh: '吴经理' })
    expect((await tool(['--contact', String(silent), ...mail], smtp())).code).toBe(3)
    await fair.database.db.delete(contact).where(eq(contact.id, silent))
    expect(await fair.database.db.select().from(invitation)).toEqual([])
  })
})

describe('everybody at once', () => {
  const extra = () => ({ withMail: contactId + 700_000, silent: contactId + 700_001 })
  beforeEach(async () => {
    const { withMail, silent } = extra()
    await fair.database.db.insert(contact).values([
      { id: withMail, companyId, nameZh: '郑经理', email: 'zheng@example.com' },
      { id: silent, companyId, nameZh: '=cmd', nameEn: 'Wu' },
    ])
  })
  afterEach(async () => {
    const { withMail, silent } = extra()
    await fair.database.db.delete(contact).where(inArray(contact.id, [withMail, silent]))
  })
  const linesOf = (stdout: string) => stdout.replace('\ufeff', '').trim().split('\r\n')

  test('S-114 each contact without an account or an open invitation gets a link of their own, as CSV that runs no formula', async () => {
    const { withMail, silent } = extra()
    await redeem(await invited())
    const { code, stdout, stderr } = await tool(['--all'])
    const [heading, ...lines] = linesOf(stdout)
    expect([code, heading, stderr]).toEqual([
      0,
      expect.stringContaining('"contact"'),
      expect.stringContaining('2'),
    ])
    expect(lines).toEqual([
      expect.stringMatching(
        new RegExp(`^"${companyId}","远帆","${withMail}","郑经理","zheng@example.com","http`),
      ),
      expect.stringMatching(new RegExp(`^"${companyId}","远帆","${silent}","'=cmd","","http`)),
    ])
    const tokens = lines.map((line) => /invite=([\w-]{43})/.exec(line)?.[1] ?? '')
    expect(new Set(tokens).size).toBe(2)
    for (const token of tokens) expect((await look(token)).json().res).toBe(1)
    expect(linesOf((await tool(['--all'])).stdout)).toHaveLength(1)
    expect((await look(tokens[0] ?? '')).json().res).toBe(1)
  })

  test('S-114 with --mail each gets a mail, and who has no address is told apart with the link', async () => {
    const { silent } = extra()
    const smtp = { SMTP_URL: server.url, PUBLIC_URL: 'https://fair.example' }
    const { code, json, stderr } = await tool(['--all', '--mail', '--json'], smtp)
    const made = json<Made[]>()
    expect([code, stderr]).toEqual([1, expect.stringContaining('by hand')])
    expect(made.filter(({ mailed }) => !mailed).map((each) => each.contact)).toEqual([silent])
    expect(server.received.map(({ to }) => to[0]).sort()).toEqual(
      [`sales${companyId}@example.com`, 'zheng@example.com'].sort(),
    )
  })

  test.each([
    ['a company', ['--all', '1'], {}, 2],
    ['the list', ['--all', '--list'], {}, 2],
    ['no mail server', ['--all', '--mail'], {}, 3],
  ])('S-114 all with %s is refused, and nothing is made', async (_, words, environment, expected) => {
    const { code, stdout, stderr } = await tool(words, environment)
    expect([code, stdout, stderr.trim()]).toEqual([expected, '', expect.stringMatching(/^\S.{10,}$/)])
    expect(await fair.database.db.select().from(invitation)).toEqual([])
  })
})

test('N-06 a contact who is blocked is not invited', async () => {
  await redeem(await invited())
  await runTool(fair, ['block', 'yuanfan.zhou'])
  const { code, stderr } = await tool(['--contact', String(contactId)])
  expect([code, stderr]).toEqual([3, expect.stringContaining('--undo')])
})
