import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import path from 'node:path'
import { root } from './clone.mjs'

/**
 * How the C library of Linux keeps freed memory; it can be said only before a process begins. By default each thread has
 * an area of its own that hardly shrinks: resizing some dozen pictures left 250 MB behind
 * (docs/decisions/042-memory-of-a-node.md). What is set already stays.
 */
export const allocatorSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

const orphanCheckMs = 1000

/**
 * Runs the built server in a process of its own until it ends, and ends as it did. Flags for Node come from NODE_OPTIONS.
 * @param {string[]} program
 */
export async function runServerProcess(program = [path.join(root, 'tooling', 'serve.mjs')]) {
  const server = spawn(process.execPath, program, {
    stdio: 'inherit',
    // The name of the npm command tells the server to leave when this process is gone.
    env: { npm_lifecycle_event: 'start', ...allocatorSettings, ...process.env },
  })
  // A terminal sends Ctrl-C to both of us.
  process.on('SIGINT', () => void (process.stdin.isTTY || server.kill('SIGINT')))
  process.on('SIGTERM', () => server.kill('SIGTERM'))
  const parent = process.ppid
  const watch = setInterval(() => void (process.ppid !== parent && server.kill('SIGTERM')), orphanCheckMs)
  const [code, signal] = await once(server, 'exit')
  clearInterval(watch)
  process.exitCode = code ?? 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)]
}
