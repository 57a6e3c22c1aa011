import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enquiry, limitCount } from '../../schema/index.ts'
import { anExhibition } from '../../testing/builders.ts'
import { runTool } from '../../testing/run-tool.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let fair: TestApp
let elsewhere: number
beforeAll(async () => {
  fair = await openTestApp({ demo: false, environment: { ENQUIRIES_AN_HOUR: '1000' } })
  await anExhibition(fair, { id: 14 })
  elsewhere = (await anExhibition(fair)).id
})
afterAll(() => fair.close())

const tool = (...words: string[]) => runTool(fair, ['enquiries', ...words])
const listed = async (...words: string[]) =>
  (await tool(...words, '--json')).json<{ id: number; name: string; handled_at: string | null }[]>()
const names = async (...words: string[]) => (await listed(...words)).map(({ name }) => name)

/** Through the contact form, as visitors do. */
async function send(changes: Record<string, unknown>, at: string) {
  fair.clock.set(`${at}+08:00`)
  const body = JSON.stringify({ country: 'CN', email: 'a@example.com', phone: '0580-000 0001', ...changes })
  const path = '/api/exhibition/v1/purchaser/exh/contact_us'
  expect((await fair.call({ method: 'POST', path, body })).json()).toMatchObject({ res: 1 })
}

beforeEach(async () => {
  await fair.database.db.delete(enquiry)
  // The same is sent before every test, with the same signature, which is otherwise stored once.
  await fair.database.db.delete(limitCount)
  await send({ name: '林晓舟', question: '还有展位吗？\n大约 20 平方米' }, '2026-10-31T23:59:00')
  await send({ name: '=HYPERLINK("http://evil.example")', exhibition_id: elsewhere }, '2026-11-01T00:00:00')
  await send({ name: 'Ada "Sea" Moor', question: '+1', country: 'GB' }, '2026-11-15T09:30:00')
})

describe('reading', () => {
  test('N-06 K-25 the newest comes first, with who, where, when and what, one line each', async () => {
    expect(await names()).toEqual(['Ada "Sea" Moor', '=HYPERLINK("http://evil.example")', '林晓舟'])
    const { code, stdout } = await tool()
    const lines = stdout.trimEnd().split('\n')
    expect([code, lines.length]).toEqual([0, 4])
    expect(lines[1]).toMatch(
      /2026-11-15 09:30 +14 +Ada "Sea" Moor +United Kingdom +a@example.com +0580-000 0001 +\+1/,
    )
    expect(lines[3]).toMatch(/还有展位吗？ 大约 20 平方米/)
    expect((await tool('--lang', 'zh')).stdout).toMatch(/英国/)
  })

  test('N-06 K-25 by exhibition, from a day on the fair’s clock, and only what is open', async () => {
    expect(await names('--exhibition', String(elsewhere))).toEqual(['=HYPERLINK("http://evil.example")'])
    expect(await names('--since', '2026-11-01')).toHaveLength(2)
    expect(await names('--since', '2026-10-31')).toHaveLength(3)
    const [newest] = await listed()
    await tool('--done', String(newest?.id))
    expect(await names('--open')).toEqual(['=HYPERLINK("http://evil.example")', '林晓舟'])
    expect(await names('--open', '--exhibition', '14')).toEqual(['林晓舟'])
    expect((await tool('--exhibition', '77')).stdout).toBe('There are no enquiries\n')
  })

  test('N-06 K-25 one is shown in full by its number, its lines kept', async () => {
    const first = (await listed()).at(-1)
    expect((await tool(String(first?.id))).stdout).toContain('question: 还有展位吗？\n  大约 20 平方米\n')
  })

  test('T36 T38 a spreadsheet opens it as UTF-8, with quotes doubled and formulas as text', async () => {
    const { code, stdout } = await tool('--csv')
    expect(code).toBe(0)
    expect(stdout.startsWith('\ufeff"id","received (UTC+8)"')).toBe(true)
    const rows = stdout.trimEnd().split('\r\n')
    expect(rows).toHaveLength(4)
    expect(rows[1]).toContain('"Ada ""Sea"" Moor"')
    expect(rows[1]).toContain(`"'+1"`)
    expect(rows[2]).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(rows[3]).toContain('"还有展位吗？\n大约 20 平方米"')
  })

  test('T38 what steers a terminal is not written to it, however it came into the database', async () => {
    await fair.database.db
      .update(enquiry)
      .set({ name: 'a\u001b[31mred\u0007\u202e', question: '\u009b2J\r\nx' })
    const { stdout } = await tool()
    const full = await tool(String((await listed())[0]?.id))
    expect(stdout + full.stdout).not.toMatch(/(?!\n)[\p{Cc}\u202a-\u202e]/u)
    expect(stdout.split('\n')).toHaveLength(5)
  })
})

describe('marking', () => {
  test('N-06 K-25 several are marked as handled and back again, and the first time stays', async () => {
    const ids = (await listed()).map(({ id }) => String(id))
    fair.clock.set('2026-11-15T10:00:00+08:00')
    expect((await tool('--done', ...ids.slice(0, 2))).stdout).toMatch(/^Marked as handled: \d+, \d+\n$/)
    fair.clock.set('2026-11-15T11:00:00+08:00')
    await tool('--done', ...ids)
    expect((await listed()).map(({ handled_at }) => handled_at)).toEqual([
      '2026-11-15T02:00:00.000Z',
      '2026-11-15T02:00:00.000Z',
      '2026-11-15T03:00:00.000Z',
    ])
    expect((await tool('--undo', ...ids)).code).toBe(0)
    expect(await names('--open')).toHaveLength(3)
  })

  test('N-06 K-25 one that is not there is named, and none of the others is marked', async () => {
    const ids = (await listed()).map(({ id }) => String(id))
    const { code, stderr } = await tool('--done', ...ids, '999999')
    expect([code, stderr]).toEqual([3, expect.stringContaining('no enquiry 999999')])
    expect(await names('--open')).toHaveLength(3)
    expect((await tool('999999')).code).toBe(3)
  })

  test.each([
    ['nothing to mark', ['--done']],
    ['both ways', ['--done', '--undo', '1']],
    ['marking by a filter', ['--done', '1', '--open']],
    ['two forms', ['--csv', '--json']],
    ['an id that is none', ['0']],
    ['a day that is none', ['--since', '2026-13-01']],
    ['an exhibition that is none', ['--exhibition', 'x']],
  ])('N-06 %s is refused with a sentence', async (_, words) => {
    const { code, stderr } = await tool(...words)
    expect([code, stderr.trim()]).toEqual([2, expect.stringMatching(/^\S.{10,}$/)])
  })
})
