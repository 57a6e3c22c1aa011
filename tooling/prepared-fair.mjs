import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { stampOfLastBuild } from './build-stamps.mjs'
import { root } from './clone.mjs'
import { text } from './messages.mjs'
import { connects, freePort } from './ports.mjs'
import { Refusal } from './refusal.mjs'
import { beforeTheEnd } from './script.mjs'

/** @typedef {'demo' | 'empty'} FairKind */

const cache = path.join(root, '.cache', 'prepared-fairs')
const program = path.join(root, 'tooling', 'serve.mjs')
/** Preparing one takes seconds, on a busy machine minutes. */
const staleMs = 3_600_000

/**
 * Puts a migrated database into a data folder that has none yet, with the demo fair or without any exhibition. It is made
 * once by the built server and copied from then on: making one takes ten times as long as starting on one.
 * @param {string} dataDir
 * @param {FairKind} kind
 */
export async function fillWithFair(dataDir, kind) {
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) return
  copyFolder(await preparedFair(kind), dataDir)
}

/**
 * @param {FairKind} kind
 * @returns {Promise<string>}
 */
async function preparedFair(kind) {
  const key = fairKey(root)
  const kept = path.join(cache, `${key}-${kind}`)
  if (existsSync(kept)) return kept
  dropOthers(key)
  const fresh = path.join(cache, `new-${randomBytes(4).toString('hex')}`)
  beforeTheEnd(() => rmSync(fresh, { recursive: true, force: true }))
  if (kind === 'demo') copyFolder(await preparedFair('empty'), fresh)
  await serveOnce(fresh, kind)
  // Whole or not at all, also when two servers prepare one at once: the second finds that of the first.
  try {
    renameSync(fresh, kept)
  } catch (fault) {
    if (!existsSync(kept)) throw fault
  }
  return kept
}

/**
 * The built server, what it loads and the day: the demo fair's own dates are those of its loading.
 * @param {string} clone
 * @param {Date} [now]
 */
export function fairKey(clone, now = new Date()) {
  const build = stampOfLastBuild(clone, 'api')
  if (build === undefined) throw new Refusal(text('notBuilt'))
  const hash = createHash('sha256').update(`${now.toISOString().slice(0, 10)}\n${build}`)
  for (const file of filesUnder(clone, 'content'))
    hash.update(`\n${file}\n`).update(readFileSync(path.join(clone, file)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * @param {string} clone
 * @param {string} folder
 */
function filesUnder(clone, folder) {
  const entries = readdirSync(path.join(clone, folder), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(clone, path.join(entry.parentPath, entry.name)))
    .sort()
}

/**
 * Of other builds and days, and what a run that was killed left half made.
 * @param {string} key
 */
function dropOthers(key) {
  mkdirSync(cache, { recursive: true })
  for (const name of readdirSync(cache)) {
    const folder = path.join(cache, name)
    const isUsed = name.startsWith('new-')
      ? Date.now() - statSync(folder).mtimeMs < staleMs
      : name.startsWith(key)
    if (!isUsed) rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Until it is ready, and then it is asked to stop as by an operator, so that it leaves nothing half written.
 * @param {string} dataDir
 * @param {FairKind} kind
 */
async function serveOnce(dataDir, kind) {
  const port = await freePort()
  const demo = kind === 'demo' ? 'on' : 'off'
  const where = { HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir }
  const env = { PATH: process.env.PATH, LOG_LEVEL: 'error', DEMO: demo, ...where }
  const server = spawn(process.execPath, [program], { stdio: ['ignore', 'ignore', 'inherit'], env })
  beforeTheEnd(() => server.kill())
  const ended = once(server, 'exit')
  // The exit code stays null where a signal ended it.
  const isRunning = () => server.exitCode === null && server.signalCode === null
  while (isRunning() && !(await isReady(port))) await wait(100)
  server.kill()
  const [code, signal] = await ended
  if (code !== 0) throw new Error(`The server that prepares the ${kind} fair ended with ${code ?? signal}`)
}

/** @param {number} port */
async function isReady(port) {
  if (!(await connects('127.0.0.1', port))) return false
  const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
  return reply?.ok ?? false
}

/**
 * Shares the files' blocks where the file system can; Node's own copy takes six times as long.
 * @param {string} from
 * @param {string} to
 */
function copyFolder(from, to) {
  mkdirSync(to, { recursive: true, mode: 0o700 })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) copyFolder(source, target)
    else if (entry.isFile()) copyFileSync(source, target, constants.COPYFILE_FICLONE)
  }
}
