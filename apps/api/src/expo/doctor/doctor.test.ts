import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { account, company, exhibition, file, fileChunk } from '../../schema/index.ts'
import { aFile, anExhibition, anExhibitor, aVisitor } from '../../testing/builders.ts'
import { runTool } from '../../testing/run-tool.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import type { Finding } from './finding.ts'

interface Answer {
  faults: number
  warnings: number
  findings: { check: string; state: Finding['state']; text: string; advice: string | null }[]
}

let fair: TestApp
let port: string
beforeAll(async () => {
  fair = await openTestApp({ demo: false })
  await fair.app.listen({ host: '127.0.0.1', port: 0 })
  port = String((fair.app.server.address() as { port: number }).port)
  const { id } = await anExhibition(fair)
  await anExhibitor(fair, { in: id })
})
afterAll(() => fair.close())
beforeEach(async () => {
  await fair.database.db.delete(fileChunk)
  await fair.database.db.delete(file)
})

async function examined(words: string[] = [], environment: Record<string, string> = {}, of = fair) {
  const run = await runTool(of, ['doctor', '--json', ...words], { PORT: port, ...environment })
  const answer = run.json<Answer>()
  expect(run.code).toBe(answer.faults > 0 ? 1 : 0)
  expect(run.stderr).toBe('')
  const about = (check: string) => answer.findings.filter((finding) => finding.check === check)
  for (const { state, advice } of answer.findings) expect(advice === null).toBe(state === 'ok')
  return { ...answer, about, states: (check: string) => about(check).map(({ state }) => state) }
}

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const aGoodFile = (id: string, bytes = Buffer.from(`the bytes of ${id}`)) =>
  aFile(fair, { id, bytes, sha256: digest(bytes) })

describe('doctor', () => {
  test('finds nothing wrong with an installation that is well, and says so in both languages', async () => {
    await aGoodFile('picture')
    const { findings, faults } = await examined(['--deep'])
    expect(faults).toBe(0)
    // Disk and memory are those of the machine that runs the test.
    const here = findings.filter(({ check }) => !['disk', 'memory', 'database'].includes(check))
    expect(here.filter(({ state }) => state !== 'ok')).toEqual([])
    expect(new Set(findings.map(({ check }) => check)).size).toBe(14)

    const english = await runTool(fair, ['doctor'], { PORT: port })
    expect(english.stdout).toMatch(/^Files +ok +Every file has its bytes/m)
    const chinese = await runTool(fair, ['doctor', '--lang', 'zh'], { PORT: port })
    expect(chinese.stdout).toMatch(/^文件 +正常 +1 个文件的内容都在/m)
  })

  test('U-23 content that was changed beside the index is a warning, and reindex puts it right', async () => {
    await fair.database.db.update(company).set({ infoEn: 'Changed by hand' })
    expect((await examined()).about('search')).toMatchObject([{ state: 'warning' }])
    expect((await runTool(fair, ['reindex', '--json'])).json<{ written: number }>().written).toBeGreaterThan(
      0,
    )
    expect((await examined()).about('search')).toMatchObject([{ state: 'ok' }])
  })

  test('a file without its bytes, or with half of them, is a fault that names the file', async () => {
    await aGoodFile('whole')
    await aGoodFile('gone')
    await fair.database.db.delete(fileChunk).where(sql`file_id = 'gone'`)
    await aFile(fair, { id: 'cut', bytes: Buffer.from('some'), size: 9 })
    const large = Buffer.alloc(1_048_576, 1)
    await aFile(fair, { id: 'half', bytes: large, size: 2 * large.length })
    const { about } = await examined()
    expect(about('storage')).toMatchObject([
      { state: 'fault', text: 'Files whose bytes are missing or damaged: cut, gone, half' },
    ])
  })

  test('changed bytes of the same length are found by looking deeply', async () => {
    await aGoodFile('changed')
    await fair.database.db.update(fileChunk).set({ bytes: Buffer.from('THE bytes of changed') })
    expect((await examined()).states('storage')).toEqual(['ok'])
    const { about } = await examined(['--deep'])
    expect(about('storage')).toMatchObject([{ state: 'fault', text: expect.stringContaining('changed') }])
  })

  test('a file that lends its bytes from another is whole when that one is', async () => {
    await aGoodFile('film')
    const [film] = await fair.database.db.select().from(file)
    if (film) await fair.database.db.insert(file).values({ ...film, id: 'video-1', bytesOf: 'film' })
    expect((await examined(['--deep'])).states('storage')).toEqual(['ok'])
    await fair.database.db.delete(fileChunk)
    expect((await examined()).about('storage')[0]?.text).toContain('film, video-1')
  })

  test('pieces that belong to no file are a warning', async () => {
    const { db } = fair.database
    await db.execute(sql`alter table file_chunk drop constraint file_chunk_file_id_fkey`)
    await db.insert(fileChunk).values({ fileId: 'nobody', position: 0, bytes: Buffer.from('x') })
    const { about } = await examined()
    expect(about('storage')).toMatchObject([
      { state: 'ok' },
      { state: 'warning', text: 'Pieces that belong to no file and only take space: 1' },
    ])
    await db.delete(fileChunk)
    await db.execute(
      sql`alter table file_chunk add foreign key (file_id) references file (id) on delete cascade`,
    )
  })

  test('an exhibition without exhibitors is named', async () => {
    await anExhibition(fair, { id: 77 })
    const { about } = await examined()
    expect(about('exhibitions')).toMatchObject([
      { state: 'warning', text: 'Exhibitions without exhibitors: 77' },
    ])
    await fair.database.db.delete(exhibition).where(sql`id = 77`)
  })

  test('demo accounts matter where others can reach the server', async () => {
    const visitor = await aVisitor(fair, { demo: true })
    expect((await examined()).states('accounts')).toEqual(['ok'])
    const { about } = await examined([], { HOST: '0.0.0.0' })
    expect(about('accounts')).toMatchObject([
      { state: 'warning', text: expect.stringContaining('Demo accounts are here (1)') },
    ])
    await fair.database.db.delete(account).where(sql`id = ${visitor.id}`)
  })

  test('an unfinished generated fair is told of', async () => {
    await fair.database.db.execute(sql`insert into installation (name, value)
      values ('generated_fair', '{"finished": false, "companies": 1, "exhibitionIds": []}')`)
    expect((await examined()).about('exhibitions')).toMatchObject([
      { state: 'warning', text: 'There is an unfinished generated fair' },
    ])
    await fair.database.db.execute(sql`delete from installation where name = 'generated_fair'`)
  })

  test('a migration that is not applied, changed or of a newer version is a fault, and nothing is applied', async () => {
    const { db } = fair.database
    const { rows } = await db.execute<{ name: string; sha256: string; applied_at: string }>(
      sql`select name, sha256, applied_at::text from migration order by name desc limit 1`,
    )
    const [last] = rows
    await db.execute(sql`delete from migration where name = ${last?.name}`)
    const open = await examined()
    expect(open.about('migrations')[0]).toMatchObject({
      state: 'fault',
      text: `Migrations that are not applied yet: ${last?.name}`,
    })
    expect(open.about('storage')).toEqual([])
    expect(open.states('clock')).toEqual(['ok'])

    const put = (name: string | undefined, sha256: string | undefined) =>
      db.execute(
        sql`insert into migration values (${name}::text, ${sha256}::text, ${last?.applied_at}::timestamptz)`,
      )
    await put(last?.name, 'another')
    expect((await examined()).about('migrations')[0]?.text).toContain('its file has been changed since')
    await db.execute(sql`delete from migration where name = ${last?.name}`)
    await put(last?.name, last?.sha256)
    await put('9999_future.sql', 'x')
    expect((await examined()).about('migrations')[0]?.text).toContain('comes from a newer version')
    await db.execute(sql`delete from migration where name = '9999_future.sql'`)
    expect((await examined()).states('migrations')).toEqual(['ok'])
  })

  test.each([
    [{ HOST: '0.0.0.0' }, ['warning'], 'there is no PUBLIC_URL'],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://fair.example' }, ['warning'], 'passwords cross the network'],
    [{ PUBLIC_URL: 'https://fair.example' }, ['warning'], 'share its limits'],
    [{ HOST: '::', PUBLIC_URL: 'https://fair.example', TRUSTED_PROXIES: '10.0.0.0/24' }, ['ok'], 'agree'],
    [{ PUBLIC_URL: 'https://fair.example', TRUSTED_PROXIES: 'loopback, fd00::/8' }, ['ok'], 'agree'],
    [{ TRUSTED_PROXIES: 'proxy.example, 10.0.0.1/33' }, ['fault'], 'proxy.example, 10.0.0.1/33'],
    [{ TRUSTED_PROXIES: '0.0.0.0/0' }, ['fault'], 'believes nearly everybody'],
  ] satisfies [Record<string, string>, string[], string][])(
    'settings %j together are %j',
    async (environment, states, text) => {
      const { about, states: found } = await examined([], environment)
      expect(found('settings')).toEqual(states)
      expect(about('settings')[0]?.text).toContain(text)
    },
  )
})
