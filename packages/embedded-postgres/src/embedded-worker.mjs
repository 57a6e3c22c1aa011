// Runs the embedded database in a thread of its own: inside the server's thread it would stop every request for as
// long as a query takes. Plain JavaScript, because Node 20 cannot load TypeScript in a worker thread.

import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { SyncedFolder, syncFolder, syncTree } from './synced-folder.mjs'
import { WireServer } from './wire-server.mjs'

/**
 * What the supervisor hands over.
 * @typedef {{ folder: string, newFolder: string, listen: { path: string } | { host: string, port: number },
 *   password: string, maxConnections: number, idleInTransactionMs: number, syncToDisk: boolean }} WorkerSettings
 *
 * What the worker reports.
 * @typedef {{ type: 'ready', port: number | null, syncs: boolean } | { type: 'pong', id: number } | { type: 'closed' }
 *   | { type: 'failed', reason: string, engine: string[] }} WorkerReport
 */

const settings = /** @type {WorkerSettings} */ (workerData)
if (!parentPort) throw new Error('embedded-worker.mjs is started by embedded-supervisor.ts only')
const supervisor = parentPort

/** @param {WorkerReport} message */
const report = (message) => supervisor.postMessage(message)

/** The engine's last words. Ordinary SQL errors are left out: they quote statements, and with them people's data. */
const lastWords = /** @type {string[]} */ ([])

/** @param {string} line */
function keepLastWords(line) {
  const words = /\b(?:FATAL|PANIC|DETAIL):\s+(.+)/.exec(line)?.[1]
  if (words) lastWords.push(words)
  if (lastWords.length > 4) lastWords.shift()
  // Nothing is to be printed.
  return false
}

/** @param {unknown} error */
function fail(error) {
  report({
    type: 'failed',
    reason: error instanceof Error ? error.message : String(error),
    engine: lastWords,
  })
  // Ends this thread, not the process, and only after the report has left.
  setImmediate(() => process.exit(1))
}

/** @param {string} folder */
function open(folder) {
  return PGlite.create({
    fs: new SyncedFolder(folder, settings.syncToDisk),
    startParams: [
      ...PGlite.defaultStartParams.filter((part) => !(settings.syncToDisk && part === '-F')),
      // The default asks for fdatasync, which the engine's file layer answers without doing anything.
      ...['-c', 'wal_sync_method=fsync'],
      // Memory that is touched once is never given back, and the default of 128 MB is touched within minutes. What is not
      // in it comes from the system's cache of files.
      ...['-c', 'shared_buffers=16MB'],
      // Bounds what has to be replayed after a kill.
      ...['-c', 'max_wal_size=128MB'],
    ],
    onStderr: keepLastWords,
  })
}

/** Made beside and renamed when whole: a process killed half-way leaves a folder that nobody opens. */
async function initialise() {
  const fresh = await open(settings.newFolder)
  await fresh.close()
  chmodSync(settings.newFolder, 0o700)
  if (settings.syncToDisk) syncTree(settings.newFolder)
  renameSync(settings.newFolder, settings.folder)
  if (settings.syncToDisk) syncFolder(dirname(settings.folder))
}

async function run() {
  if (!existsSync(join(settings.folder, 'PG_VERSION'))) await initialise()
  const db = await open(settings.folder)
  // After a kill this ends the recovery for good; and it shows whether the engine asks for its writes to be synced.
  const before = SyncedFolder.syncs
  await db.exec('checkpoint')
  const syncs = SyncedFolder.syncs > before

  const server = new WireServer(db, { ...settings, onBroken: fail })
  if ('path' in settings.listen) rmSync(settings.listen.path, { force: true })
  const address = await server.listen(settings.listen)
  if ('path' in settings.listen) chmodSync(settings.listen.path, 0o600)

  supervisor.on(
    'message',
    async (/** @type {{ type: 'ping', id: number } | { type: 'close' }} */ message) => {
      if (message.type === 'ping') return report({ type: 'pong', id: message.id })
      try {
        await server.stop()
        // Writes a checkpoint, so that the next start has nothing to replay.
        await db.close()
        report({ type: 'closed' })
        supervisor.close()
      } catch (error) {
        fail(error)
      }
    },
  )
  // The engine has put off some work of its own to the next turns of the loop: ready is when a question is answered.
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
  report({ type: 'ready', port: address && typeof address === 'object' ? address.port : null, syncs })
}

run().catch(fail)
