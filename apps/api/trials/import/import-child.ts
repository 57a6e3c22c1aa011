// The process that is killed while it imports; and, without being killed, the one that says what is there.

import { sql } from 'drizzle-orm'
import { type Config, readConfig } from '../../src/config/config.ts'
import { importLock } from '../../src/content/import/import-lock.ts'
import { openToolDatabase } from '../../src/expo/open-tool-database.ts'
import { runExpo } from '../../src/expo/run-expo.ts'
import type { ToolDatabase } from '../../src/expo/verb.ts'
import { rowCounts } from '../../src/testing/database-digest.ts'

const [task = '', folder = '', flag] = process.argv.slice(2)
const environment = { ...process.env, LOG_LEVEL: 'silent' }

const run = (words: string[], open: (config: Config) => Promise<ToolDatabase>) =>
  runExpo({
    words: [...words, '--lang', 'en'],
    environment,
    // As on a terminal, so that it says how far it is.
    streams: { stdout: process.stdout, stderr: { write: (text) => process.stderr.write(text), isTTY: true } },
    open,
  })

/** What must be noticed: every statement is a commit of its own. */
async function openWithoutTransactions(config: Config): Promise<ToolDatabase> {
  const database = await openToolDatabase(config)
  return { ...database, longTransaction: (work) => work(database.db) }
}

if (task === 'import')
  process.exitCode = await run(
    ['import', folder, '--apply', '--prune'],
    flag === '--commit-in-parts' ? openWithoutTransactions : openToolDatabase,
  )
else {
  const database = await openToolDatabase(readConfig(environment))
  const counts = await database.longTransaction(async (db) => {
    // What a process began that is no more may still be under way on a server.
    await db.execute(sql`select pg_advisory_xact_lock(${importLock})`)
    return rowCounts(db)
  })
  process.stdout.write(`${JSON.stringify(counts)}\n`)
  process.exitCode = await run(['export', folder], async () => database)
}
