import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DataFolderInUse, lockDataFolder, openEmbedded, readHolder } from '@tradefloor/embedded-postgres'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildProgram } from '../testing/build-program.ts'
import { cloneFolder, testFolder } from '../testing/clone-database.ts'
import { DatabaseChild } from '../testing/database-child.ts'
import { quietLog } from '../testing/quiet-log.ts'
import { removeFolder } from '../testing/test-folder.ts'

let program: { path: string; remove(): Promise<void> }
beforeAll(async () => {
  program = await buildProgram('chaos-child')
})
afterAll(() => program.remove())

async function childOn(dataDir: string) {
  const child = new DatabaseChild(program.path, dataDir, 'test')
  onTestFinished(async () => {
    await child.kill()
    await removeFolder(dataDir)
  })
  return child
}

test('G-D4 a second process is refused and told who holds the folder, in both languages', async () => {
  const dataDir = await cloneFolder()
  const first = await childOn(dataDir)
  expect(await first.ready).toBe(true)

  const refusal = await openEmbedded({ dataDir, log: quietLog }).catch((error: unknown) => error)

  expect(refusal).toBeInstanceOf(DataFolderInUse)
  const { folder, holder, texts, message } = refusal as DataFolderInUse
  expect(folder).toBe(dataDir)
  expect(holder?.pid).toBe(first.process.pid)
  const since = holder?.startedAt.slice(0, 19).replace('T', ' ') ?? 'unknown'
  for (const text of [message, texts.zh, texts.en])
    for (const part of [dataDir, String(first.process.pid), since]) expect(text).toContain(part)
  expect(texts.zh).toContain('数据目录')

  const second = await childOn(dataDir)
  expect(await second.ended).toBe(3)
  expect(second.complaints).toContain(`process ${first.process.pid} (chaos-child.mjs`)
})

test('G-D4 the lock is gone with a process that was killed, and so is the fear of its leftovers', async () => {
  const dataDir = await cloneFolder()
  const first = await childOn(dataDir)
  expect(await first.ready).toBe(true)
  await first.kill()
  expect(readHolder(dataDir)?.pid).toBe(first.process.pid)

  const embedded = await openEmbedded({ dataDir, log: quietLog, syncToDisk: false })

  expect(readHolder(dataDir)?.pid).toBe(process.pid)
  await embedded.close()
  expect(readHolder(dataDir)).toBeNull()
})

test('G-D4 the lock holds within one process too, and can be taken again once released', async () => {
  const folder = await testFolder('lock')
  onTestFinished(() => removeFolder(folder))
  const lock = await lockDataFolder(folder)

  await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUse)
  lock.release()

  const again = await lockDataFolder(folder)
  again.release()
})

test('only this user can read where the database listens, and the lock file has no password', async () => {
  const folder = await testFolder('lock')
  onTestFinished(() => removeFolder(folder))
  const lock = await lockDataFolder(folder)
  lock.announce({
    host: '/somewhere',
    port: 5432,
    user: 'postgres',
    password: 'a secret',
    database: 'postgres',
  })

  expect(readHolder(folder)?.address).toMatchObject({ host: '/somewhere', password: 'a secret' })
  expect(statSync(join(folder, 'holder.json')).mode & 0o777).toBe(0o600)
  expect(JSON.parse(readFileSync(join(folder, 'lock'), 'utf8'))).toMatchObject({ pid: process.pid })
  expect(readFileSync(join(folder, 'lock'), 'utf8')).not.toContain('a secret')
  lock.release()
})

test('a holder file that is damaged or foreign names nobody', async () => {
  const folder = await testFolder('lock')
  onTestFinished(() => removeFolder(folder))
  const { writeFile } = await import('node:fs/promises')
  for (const text of ['', '{', 'null', '[]', '{"pid":"1"}']) {
    await writeFile(join(folder, 'holder.json'), text)
    expect(readHolder(folder)).toBeNull()
  }
})
