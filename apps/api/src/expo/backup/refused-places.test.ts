import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fingerprint } from '../../testing/awkward-fair.ts'
import { cloneDatabase, testFolder } from '../../testing/clone-database.ts'
import {
  anEmbeddedInstallation,
  anInstallation,
  type Installation,
  runToolAt,
} from '../../testing/installations.ts'
import { writeBackup } from './write-backup.ts'

const patience = 120_000
let folder: string
let backup: string
let place: Installation

beforeAll(async () => {
  folder = await testFolder('places')
  backup = join(folder, 'fair.backup')
  const clone = await cloneDatabase()
  await clone.database.db.execute(sql`insert into installation (name, value) values ('from', 'the backup')`)
  await writeBackup(clone.database, { path: backup, now: new Date('2026-11-15') })
  await clone.close()
  place = await anInstallation({ migrated: true })
}, patience)
afterAll(() => place.remove())

test(
  'G-U3 a fair is never restored over: the data stay, and the person is told where to restore instead',
  async () => {
    const running = await place.open()
    await running.db.execute(sql`insert into installation (name, value) values ('mine', 'is here')`)
    const before = await fingerprint(running)
    await running.close()
    const run = await runToolAt(place, ['restore', backup])
    expect(run).toMatchObject({ code: 3, stdout: '' })
    expect(run.stderr).toMatch(
      /table installation.*not overwritten.*(Choose a new folder with DATA_DIR|Make an empty one)/,
    )
    const after = await place.open()
    expect(await fingerprint(after)).toEqual(before)
    await after.close()
    expect((await runToolAt(place, ['restore', backup], { LANG: 'zh_CN.UTF-8' })).stderr).toMatch(
      /不会被覆盖/,
    )
  },
  patience,
)

test(
  'G-U3 tables of somebody else are left out of a backup, and a place that has only such is not taken',
  async () => {
    const running = await place.open()
    await running.db.execute(sql`create table notes (text text)`)
    const file = join(folder, 'notes.backup')
    const run = await runToolAt(place, ['backup', file])
    expect(run.code).toBe(0)
    expect(run.stderr).toBe('Tables that are not Tradefloor’s were left out: notes\n')
    await running.db.execute(sql`drop table migration`)
    expect((await runToolAt(place, ['backup', join(folder, 'none.backup')])).stderr).toMatch(/holds no fair/)
    await running.close()
    expect((await runToolAt(place, ['restore', backup])).stderr).toMatch(/not overwritten/)
    expect(readdirSync(folder).sort()).toEqual(['fair.backup', 'notes.backup'])
  },
  patience,
)

test(
  'G-U3 G-U6 while a server has the data folder open, nothing is restored into it or moved from it',
  async () => {
    const embedded = await anEmbeddedInstallation({ migrated: true })
    const running = await embedded.open()
    for (const words of [
      ['restore', backup],
      ['move', '--to', 'postgres://fair:secret-word@127.0.0.1:1/fair'],
    ]) {
      const run = await runToolAt(embedded, words)
      expect(run).toMatchObject({ code: 3, stdout: '' })
      expect(run.stderr).toContain(`is in use by process ${process.pid}`)
    }
    await running.close()
    await embedded.remove()
  },
  patience,
)

test('G-U3 a backup overwrites nothing, makes no database and says what is wrong', async () => {
  const taken = join(folder, 'taken')
  writeFileSync(taken, 'mine')
  const over = await runToolAt(place, ['backup', taken])
  expect(over).toMatchObject({ code: 3, stdout: '' })
  expect(over.stderr).toMatch(/is there already and is not overwritten/)
  expect(readFileSync(taken, 'utf8')).toBe('mine')

  const lost = await runToolAt(place, ['backup', join(folder, 'no such folder', 'fair.backup')])
  expect(lost).toMatchObject({ code: 3 })
  expect(lost.stderr).toMatch(/its folder does not exist/)

  const nowhere = { environment: { DATA_DIR: join(folder, 'nowhere') } }
  const none = await runToolAt(nowhere, ['backup', join(folder, 'none.backup')])
  expect(none).toMatchObject({ code: 3 })
  expect(none.stderr).toMatch(/There is no database in .*nowhere/)
  expect(existsSync(nowhere.environment.DATA_DIR)).toBe(false)

  expect(await runToolAt(place, ['backup'])).toMatchObject({ code: 2 })
})
