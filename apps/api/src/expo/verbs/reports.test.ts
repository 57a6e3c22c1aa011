import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account, sealedReport, threadReport } from '../../schema/index.ts'
import { sweep } from '../../sweep.ts'
import { testPassword } from '../../testing/builders.ts'
import { aConversation, chatCall, sendBy } from '../../testing/chat.ts'
import { everything } from '../../testing/owned-rows.ts'
import { quietLog } from '../../testing/quiet-log.ts'
import { runTool } from '../../testing/run-tool.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'

let fair: TestApp
let sides: Awaited<ReturnType<typeof aConversation>>
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  await fair.database.db.delete(threadReport)
  await fair.database.db.delete(sealedReport)
  sides = await aConversation(fair)
  await report(sides.visitor, '索要定金\n到陌生账户')
  fair.clock.set('2026-11-15T12:10:00+08:00')
  await report(sides.person, 'spam')
})

const tool = (...words: string[]) => runTool(fair, ['reports', ...words])
const listed = async (...words: string[]) =>
  (await tool(...words, '--json')).json<
    { id: number; by: string; reason: string; handled_at: string | null }[]
  >()
const report = async (who: typeof sides.visitor, reason: string) =>
  expect(
    (await chatCall(fair, who, `thread/${sides.threadId}/report`, { body: { reason } })).json().res,
  ).toBe(1)

test('R-02 T26 N-06 what was reported is listed, the newest first, with who, whom and why', async () => {
  expect((await listed()).map(({ by, reason }) => [by, reason])).toEqual([
    ['contact', 'spam'],
    ['visitor', '索要定金\n到陌生账户'],
  ])
  const { code, stdout } = await tool()
  expect(code).toBe(0)
  expect(stdout).toContain(`id:${sides.visitor.id} 林晓舟`)
  expect(stdout).toMatch(/2026-11-15 12:00 +the visitor/)
  expect(stdout).toContain('索要定金 到陌生账户')
  expect((await tool('--lang', 'zh')).stdout).toMatch(/12:10 +企业/)
  expect(await listed('--since', '2026-11-16')).toEqual([])
  expect((await tool('--since', '2026-11-16')).stdout).toBe('There are no reports\n')
})

test('T26 T28 one is shown with what had been said, and nothing that was said later', async () => {
  await sendBy(fair, sides.visitor, { thread_id: sides.threadId, text: '之后说的' })
  const [, first] = await listed()
  const { stdout } = await tool(String(first?.id))
  expect(stdout).toContain('2026-11-15 12:00 visitor: 请问有现货吗？')
  expect(stdout).toContain('reason: 索要定金\n  到陌生账户')
  expect(stdout).not.toContain('之后说的')
  expect(stdout).not.toContain('\u001b')
})

test('N-06 T26 what is dealt with is marked, keeps its time, and can be opened again', async () => {
  const [second, first] = await listed()
  expect((await tool('--done', String(first?.id))).stdout).toBe(`Marked as handled: ${first?.id}\n`)
  fair.clock.set('2026-11-15T13:00:00+08:00')
  await tool('--done', String(first?.id))
  expect((await listed('--open')).map(({ id }) => id)).toEqual([second?.id])
  expect((await listed()).at(-1)?.handled_at).toBe('2026-11-15T04:10:00.000Z')
  await tool('--undo', String(first?.id))
  expect(await listed('--open')).toHaveLength(2)
})

test('N-06 what is not there, or not said clearly, is refused and changes nothing', async () => {
  const [, first] = await listed()
  const unknown = await tool('--done', String(first?.id), '2000000000')
  expect([unknown.code, unknown.stderr]).toEqual([
    3,
    expect.stringContaining('There is no report 2000000000; expo reports lists them'),
  ])
  expect(await listed('--open')).toHaveLength(2)
  for (const words of [['--done'], ['--done', '--undo', '1'], ['--done', '--open', '1'], ['x']])
    expect((await tool(...words)).code).toBe(2)
  expect((await tool('--done', '--lang', 'zh')).stderr).toContain('请写明标记哪些')
})

const deleteAccountOf = async ({ as }: typeof sides.visitor) => {
  const body = JSON.stringify({ password: testPassword })
  const answer = await fair.call(as({ method: 'POST', path: '/api/account/v1/delete', body }))
  expect(answer.json().res).toBe(1)
}

test('S-42 an open report stays readable when its visitor deletes the account, and nothing else does', async () => {
  await sendBy(fair, sides.visitor, { thread_id: sides.threadId, text: '举报之后才写的' })
  const [second, first] = await listed()
  const before = (await tool(String(first?.id))).stdout
  await deleteAccountOf(sides.visitor)

  expect((await listed('--open')).map(({ id, by, reason }) => [id, by, reason])).toEqual([
    [second?.id, 'contact', 'spam'],
    [first?.id, 'visitor', '索要定金\n到陌生账户'],
  ])
  const { stdout } = await tool(String(first?.id))
  expect(stdout).toBe(
    before.replace(`id:${sides.visitor.id} 林晓舟`, `id:${sides.visitor.id} (account deleted)`),
  )
  expect(stdout).toContain('请问有现货吗？')
  expect((await tool(String(first?.id), '--lang', 'zh')).stdout).toContain('(账号已注销)')
  const all = await everything(fair)
  for (const gone of [sides.visitor.phone, sides.visitor.email, '举报之后才写的'])
    expect(all).not.toContain(gone)
  expect(await fair.database.db.select().from(account).where(eq(account.id, sides.visitor.id))).toEqual([])
})

test('S-42 a report that was handled before is deleted with the account', async () => {
  const [second, first] = await listed()
  await tool('--done', String(first?.id))
  await deleteAccountOf(sides.visitor)
  expect((await listed()).map(({ id }) => id)).toEqual([second?.id])
})

test('S-41 S-42 a sealed report can be handled and opened again for a day, and is kept for its time at most', async () => {
  const [second, first] = await listed()
  await deleteAccountOf(sides.visitor)
  await tool('--done', String(first?.id))
  await sweep(fair, quietLog)
  expect((await tool('--undo', String(first?.id))).code).toBe(0)
  expect(await listed('--open')).toHaveLength(2)
  await tool('--done', String(first?.id))
  fair.clock.set('2026-11-16T12:11:00+08:00')
  await sweep(fair, quietLog)
  expect((await listed()).map(({ id }) => id)).toEqual([second?.id])
  fair.clock.set('2027-05-14T12:09:00+08:00')
  await sweep(fair, quietLog)
  expect(await listed()).toHaveLength(1)
  fair.clock.set('2027-05-14T12:11:00+08:00')
  await sweep(fair, quietLog)
  expect(await listed()).toEqual([])
})
