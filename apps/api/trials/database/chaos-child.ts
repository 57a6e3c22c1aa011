// The process that is killed. It opens the database as the server does and, once told to, writes rows and says so
// only after the commit, on a pipe that survives it.

import { inspect } from 'node:util'
import { DatabaseFault } from '@tradefloor/embedded-postgres'
import { sql } from 'drizzle-orm'
import type { Log } from '../../src/db/log.ts'
import { openDatabase, type Queries } from '../../src/db/open-database.ts'

const writers = 4
/** Nobody here lives for a minute, and a kill is to fall into it. */
const upkeepEveryMs = 50
const [dataDir = '', run = '', ...flags] = process.argv.slice(2)
const ackBeforeCommit = flags.includes('--ack-before-commit')

const say = (line: string) => process.stdout.write(`${line}\n`)
const complain = (_: object, text: string) => void process.stderr.write(`${text}\n`)
const log: Log = { info: () => {}, warn: complain, error: complain }

try {
  const database = await openDatabase({ databaseUrl: null, dataDir, poolSize: writers, log, upkeepEveryMs })
  const { db } = database
  await db.execute(sql`
    create table if not exists chaos (run text, pair int, half int, filler text, primary key (run, pair, half))`)
  say('ready')
  process.stdin.once('data', () => {
    for (let writer = 0; writer < writers; writer++) void writeForEver(db, writer)
  })
  process.stdin.once('end', async () => {
    await database.close()
    process.exit(0)
  })
} catch (error) {
  complain({}, error instanceof DatabaseFault ? error.texts.en : inspect(error))
  process.exit(3)
}

/** Two rows a transaction: after a kill there must be both or neither. */
async function writeForEver(db: Queries, writer: number) {
  for (let pair = writer; ; pair += writers) {
    if (ackBeforeCommit) say(`ack ${pair}`)
    await db.transaction(async (transaction) => {
      const filler = 'x'.repeat((pair * 37) % 900)
      for (const half of [0, 1])
        await transaction.execute(sql`insert into chaos values (${run}, ${pair}, ${half}, ${filler})`)
    })
    if (!ackBeforeCommit) say(`ack ${pair}`)
  }
}
