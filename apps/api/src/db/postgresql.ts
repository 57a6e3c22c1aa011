import { idleInTransactionMs } from '@tradefloor/embedded-postgres'
import type { PoolConfig } from 'pg'
import { DatabaseUnreachable } from './database-faults.ts'
import { DatabasePool, limitSilence } from './database-pool.ts'
import type { Log } from './log.ts'
import { OutageWatch, type WatchTimes } from './outage-watch.ts'
import { PreparedStatements } from './prepared-statements.ts'
import { probeDatabase } from './probe-database.ts'
import { ReadOnlyWatch } from './read-only-watch.ts'

const connectWithinMs = 3000
const defaultStatementTimeoutMs = 5000
/** The server ends a long statement itself; so much later than that, nobody is there. */
const silenceAfterThatMs = 1500
const oldestVersion = 15

export interface Postgresql {
  /** For connections of their own. */
  config: PoolConfig
  pool: DatabasePool
  /** For work that may take long: one connection without limits of time, made when it is first used. */
  patientPool: DatabasePool
  readOnly: ReadOnlyWatch
  durability: 'disk' | 'process'
  durabilityReason: string
}

export async function openPostgresql(
  databaseUrl: string,
  options: { log: Log; poolSize: number; statementTimeoutMs?: number; times?: Partial<WatchTimes> },
): Promise<Postgresql> {
  const { statementTimeoutMs = defaultStatementTimeoutMs } = options
  const config: PoolConfig = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectWithinMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'tradefloor',
  }
  const watch = new OutageWatch({
    probe: (withinMs) => probeDatabase(config, withinMs),
    log: options.log,
    ...options.times,
  })
  const pool = new DatabasePool(
    {
      ...config,
      max: options.poolSize,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: idleInTransactionMs,
    },
    options.log,
    watch,
  )
  limitSilence(pool, watch, statementTimeoutMs + silenceAfterThatMs)
  new PreparedStatements().prepareOn(pool)
  const patientPool = new DatabasePool({ ...config, max: 1 }, options.log)
  const readOnly = new ReadOnlyWatch({ config, pools: [pool, patientPool], log: options.log })
  try {
    return { config, pool, patientPool, readOnly, ...(await durabilityOf(patientPool, databaseUrl)) }
  } catch (error) {
    readOnly.end()
    await Promise.all([pool.endSoon(), patientPool.endSoon()])
    throw error instanceof DatabaseUnreachable ? error : unreachable(databaseUrl, error as Error)
  }
}

async function durabilityOf(pool: DatabasePool, databaseUrl: string) {
  const { rows } = await pool.query<{ version: number; fsync: string; commit: string }>(
    `select current_setting('server_version_num')::int / 10000 as version,
      current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`,
  )
  const [settings] = rows
  if (!settings || settings.version < oldestVersion)
    throw new DatabaseUnreachable(withoutPassword(databaseUrl), {
      zh: `需要 PostgreSQL ${oldestVersion} 或更高版本，该服务器为 ${settings?.version}。`,
      en: `PostgreSQL ${oldestVersion} or later is needed, and this is ${settings?.version}.`,
    })
  const lacking = [
    settings.fsync === 'off' && 'fsync is off',
    settings.commit === 'off' && 'synchronous_commit is off',
  ]
  const reasons = lacking.filter((reason) => reason !== false)
  return {
    durability: reasons.length === 0 ? ('disk' as const) : ('process' as const),
    durabilityReason: reasons.join(' and ') || 'fsync and synchronous_commit are on',
  }
}

function unreachable(
  databaseUrl: string,
  cause: Error & { code?: string; errors?: (Error & { code?: string })[] },
) {
  const code = cause.code ?? cause.errors?.[0]?.code ?? ''
  const why =
    explanations[code] ??
    (/timeout/i.test(cause.message) ? noAnswer : { zh: `${cause.message}。`, en: `${cause.message}.` })
  return new DatabaseUnreachable(withoutPassword(databaseUrl), why, { cause })
}

/** An address as a person would write it down for another; the password stays out of every message. */
function withoutPassword(databaseUrl: string): string {
  try {
    const { hostname, port, pathname, searchParams } = new URL(databaseUrl)
    return `${hostname || searchParams.get('host') || 'localhost'}:${port || 5432}${pathname}`
  } catch {
    return 'DATABASE_URL'
  }
}

const noAnswer = {
  zh: `${connectWithinMs / 1000} 秒内没有应答。`,
  en: `it did not answer within ${connectWithinMs / 1000} seconds.`,
}
const wrongPassword = { zh: '用户名或密码不正确。', en: 'the user name or the password is wrong.' }

const explanations: Record<string, { zh: string; en: string }> = {
  ECONNREFUSED: {
    zh: '连接被拒绝，服务器可能没有运行。',
    en: 'the connection was refused; is the server running?',
  },
  ENOENT: {
    zh: '套接字文件不存在，服务器可能没有运行。',
    en: 'its socket file does not exist; is the server running?',
  },
  ENOTFOUND: { zh: '找不到该主机名。', en: 'the host name is not known.' },
  EAI_AGAIN: { zh: '暂时无法解析该主机名。', en: 'the host name cannot be looked up just now.' },
  ETIMEDOUT: noAnswer,
  EHOSTUNREACH: { zh: '网络无法到达该主机。', en: 'there is no way to that host.' },
  '28P01': wrongPassword,
  '28000': wrongPassword,
  '3D000': { zh: '该数据库不存在。', en: 'that database does not exist.' },
  '53300': { zh: '该服务器的连接数已满。', en: 'it has too many clients already.' },
  '57P03': { zh: '服务器正在启动。', en: 'it is still starting.' },
}
