import {
  chmodSync,
  closeSync,
  constants,
  ftruncateSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { tryLock, unlock } from 'fs-native-extensions'
import { DataFolderInUse, DataFolderUnusable } from './database-faults.ts'
import { explained } from './folder-errors.ts'
import { type DatabaseAddress, type Holder, readHolder } from './holder.ts'
import { isProcessAlive } from './is-process-alive.ts'

export interface DataFolderLock {
  /** Who had the folder last and did not say goodbye. */
  previous: Holder | null
  /** Tells other processes, such as the organiser's tool, where the database listens. */
  announce(address: DatabaseAddress): void
  release(): void
}

/** Takes the folder for this process alone. The system gives it back when the process ends, however it ends. */
export async function lockDataFolder(folder: string): Promise<DataFolderLock> {
  const descriptor = explained(folder, () =>
    openSync(join(folder, 'lock'), constants.O_RDWR | constants.O_CREAT, 0o600),
  )
  if (!lockOrExplain(descriptor, folder)) {
    closeSync(descriptor)
    throw new DataFolderInUse(folder, await holderOnceKnown(folder))
  }
  const previous = readHolder(folder)
  const holder: Holder = {
    pid: process.pid,
    startedAt: new Date().toISOString(),
    command: [basename(process.argv[1] ?? 'node'), ...process.argv.slice(2, 3)].join(' '),
    address: null,
  }
  record(folder, descriptor, holder)
  return {
    previous,
    announce: (address) => record(folder, descriptor, { ...holder, address }),
    release: () => {
      rmSync(join(folder, 'holder.json'), { force: true })
      unlock(descriptor)
      closeSync(descriptor)
    },
  }
}

function lockOrExplain(descriptor: number, folder: string): boolean {
  try {
    return tryLock(descriptor)
  } catch (cause) {
    closeSync(descriptor)
    const why = { zh: '此文件系统不支持文件锁。', en: 'its file system does not support locks.' }
    throw new DataFolderUnusable(folder, why, { cause })
  }
}

/** The lock is taken a moment before its holder is written down, so a first look may find nobody, or the last one. */
async function holderOnceKnown(folder: string): Promise<Holder | null> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const holder = readHolder(folder)
    if (holder && isProcessAlive(holder.pid)) return holder
    await wait(60)
  }
  return null
}

/** Written twice, because Windows does not let anyone read a locked file. The lock's own copy has no password. */
function record(folder: string, descriptor: number, holder: Holder) {
  const { pid, startedAt, command } = holder
  ftruncateSync(descriptor)
  writeSync(descriptor, `${JSON.stringify({ pid, startedAt, command })}\n`, 0)
  const half = join(folder, 'holder.json.new')
  writeFileSync(half, `${JSON.stringify(holder)}\n`, { mode: 0o600 })
  chmodSync(half, 0o600)
  renameSync(half, join(folder, 'holder.json'))
}
