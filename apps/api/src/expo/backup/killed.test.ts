import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../db/open-database.ts'
import { fingerprint } from '../../testing/awkward-fair.ts'
import { buildProgram } from '../../testing/build-program.ts'
import { testFolder } from '../../testing/clone-database.ts'
import { anInstallation, type Installation, runToolAt } from '../../testing/installations.ts'

const megabytes = 24
let tool: Awaited<ReturnType<typeof buildProgram>>
let folder: string
let source: Installation
let target: Installation

beforeAll(async () => {
  tool = await buildProgram('expo', 'src')
  folder = await testFolder('killed')
  source = await anInstallation({ migrated: true })
  target = await anInstallation({ migrated: true })
  const fair = await source.open()
  // As an import would: a busy machine may take its time.
  await fair.longTransaction(async (db) => {
    await db.execute(sql`insert into file (id, mime, size, sha256) values ('film', '', 0, '')`)
    for (let position = 0; position < megabytes; position++)
      await db.execute(
        sql`insert into file_chunk (file_id, position, bytes) values ('film', ${position}::int, ${randomBytes(1_048_576)})`,
      )
  })
  await fair.close()
})
afterAll(async () => {
  await source.remove()
  await target.remove()
  await tool.remove()
})

/** The tool in a process of its own, which can be killed. */
function startTool({ environment }: Installation, words: string[]) {
  const script = `import(${JSON.stringify(tool.path)}).then(({ expo }) => expo(${JSON.stringify(words)}))`
  const child = spawn(process.execPath, ['-e', script], {
    env: { ...process.env, ...environment, LANG: 'en' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (bytes) => {
    said += bytes
  })
  const ended = new Promise<string>((resolve) => {
    child.once('close', (code, signal) => resolve(`${code ?? signal} ${said}`.trim()))
  })
  return { child, ended }
}

/** When the first bytes are in a file of that folder which has no name yet. */
async function killedWhileWriting(signal: NodeJS.Signals, file: string) {
  const { child, ended } = startTool(source, ['backup', file])
  while (child.exitCode === null && !isWriting(child.pid ?? 0)) await wait(2)
  child.kill(signal)
  return ended
}

function isWriting(pid: number): boolean {
  const descriptors = `/proc/${pid}/fd`
  try {
    return readdirSync(descriptors).some((name) => {
      const path = join(descriptors, name)
      return readlinkSync(path).startsWith(folder) && statSync(path).isFile() && statSync(path).size > 0
    })
  } catch {
    // It is just being opened or closed.
    return false
  }
}

test('G-U3 S-44 a backup that is interrupted or killed with -9 leaves no file at all', async () => {
  expect(await killedWhileWriting('SIGTERM', join(folder, 'interrupted.backup'))).toBe('143')
  expect(readdirSync(folder)).toEqual([])
  expect(await killedWhileWriting('SIGKILL', join(folder, 'killed.backup'))).toBe('SIGKILL')
  expect(readdirSync(folder)).toEqual([])
})

test('S-44 what a killed backup left where files need a name is removed by the next one, not what is being written', async () => {
  const [abandoned, written] = ['.old.backup.half-00c0ffee', '.new.backup.half-00c0ffee']
  for (const name of [abandoned, written]) writeFileSync(join(folder, name), 'personal data')
  const longAgo = new Date(Date.now() - 11 * 60_000)
  utimesSync(join(folder, abandoned), longAgo, longAgo)
  expect((await runToolAt(source, ['backup', join(folder, 'next.backup')])).code).toBe(0)
  expect(readdirSync(folder).sort()).toEqual([written, 'next.backup'])
  expect(statSync(join(folder, 'next.backup')).mode & 0o777).toBe(0o600)
  for (const name of readdirSync(folder)) rmSync(join(folder, name))
})

describe('a restore that is killed half-way', () => {
  let file: string
  beforeAll(async () => {
    file = join(folder, 'whole.backup')
    expect((await runToolAt(source, ['backup', file])).code).toBe(0)
  })

  test('G-U3 leaves the place empty', async () => {
    const { child, ended } = startTool(target, ['restore', file])
    await killWhenGrown(child, target)
    expect(await ended).toBe('SIGKILL')
    const left = await target.open()
    const { rows } = await left.db.execute(sql`select from file union all select from file_chunk`)
    expect(rows).toEqual([])
    await left.close()
  })

  test('G-U3 and can be done again', async () => {
    expect(await runToolAt(target, ['restore', file])).toMatchObject({ code: 0 })
    const [from, into] = [await source.open(), await target.open()]
    expect(await fingerprint(into)).toEqual(await fingerprint(from))
    await from.close()
    await into.close()
  })
})

/** When a third of the rows must have been written. */
async function killWhenGrown(child: ChildProcess, place: Installation) {
  const watched = place.kind === 'postgresql' ? await place.open() : null
  const before = await sizeOf(place, watched)
  while (child.exitCode === null && (await sizeOf(place, watched)) - before < (megabytes / 3) * 1_048_576)
    await wait(20)
  child.kill('SIGKILL')
  await watched?.close()
}

async function sizeOf({ config }: Installation, database: Database | null): Promise<number> {
  if (!database) return sizeOfFolder(join(config.dataDir, 'db', 'base'))
  const { rows } = await database.db.execute<{ size: string }>(
    sql`select pg_database_size(current_database())::text as size`,
  )
  return Number(rows[0]?.size)
}

const sizeOfFolder = (folder: string): number =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
        const path = join(folder, entry.name)
        return (
          sum +
          (entry.isDirectory() ? sizeOfFolder(path) : (statSync(path, { throwIfNoEntry: false })?.size ?? 0))
        )
      }, 0)
    : 0
