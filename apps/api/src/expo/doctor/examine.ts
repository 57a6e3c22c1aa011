import { DatabaseFault } from '@tradefloor/embedded-postgres'
import type { Clock } from '../../config/clock.ts'
import type { Config } from '../../config/config.ts'
import type { ToolDatabase } from '../verb.ts'
import { checkClock, checkServer } from './check-clock.ts'
import { checkDatabase, checkMigrations } from './check-database.ts'
import { checkMail, checkSms } from './check-delivery.ts'
import { checkAccounts, checkExhibitions } from './check-fair.ts'
import { checkDisk, checkMemory } from './check-machine.ts'
import { checkSearch } from './check-search.ts'
import { checkSettings } from './check-settings.ts'
import { checkStorage } from './check-storage.ts'
import { checkStreams } from './check-streams.ts'
import { type Check, type Finding, fault } from './finding.ts'
import { mailNotTried, settingsInUse } from './settings-in-use.ts'

export interface Examination {
  config: Config
  clock: Clock
  /** Every byte of every file, too. */
  deep: boolean
  open(): Promise<ToolDatabase>
  onProgress?: (check: Check, done: number, total: number) => void
}

/** Looks at every part of an installation and changes none. One that cannot be looked at is a finding as well. */
export async function examine(examination: Examination): Promise<Finding[]> {
  const { clock, deep, open, onProgress } = examination
  const { config, asked, record } = await settingsInUse(examination.config)
  const findings: Finding[] = []
  const look = async (check: Check, work: () => Finding[] | Promise<Finding[]>) => {
    onProgress?.(check, 0, 1)
    const found = await Promise.resolve()
      .then(work)
      .catch((error: Error) => [notLookedAt(check, error)])
    findings.push(...found)
    return found.every(({ state }) => state !== 'fault')
  }

  const database = await open().catch((error: unknown) => {
    if (!(error instanceof DatabaseFault)) throw error
    findings.push(fault('database', error.texts, howToOpen(config)))
    return null
  })
  let isCurrent = false
  if (database) {
    await look('database', () => checkDatabase(database))
    isCurrent = await look('migrations', () => checkMigrations(database))
  }
  // Tables of another version would only give wrong alarms.
  const db = database && isCurrent ? database.db : null
  if (db)
    await look('storage', () =>
      checkStorage(db, { deep, onProgress: (done, total) => onProgress?.('storage', done, total) }),
    )
  const untried = mailNotTried(record, config)
  await look('mail', () => (untried ? [untried] : checkMail(config)))
  await look('sms', () => checkSms(config))
  await look('server', () => checkServer(asked, database?.beside ?? false, record))
  await look('clock', () => checkClock(db, { config, now: clock.now(), asked }))
  await look('disk', () => checkDisk(config))
  await look('memory', () => checkMemory(config))
  await look('settings', () => checkSettings(config))
  if (db) {
    await look('accounts', () => checkAccounts(db, config))
    await look('exhibitions', () => checkExhibitions(db))
    await look('streams', () => checkStreams(db, config))
    await look('search', () => checkSearch(database?.patient ?? db, { deep }))
  }
  return findings
}

function notLookedAt(check: Check, error: Error): Finding {
  // A query's own words hold what was asked; the database's are enough.
  const { message } = error.cause instanceof Error ? error.cause : error
  return fault(
    check,
    { zh: `无法检查：${message}`, en: `It could not be looked at: ${message}` },
    { zh: '请先解决上面的问题，再试一次', en: 'Mend what is said above and try again' },
  )
}

const howToOpen = ({ databaseUrl }: Config) =>
  databaseUrl === null
    ? {
        zh: '请检查 DATA_DIR；npm start 会在空的目录中建立数据库',
        en: 'Look at DATA_DIR; npm start makes a database in an empty folder',
      }
    : {
        zh: '请检查 DATABASE_URL，以及该 PostgreSQL 是否在运行',
        en: 'Look at DATABASE_URL, and whether that PostgreSQL is running',
      }
