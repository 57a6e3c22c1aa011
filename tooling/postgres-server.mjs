import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { lastLines } from './child.mjs'
import { text } from './messages.mjs'
import { connects } from './ports.mjs'
import { Refusal } from './refusal.mjs'
import { beforeTheEnd } from './script.mjs'

/** Speed matters and durability does not. */
const settings = [
  ...['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'],
  ...['listen_addresses=127.0.0.1', 'unix_socket_permissions=0700'],
]

const patienceMs = 30_000

/**
 * @param {string} postgres
 * @param {string} folder
 * @param {number} port
 * @param {import('./postgres-programs.mjs').User | undefined} user
 * @returns {Promise<{ pid: number, gone: Promise<unknown> }>} when it takes connections
 */
export async function launchPostgres(postgres, folder, port, user) {
  const own = [
    ...['-D', `${folder}/data`, '-k', folder, '-p', String(port)],
    ...settings.flatMap((setting) => ['-c', setting]),
  ]
  const [program, args, as] = tiedToUs(postgres, own, user)
  const server = spawn(program, args, {
    ...as,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  let output = ''
  server.stderr.on('data', (chunk) => {
    output = (output + chunk).slice(-20_000)
  })
  server.on('error', (error) => {
    output += error.message
  })
  const gone = new Promise((resolve) => server.once('close', resolve))
  const lives = () => server.pid !== undefined && server.exitCode === null && server.signalCode === null
  beforeTheEnd(async () => {
    // SIGINT is PostgreSQL's fast shutdown: it drops connections and ends.
    if (lives()) server.kill('SIGINT')
    await gone
  })
  const deadline = Date.now() + patienceMs
  while (!(await connects('127.0.0.1', port))) {
    if (!lives() || Date.now() > deadline) throw new Refusal(text('postgresFailed'), lastLines(output))
    await pause(100)
  }
  return { pid: server.pid ?? 0, gone }
}

/**
 * The server runs as another user than root and, where the system can see to it, dies with us even if we are killed.
 * @param {string} postgres
 * @param {string[]} args
 * @param {import('./postgres-programs.mjs').User | undefined} user
 * @returns {[string, string[], import('./postgres-programs.mjs').User?]}
 */
function tiedToUs(postgres, args, user) {
  if (!existsSync('/usr/bin/setpriv')) return [postgres, args, user]
  const as = user ? [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'] : []
  return ['/usr/bin/setpriv', [...as, '--pdeathsig=INT', postgres, ...args]]
}
