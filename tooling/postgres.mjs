import { randomBytes } from 'node:crypto'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from './child.mjs'
import { text } from './messages.mjs'
import { freePort } from './ports.mjs'
import { ensurePostgresPrograms, serverUser } from './postgres-programs.mjs'
import { launchPostgres } from './postgres-server.mjs'
import { switchFor } from './postgres-switch.mjs'
import { step } from './progress.mjs'
import { Refusal } from './refusal.mjs'
import { beforeTheEnd } from './script.mjs'

/** @returns {Promise<string>} the address of a server for this script alone, as a superuser */
export async function startThrowAwayPostgres() {
  return (await startPostgresWithASwitch()).url
}

/**
 * Starts a PostgreSQL server for this script alone: in a folder of its own, on the loopback address and a free port,
 * with a random password. It is gone, with its folder, when the script ends, whichever way that is.
 */
export async function startPostgresWithASwitch() {
  const programs = await ensurePostgresPrograms()
  const user = serverUser()
  return step(text('postgresStarting'), async () => {
    // Not in TMPDIR: that may be a folder only we can enter, or a path too long for a socket.
    const folder = mkdtempSync('/tmp/tradefloor-pg-')
    beforeTheEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
    if (user) chownSync(folder, user.uid, user.gid)
    const password = randomBytes(16).toString('hex')
    await createCluster(programs.initdb, folder, password, user)
    const port = await freePort()
    const launch = () => launchPostgres(programs.postgres, folder, port, user)
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
    return { url, ...switchFor(await launch(), launch) }
  })
}

/**
 * @param {string} initdb
 * @param {string} folder
 * @param {string} password
 * @param {import('./postgres-programs.mjs').User | undefined} user
 */
async function createCluster(initdb, folder, password, user) {
  const passwordFile = path.join(folder, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) chownSync(passwordFile, user.uid, user.gid)
  const args = [
    ...['-D', path.join(folder, 'data'), '-U', 'postgres', '--pwfile', passwordFile, '--no-sync'],
    ...['--auth-local=trust', '--auth-host=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8'],
    // Sorting as real installations do, and unlike the embedded database: a query that forgets COLLATE "C" shows here.
    ...['--locale-provider=icu', '--icu-locale=und'],
  ]
  const ended = await run(initdb, args, { cwd: folder, ...user })
  if (ended.code !== 0) throw new Refusal(text('postgresFailed'), ended.tail)
  rmSync(passwordFile)
}
