import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillAwkwardly, fingerprint } from '../../testing/awkward-fair.ts'
import { testFolder } from '../../testing/clone-database.ts'
import { anInstallation, type Installation, runToolAt } from '../../testing/installations.ts'

interface Answer {
  bytes: number
  sha256: string
  server_waited_ms: number | null
  tables: { table: string; rows: number; sha256: string }[]
  left_out: string[]
}

/** Databases are made from nothing here, and copied. */
const patience = 120_000

let folder: string
const places: Installation[] = []
const aPlace = async (options?: { migrated: boolean }) => {
  const place = await anInstallation(options)
  places.push(place)
  return place
}
beforeAll(async () => {
  folder = await testFolder('backups')
})
afterAll(async () => {
  for (const place of places) await place.remove()
})

test(
  'G-U3 a backup of a running fair, brought back into an empty installation, is the same to the last bit',
  async () => {
    const [source, target] = [await aPlace({ migrated: true }), await aPlace()]
    const running = await source.open()
    await fillAwkwardly(running)
    const expected = await fingerprint(running)
    const file = join(folder, 'round.backup')
    // Of a backup that was killed; no process has such a number.
    if (source.kind === 'embedded') mkdirSync(join(source.config.dataDir, 'backup-copy-2147483647-0a'))

    const made = await runToolAt(source, ['backup', file, '--json'])
    expect(made).toMatchObject({ code: 0, stderr: '' })
    const answer = made.json<Answer>()
    expect(answer.tables).toContainEqual(expect.objectContaining({ table: 'file_chunk', rows: 5 }))
    expect(answer.server_waited_ms !== null).toBe(source.kind === 'embedded')
    expect(answer.left_out).toEqual([])
    expect(answer.sha256).toBe(createHash('sha256').update(readFileSync(file)).digest('hex'))
    expect(answer.bytes).toBe(statSync(file).size)
    // People's data are in it.
    expect(statSync(file).mode & 0o777).toBe(0o600)
    // Nothing else is left: neither beside the file nor in the data folder.
    expect(readdirSync(folder)).toEqual(['round.backup'])
    if (source.kind === 'embedded')
      expect(readdirSync(source.config.dataDir).sort()).toEqual(['db', 'holder.json', 'lock', 'run'])
    // The fair has only been looked at.
    expect(await fingerprint(running)).toEqual(expected)
    await running.close()

    const restored = await runToolAt(target, ['restore', file])
    expect(restored).toMatchObject({ code: 0, stderr: '' })
    const rows = answer.tables.reduce((sum, table) => sum + table.rows, 0)
    expect(restored.stdout.trimEnd().split('\n').at(-1)).toBe(
      `restored, ${rows} rows in ${answer.tables.length} tables, hashes equal`,
    )
    const opened = await target.open()
    expect(await fingerprint(opened)).toEqual(expected)
    const { rows: made3 } = await opened.db.execute<{ id: number }>(
      sql`insert into account (kind, password_hash, rtm_uid, created_at) values ('contact', '', 'u4', '2026-11-15') returning id`,
    )
    // The third was used and deleted: numbers do not come back.
    expect(made3).toEqual([{ id: 4 }])
    await opened.close()

    // What was restored is a fair like any other: its backup holds the same.
    const again = await runToolAt(source, ['backup', join(folder, 'again.backup'), '--json'])
    expect(again.json<Answer>().tables).toEqual(answer.tables)
    expect(again.json<Answer>().server_waited_ms).toBeNull()
  },
  patience,
)

test(
  'G-U3 a backup made while others write holds every transaction whole, and all that was acknowledged before it',
  async () => {
    const [source, target] = [await aPlace({ migrated: true }), await aPlace({ migrated: true })]
    const running = await source.open()
    const acknowledged: number[] = []
    let stopped = false
    // A pair in one transaction, in tables that are read at different times; later pairs take earlier ones away.
    const write = async (writer: number) => {
      for (let pair = writer; !stopped; pair += 4) {
        await running.db.transaction(async (transaction) => {
          const [name, filler] = [`pair ${pair}`, 'x'.repeat((pair * 37) % 9000)]
          await transaction.execute(sql`insert into installation (name, value) values (${name}, ${filler})`)
          await transaction.execute(
            sql`insert into enquiry (exhibition_id, name, country, email, phone, language, received_at)
              values (1, ${name}, '', '', '', ${filler}, '2026-11-15')`,
          )
          await transaction.execute(sql`insert into captcha values (${name}, '', '2026-11-15')`)
          await transaction.execute(sql`delete from captcha where key_hash = ${`pair ${pair - 4}`}`)
        })
        acknowledged.push(pair)
      }
    }
    await running.db.execute(sql`
      insert into exhibition (id, organiser_company_id, lasting, name_zh, name_en, place_zh, place_en, industry, opens_at, closes_at)
      values (1, 1, true, '', '', '', '', '', '2026-11-15', '2026-11-15')`)
    const writers = [0, 1, 2, 3].map(write)
    while (acknowledged.length < 40) await new Promise((resolve) => setTimeout(resolve, 5))
    const before = acknowledged.length
    const file = join(folder, 'busy.backup')
    const made = await runToolAt(source, ['backup', file, '--json'])
    const after = acknowledged.length
    stopped = true
    await Promise.all(writers)
    await running.close()
    expect(made).toMatchObject({ code: 0, stderr: '' })
    // They did write meanwhile.
    expect(after).toBeGreaterThan(before)

    expect((await runToolAt(target, ['restore', file, '--json'])).json<Answer>().tables).toEqual(
      made.json<Answer>().tables,
    )
    const restored = await target.open()
    const pairs = async (statement: ReturnType<typeof sql>) =>
      (await restored.db.execute<{ name: string }>(statement)).rows
        .map(({ name }) => Number(name.slice(5)))
        .sort((a, b) => a - b)
    const keys = await pairs(sql`select name from installation`)
    expect(await pairs(sql`select name from enquiry`)).toEqual(keys)
    expect(keys).toEqual(expect.arrayContaining(acknowledged.slice(0, before)))
    const last = [0, 1, 2, 3].map((writer) => Math.max(...keys.filter((key) => key % 4 === writer)))
    expect(await pairs(sql`select key_hash as name from captcha`)).toEqual(last.sort((a, b) => a - b))
    await restored.close()
  },
  patience,
)
