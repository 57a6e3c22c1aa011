import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isProcessAlive } from '@tradefloor/embedded-postgres'
import type { Config } from './config.ts'

/** The settings of a running server that tell nothing secret. What may carry a password or a key is left out. */
export type RecordedSettings = Pick<
  Config,
  | 'host'
  | 'port'
  | 'production'
  | 'publicUrl'
  | 'trustedProxies'
  | 'streamOrigins'
  | 'cacheBytes'
  | 'pictureCacheBytes'
> & {
  clockStart: string | null
  mail: { server: string | null; from: string; organiser: boolean }
  sms: { provider: string | null }
}

export interface ServerRecord {
  pid: number
  startedAt: string
  settings: RecordedSettings
}

const folderOf = (dataDir: string) => join(dataDir, 'servers')

/**
 * Writes down with which settings this process serves, for the organiser's tool, whose own environment may be another.
 * Readable by its owner only. Answers how to take it back.
 */
export function recordServer(config: Config, port: number): () => void {
  const folder = folderOf(config.dataDir)
  const file = join(folder, `${process.pid}.json`)
  const record: ServerRecord = {
    pid: process.pid,
    startedAt: new Date().toISOString(),
    settings: settingsOf({ ...config, port }),
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600 })
  chmodSync(file, 0o600)
  return () => {
    rmSync(file, { force: true })
    if (namesIn(folder).length === 0) rmSync(folder, { recursive: true, force: true })
  }
}

function settingsOf(config: Config): RecordedSettings {
  const { host, port, production, publicUrl, trustedProxies, streamOrigins } = config
  const { cacheBytes, pictureCacheBytes, clockStart, mail, sms } = config
  return {
    ...{ host, port, production, publicUrl, trustedProxies, streamOrigins, cacheBytes, pictureCacheBytes },
    clockStart: clockStart?.toISOString() ?? null,
    mail: { server: hostOf(mail.url), from: mail.from, organiser: mail.organiser !== null },
    sms: { provider: originOf(sms.url) },
  }
}

const hostOf = (url: string | null) => (url === null ? null : new URL(url).host)
const originOf = (url: string | null) => (url === null ? null : new URL(url).origin)

/** Those that still run, the newest first. */
export function readServerRecords(dataDir: string): ServerRecord[] {
  return namesIn(folderOf(dataDir))
    .map((name) => readRecord(join(folderOf(dataDir), name)))
    .filter((record): record is ServerRecord => record !== null && isProcessAlive(record.pid))
    .sort((one, other) => other.startedAt.localeCompare(one.startedAt))
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'))
  } catch {
    return []
  }
}

function readRecord(file: string): ServerRecord | null {
  try {
    const record = JSON.parse(readFileSync(file, 'utf8')) as Partial<ServerRecord>
    const isWhole = typeof record.pid === 'number' && typeof record.startedAt === 'string' && record.settings
    return isWhole ? (record as ServerRecord) : null
  } catch {
    return null
  }
}
