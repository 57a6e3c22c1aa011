import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  DataFolderUnusable,
  EmbeddedDatabaseFailed,
  type EmbeddedOptions,
  openEmbedded,
  prepareDataFolder,
  readHolder,
} from '@tradefloor/embedded-postgres'
import pg from 'pg'
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

async function emptyFolder() {
  const folder = await testFolder('first')
  onTestFinished(() => removeFolder(folder))
  return folder
}

async function ask(embedded: { address: pg.ClientConfig }, question: string) {
  const client = new pg.Client({ ...embedded.address })
  await client.connect()
  const { rows } = await client.query(question)
  await client.end()
  return rows
}

const open = (dataDir: string, options: Partial<EmbeddedOptions> = {}) =>
  openEmbedded({ dataDir, log: quietLog, syncToDisk: false, ...options })

const unfinished = (dataDir: string) => readdirSync(dataDir).filter((name) => name.startsWith('db.new-'))

test('G-D4 a first start that is killed half-way leaves nothing in the way of the next', async () => {
  const dataDir = await emptyFolder()
  // Before there is anything, and among its first files. The chaos run tries many points more.
  for (const reached of [() => true, () => filesOf(dataDir) > 0]) {
    const child = new DatabaseChild(program.path, dataDir, 'first')
    onTestFinished(() => child.kill())
    while (!reached()) await wait(5)
    await child.kill()
    expect(existsSync(join(dataDir, 'db'))).toBe(false)
  }
  expect(unfinished(dataDir)).not.toEqual([])

  const embedded = await open(dataDir)

  expect(unfinished(dataDir)).toEqual([])
  expect(await ask(embedded, 'select 1 as answer')).toEqual([{ answer: 1 }])
  expect(statSync(join(dataDir, 'db')).mode & 0o777).toBe(0o700)
  expect(statSync(join(dataDir, 'run')).mode & 0o777).toBe(0o700)
  await embedded.close()
})

function filesOf(dataDir: string): number {
  try {
    const [name] = unfinished(dataDir)
    return name ? readdirSync(join(dataDir, name), { recursive: true }).length : 0
  } catch {
    return 0
  }
}

test('a data folder with a path too long for a socket still opens, and the short folder goes with it', async () => {
  const dataDir = join(await emptyFolder(), 'a-long-name'.repeat(12))
  await mkdir(dataDir)
  const { rename } = await import('node:fs/promises')
  await rename(join(await cloneFolder(), 'db'), join(dataDir, 'db'))

  const killed = new DatabaseChild(program.path, dataDir, 'killed')
  onTestFinished(() => killed.kill())
  expect(await killed.ready).toBe(true)
  const left = readHolder(dataDir)?.address?.host ?? ''
  expect(left.startsWith(join(tmpdir(), 'tradefloor-'))).toBe(true)
  expect(statSync(left).mode & 0o777).toBe(0o700)
  await killed.kill()
  expect(existsSync(left)).toBe(true)

  const embedded = await open(dataDir)
  expect(await ask(embedded, 'select 2 as answer')).toEqual([{ answer: 2 }])
  expect(existsSync(left)).toBe(false)
  await embedded.close()
  expect(existsSync(embedded.address.host)).toBe(false)
})

test('where there are no socket files, it listens on a port of the loopback address, behind a password', async () => {
  const embedded = await open(await cloneFolder(), { transport: 'loopback' })
  onTestFinished(() => embedded.close())

  expect(embedded.address.host).toBe('127.0.0.1')
  expect(await ask(embedded, 'select 3 as answer')).toEqual([{ answer: 3 }])
  const stranger = { address: { ...embedded.address, password: 'guess' } }
  await expect(ask(stranger, 'select 3')).rejects.toThrow('holder.json')
})

test('a data folder that cannot be made is refused with a sentence', async () => {
  const file = join(await emptyFolder(), 'file')
  await writeFile(file, '')

  const refusal = await open(join(file, 'data')).catch((error: unknown) => error)

  expect(refusal).toBeInstanceOf(DataFolderUnusable)
  expect((refusal as DataFolderUnusable).texts).toEqual({
    zh: `无法使用数据目录 ${join(file, 'data')}：它或它的上级不是目录。`,
    en: `The data folder ${join(file, 'data')} cannot be used: it, or a part of its path, is not a folder.`,
  })
})

test('a full disk is named before anything is written', async () => {
  const folder = await emptyFolder()

  expect(() => prepareDataFolder(folder, Number.POSITIVE_INFINITY)).toThrow(/the disk is full/)
  expect(readdirSync(folder)).toEqual([])
})

test('a folder db that is something else is left alone', async () => {
  const dataDir = await emptyFolder()
  await mkdir(join(dataDir, 'db'))
  await writeFile(join(dataDir, 'db', 'diary.txt'), 'mine')

  await expect(open(dataDir)).rejects.toThrow(/db is not a database/)

  expect(readdirSync(join(dataDir, 'db'))).toEqual(['diary.txt'])
})

test('a database of another version is refused with what the engine says, and the folder is free again', async () => {
  const dataDir = await cloneFolder()
  await writeFile(join(dataDir, 'db', 'PG_VERSION'), '9\n')

  const refusal = await open(dataDir).catch((error: unknown) => error)

  expect(refusal).toBeInstanceOf(EmbeddedDatabaseFailed)
  expect((refusal as Error).message).toMatch(/version 9/)
  await expect(open(dataDir)).rejects.toThrow(EmbeddedDatabaseFailed)
  await removeFolder(dataDir)
})
