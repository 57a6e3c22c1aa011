// The process that is killed: the server, without its pages. With --ack-before-commit it says too early that something
// is written, which the drill has to notice.

import { setTimeout as wait } from 'node:timers/promises'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { buildApp } from '../../src/app.ts'
import { watchChanges } from '../../src/changes.ts'
import { runningClock } from '../../src/config/clock.ts'
import { readConfig } from '../../src/config/config.ts'
import { migrate } from '../../src/db/migrate.ts'
import { openDatabase, type Queries } from '../../src/db/open-database.ts'
import type { Limits } from '../../src/http/limits.ts'
import { createLog } from '../../src/logging/log.ts'
import { gatherDependencies } from '../../src/startup/gather-dependencies.ts'

/** Lines that are half open are noticed by their silence, and a run has many of them. */
const heartbeatMs = 2000
/** Nobody here lives for a minute, and a kill is to fall into it. */
const upkeepEveryMs = 500
/** Long enough for a kill to fall between the word and the deed. */
const commitLaterMs = 250

const config = readConfig(process.env)
const log = createLog(config)
const { databaseUrl, dataDir, dbPool: poolSize, port, host } = config
const opened = await openDatabase({ databaseUrl, dataDir, poolSize, log, upkeepEveryMs })
const database = process.argv.includes('--ack-before-commit') ? { ...opened, db: hasty(opened.db) } : opened
await migrate(database, { log })
const gathered = await gatherDependencies({ config, clock: runningClock(null), database })
// Nobody comes back as often as people do here, and what slows them down is not what is tried.
const limits = Object.assign(Object.create(gathered.limits) as Limits, { take: async () => {} })
const deps = { ...gathered, limits }
watchChanges(deps)
const app = await buildApp({ ...deps, log, sites: null, rtm: { heartbeatMs } })
await app.listen({ port, host })

// Whoever started it is gone, however that came about.
process.stdin.once('end', () => process.exit(0)).resume()

/** Gives the result of a transaction away before it is committed, and of a message that is written with one statement. */
function hasty(db: Queries): Queries {
  const transaction: Queries['transaction'] = (work, settings) =>
    new Promise((resolve, reject) => {
      const whole = db.transaction(async (inside) => {
        resolve(await work(inside))
        await wait(commitLaterMs)
      }, settings)
      whole.catch(reject)
    })
  const dialect = new PgDialect()
  const execute = ((query: SQL) =>
    dialect.sqlToQuery(query).sql.includes('insert into message')
      ? transaction((inside) => inside.execute(query))
      : db.execute(query)) as Queries['execute']
  return Object.assign(Object.create(db) as Queries, { transaction, execute })
}
