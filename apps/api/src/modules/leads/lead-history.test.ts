import { leadLimits } from '@tradefloor/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { leadNote } from '../../schema/index.ts'
import type { Visitor } from '../../testing/builders.ts'
import { aDeskWithLeads } from '../../testing/desk-leads.ts'
import { openTestApp, type TestApp, testNow } from '../../testing/test-app.ts'

let fair: TestApp
let desk: Awaited<ReturnType<typeof aDeskWithLeads>>
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
})
afterAll(() => fair.close())
beforeEach(async () => {
  fair.clock.set(testNow)
  desk = await aDeskWithLeads(fair)
})

test('V-44 V-45 a lead has its history; a done step is part of it, and a note goes with whoever wrote it', async () => {
  const visitor = await desk.aLead()
  fair.clock.set('2026-11-15T12:02:00+08:00')
  await desk.write(visitor, '首批 6 吨？')
  fair.clock.set('2026-11-15T12:04:00+08:00')
  expect((await desk.note(visitor, '要清真证书扫描件')).statusCode).toBe(200)
  await desk.change(visitor, { next: { text: '发报价', on: '2026-11-16' } })
  fair.clock.set('2026-11-15T12:06:00+08:00')
  await desk.change(visitor, { done: true }, desk.colleague)
  const { history, next } = await desk.read(visitor)
  expect(next).toBeNull()
  expect(history.map(({ kind, text, own }) => [kind, text, own])).toEqual([
    ['done', '发报价', false],
    ['note', '要清真证书扫描件', true],
    ['conversation', '首批 6 吨？', false],
    ['card', '', false],
  ])
  expect(history[0]).toMatchObject({ by: { en: 'Colleague' }, at: '2026-11-15 12:06:00', exhibition: null })
  expect(history[2]?.thread_id).toBeGreaterThan(0)

  const [, written] = history
  expect((await desk.removeNote(visitor, written?.id ?? 0, desk.colleague)).statusCode).toBe(404)
  expect((await desk.removeNote(visitor, written?.id ?? 0)).statusCode).toBe(200)
  expect((await desk.read(visitor)).history.map(({ kind }) => kind)).not.toContain('note')
})

async function writeNotes({ id }: Visitor, count: number) {
  const of = {
    companyId: desk.booth.companyId,
    accountId: id,
    kind: 'note',
    writtenAt: fair.clock.now(),
  } as const
  await fair.database.db
    .insert(leadNote)
    .values(Array.from({ length: count }, (_, i) => ({ ...of, text: `${i}` })))
}

const countNotes = ({ id }: Visitor) => fair.database.db.$count(leadNote, eq(leadNote.accountId, id))

test('V-44 O-03 a note beyond the limit, and a blank one, are refused', async () => {
  const visitor = await desk.aLead()
  await writeNotes(visitor, leadLimits.notes)
  expect((await desk.note(visitor, '再来一条')).json()).toMatchObject({ res: 0, errCode: 20049 })
  expect((await desk.note(visitor, '   ')).statusCode).toBe(400)
  expect(await countNotes(visitor)).toBe(leadLimits.notes)
})

test('V-44 colleagues who write at once do not pass the limit of notes', async () => {
  const visitor = await desk.aLead()
  await writeNotes(visitor, leadLimits.notes - 1)
  const answers = await Promise.all(
    [desk.person, desk.colleague, desk.person, desk.colleague].map((who) =>
      desk.note(visitor, '要报价', who),
    ),
  )
  expect(answers.filter((answer) => answer.json().res === 1)).toHaveLength(1)
  expect(await countNotes(visitor)).toBe(leadLimits.notes)
})

test('V-44 a step that two colleagues finish at once is in the history once', async () => {
  const visitor = await desk.aLead()
  await desk.change(visitor, { next: { text: '发报价', on: null } })
  await Promise.all(
    [desk.person, desk.colleague, desk.person].map((who) => desk.change(visitor, { done: true }, who)),
  )
  expect((await desk.read(visitor)).history.filter(({ kind }) => kind === 'done')).toHaveLength(1)
})
