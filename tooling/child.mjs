import { spawn, spawnSync } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

/** @type {Set<{ process: import('node:child_process').ChildProcess, graceMs: number }>} */
const living = new Set()

const tailLines = 25
let stopping = false

/**
 * Runs a program to its end and keeps the last lines it printed. Children lead a process group of their own, so that
 * Ctrl-C reaches only us and we can stop each with everything it started.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{
 *   cwd?: string,
 *   env?: NodeJS.ProcessEnv,
 *   show?: boolean,
 *   graceMs?: number,
 *   stopAt?: RegExp,
 *   uid?: number,
 *   gid?: number,
 * }} [options] show: its output goes to our terminal instead of the tail; graceMs: how long it has
 *   to end by itself when we stop; stopAt: ended early once it prints this
 * @returns {Promise<{ code: number, output: string, tail: string }>}
 */
export function run(command, args, options = {}) {
  const { show = false, graceMs = 5000, stopAt, ...spawnOptions } = options
  return new Promise((resolve) => {
    // Once we stop, nothing new begins and nothing that ends is news.
    if (stopping) return
    const child = spawn(command, args, {
      ...spawnOptions,
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      windowsHide: true,
    })
    const entry = { process: child, graceMs }
    living.add(entry)
    let output = ''
    /** @param {Buffer} chunk */
    const collect = (chunk) => {
      output = (output + chunk.toString()).slice(-200_000)
      if (stopAt?.test(chunk.toString())) signalGroup(child, 'SIGKILL')
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.on('error', (error) => {
      living.delete(entry)
      resolve({ code: 127, output: error.message, tail: error.message })
    })
    child.on('close', (code) => {
      living.delete(entry)
      if (stopping) return
      resolve({ code: code ?? 1, output, tail: lastLines(output) })
    })
  })
}

/**
 * Without colours, and without the places inside a tool where its error was made: those are of no use to a reader.
 * @param {string} output
 */
export function lastLines(output) {
  const lines = stripVTControlCharacters(output)
    .trimEnd()
    .split(/\r\n|\n|\r/)
    .filter((line) => !/^\s+at .*node_modules/.test(line))
  return lines.slice(-tailLines).join('\n')
}

/** Asks every running child to stop, with its own children, and waits; those that outstay their grace are killed. */
export async function stopChildren() {
  stopping = true
  await Promise.all(
    [...living].map(async ({ process: child, graceMs }) => {
      const gone = new Promise((resolve) => child.once('close', resolve))
      signalGroup(child, 'SIGINT')
      const force = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs)
      await gone
      clearTimeout(force)
    }),
  )
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined) return
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'])
    return
  }
  try {
    process.kill(-child.pid, signal)
  } catch {
    // Ended by itself in the meantime.
  }
}
