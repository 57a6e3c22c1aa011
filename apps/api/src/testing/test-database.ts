import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { migrate } from '../db/migrate.ts'
import { type Database, type DatabaseOptions, openDatabase } from '../db/open-database.ts'
import { holdEngine } from './compiled-engine.ts'
import { copyTree } from './copy-tree.ts'
import { fillFromTemplate } from './database-template.ts'
import { quietLog } from './quiet-log.ts'
import { makeFolderIn, makeRunFolder, removeFolder } from './test-folder.ts'

/** The prepared databases that every test's own is cloned from. What is only about the embedded one runs always. */
export interface Template {
  /** Holds all folders of this run. */
  run: string
  folder: string
  server: { url: string; name: string } | null
}

export interface Clone {
  database: Database
  /** The same database as another node sees it; the embedded one has only one node. Closed with the clone. */
  fromAnotherNode(): Promise<Database>
  /** Closes the database and drops it. */
  close(): Promise<void>
}

type Changes = Partial<DatabaseOptions>

const quick = { log: quietLog, poolSize: 5, syncToDisk: false }

/** Migrates once for all tests. With TEST_DATABASE_URL the suite runs on that PostgreSQL. */
export async function prepareTemplate(): Promise<Template> {
  const run = await makeRunFolder()
  const folder = join(run, 'template')
  await fillMigrated(folder)
  const url = process.env.TEST_DATABASE_URL
  if (!url) return { run, folder, server: null }
  const name = `tradefloor_template_${randomBytes(4).toString('hex')}`
  await asAdministrator(url, `create database ${name}`)
  await migrateAndClose({ databaseUrl: addressOf(url, name), dataDir: tmpdir() })
  return { run, folder, server: { url, name } }
}

/** Puts a migrated embedded database into a data folder that is not there yet. */
export const fillMigrated = (dataDir: string) =>
  fillFromTemplate(dataDir, () => migrateAndClose({ databaseUrl: null, dataDir }))

export async function dropTemplate({ run, server }: Template) {
  await removeFolder(run)
  if (!server) return
  for (const name of [server.name, demoNameOf(server)])
    await asAdministrator(server.url, `drop database if exists ${name} with (force)`)
}

const demoNameOf = ({ name }: { name: string }) => `${name}_demo`

/** The same with the demo fair in it, loaded once a run by whichever test file asks first. */
export async function demoTemplate(
  template: Template,
  load: (database: Database) => Promise<unknown>,
): Promise<Template> {
  const { run, server } = template
  const demo = { run, folder: join(run, 'demo'), server: server && { ...server, name: demoNameOf(server) } }
  // A run on PostgreSQL may want it in a folder too.
  const name = server ? 'demo-on-server' : 'demo'
  const [claim, done] = [join(run, `${name}.claim`), join(run, `${name}.done`)]
  if (claimed(claim)) {
    const made = server
      ? await makeOnServer(server, demo.server?.name ?? '')
      : await makeInFolder(template, demo.folder)
    await load(made)
    await made.close()
    writeFileSync(done, '')
  }
  while (!existsSync(done)) await wait(100)
  return demo
}

/** True for one of all who ask. */
function claimed(file: string): boolean {
  try {
    writeFileSync(file, '', { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

async function makeInFolder({ folder }: Template, dataDir: string): Promise<Database> {
  await holdEngine()
  await mkdir(dataDir, { mode: 0o700 })
  copyTree(join(folder, 'db'), join(dataDir, 'db'))
  return openDatabase({ ...quick, databaseUrl: null, dataDir })
}

async function makeOnServer({ url, name }: { url: string; name: string }, demo: string): Promise<Database> {
  await asAdministrator(url, `create database ${demo} template ${name}`)
  return openDatabase({ ...quick, databaseUrl: addressOf(url, demo), dataDir: tmpdir() })
}

export async function cloneOnServer(
  { url, name }: { url: string; name: string },
  changes: Changes,
): Promise<Clone> {
  const clone = `tradefloor_test_${randomBytes(6).toString('hex')}`
  await asAdministrator(url, `create database ${clone} template ${name}`)
  const open = () =>
    openDatabase({ ...quick, databaseUrl: addressOf(url, clone), dataDir: tmpdir(), ...changes })
  const nodes = [await open()] as [Database, ...Database[]]
  return {
    database: nodes[0],
    fromAnotherNode: async () => {
      const node = await open()
      nodes.push(node)
      return node
    },
    close: async () => {
      for (const node of nodes) await node.close()
      await asAdministrator(url, `drop database if exists ${clone} with (force)`)
    },
  }
}

/** Opened through the very door the server uses, on a copy of the prepared folder. */
export async function cloneInFolder(
  template: Template,
  changes: Changes,
): Promise<Clone & { dataDir: string }> {
  const dataDir = await copyOfTemplate(template)
  const database = await openDatabase({ ...quick, databaseUrl: null, dataDir, ...changes })
  return {
    database,
    fromAnotherNode: async () => database,
    dataDir,
    close: async () => {
      await database.close()
      await removeFolder(dataDir)
    },
  }
}

/** A data folder with the prepared database in it, not opened. */
export async function copyOfTemplate({ run, folder }: Template): Promise<string> {
  await holdEngine()
  const dataDir = await makeFolderIn(run, 'test')
  copyTree(join(folder, 'db'), join(dataDir, 'db'))
  return dataDir
}

async function migrateAndClose(where: { databaseUrl: string | null; dataDir: string }) {
  const database = await openDatabase({ ...quick, ...where })
  try {
    await migrate(database, { log: quietLog })
  } finally {
    await database.close()
  }
}

export function addressOf(url: string, database: string) {
  const address = new URL(url)
  address.pathname = `/${database}`
  return address.href
}

export async function asAdministrator(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
