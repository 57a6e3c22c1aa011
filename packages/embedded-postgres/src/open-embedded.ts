import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
import { removeAbandonedCopies } from './abandoned-copies.ts'
import {
  makeDataFolder,
  makeSocketFolder,
  prepareDataFolder,
  removeShortFolder,
  socketPath,
} from './data-folder.ts'
import { type DataFolderLock, lockDataFolder } from './data-folder-lock.ts'
import type { EmbeddedDatabaseFailed } from './database-faults.ts'
import type { DatabaseAddress } from './holder.ts'
import type { Log } from './log.ts'
import { EmbeddedSupervisor, type SupervisorLimits } from './supervisor.ts'

/** Ours, the organiser's tool and some to spare. */
const maxConnections = 64
export const idleInTransactionMs = 15_000

export interface EmbeddedOptions {
  dataDir: string
  log: Log
  patience?: Partial<SupervisorLimits> | undefined
  /** Off, a commit survives the process but not a power cut. */
  syncToDisk?: boolean | undefined
  /** A client that stands still inside a transaction for so long is sent away. */
  idleInTransactionMs?: number | undefined
  /** Windows has no socket files: there the database listens on a port of the loopback address. */
  transport?: 'socket file' | 'loopback' | undefined
}

/** The embedded database, opened by this process alone. */
export interface Embedded {
  address: DatabaseAddress
  durability: 'disk' | 'process'
  /** Set when the database was lost too often and given up. */
  fault(): EmbeddedDatabaseFailed | null
  whenServing(): Promise<void>
  onRestart(listener: () => void): void
  unhurried<Result>(work: () => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const dataDir = resolve(options.dataDir)
  makeDataFolder(dataDir)
  const lock = await lockDataFolder(dataDir)
  try {
    removeAbandonedCopies(dataDir)
    return await openLocked(dataDir, lock, options)
  } catch (error) {
    lock.release()
    throw error
  }
}

async function openLocked(
  dataDir: string,
  lock: DataFolderLock,
  options: EmbeddedOptions,
): Promise<Embedded> {
  const { database, newDatabase } = prepareDataFolder(dataDir)
  removeShortFolder(lock.previous?.address?.host)
  const transport = options.transport ?? (process.platform === 'win32' ? 'loopback' : 'socket file')
  const host = transport === 'loopback' ? '127.0.0.1' : makeSocketFolder(dataDir)
  const password = randomBytes(24).toString('hex')
  const supervisor = new EmbeddedSupervisor(
    {
      folder: database,
      newFolder: newDatabase,
      listen: transport === 'loopback' ? { host, port: 0 } : { path: socketPath(host) },
      password,
      maxConnections,
      idleInTransactionMs: options.idleInTransactionMs ?? idleInTransactionMs,
      syncToDisk: options.syncToDisk ?? true,
    },
    { dataDir, log: options.log, patience: options.patience },
  )
  try {
    await supervisor.start()
  } catch (error) {
    removeShortFolder(host)
    throw error
  }
  const address = { host, port: supervisor.port ?? 5432, user: 'postgres', password, database: 'postgres' }
  lock.announce(address)
  return {
    address,
    durability: supervisor.syncs ? 'disk' : 'process',
    fault: () => supervisor.fault,
    whenServing: () => supervisor.whenServing(),
    onRestart: (listener) => supervisor.onRestart(listener),
    unhurried: (work) => supervisor.unhurried(work),
    close: async () => {
      await supervisor.close()
      removeShortFolder(host)
      lock.release()
    },
  }
}
