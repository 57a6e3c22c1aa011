import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from './messages.mjs'
import { step } from './progress.mjs'

/**
 * One command at a time installs or builds in a clone. The lock is a listening socket, so it cannot outlive its
 * process; who finds it taken connects and is woken when the holder hangs up.
 *
 * @param {string} clone
 * @returns {Promise<() => void>} gives the lock back
 */
export async function takeBootstrapLock(clone) {
  const address = lockAddress(clone)
  const release = await tryToListen(address)
  if (release) return release
  return step(text('waitingForOther'), async () => {
    for (;;) {
      await holderGone(address)
      const later = await tryToListen(address)
      if (later) return later
    }
  })
}

/** @param {string} clone */
function lockAddress(clone) {
  const hash = createHash('sha512').update(realpathSync(clone)).digest('hex')
  if (process.platform === 'win32') return `\\\\.\\pipe\\tradefloor-${hash.slice(0, 32)}`
  // Full length: some versions of Node fill a shorter abstract name up with zeros, others do not.
  if (process.platform === 'linux') return `\0${`tradefloor-${hash}`.slice(0, 107)}`
  return path.join(tmpdir(), `tradefloor-${hash.slice(0, 32)}.sock`)
}

/**
 * @param {string} address
 * @returns {Promise<(() => void) | undefined>}
 */
function tryToListen(address) {
  return new Promise((resolve, reject) => {
    /** @type {Set<import('node:net').Socket>} */
    const waiting = new Set()
    const server = createServer((socket) => {
      waiting.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => waiting.delete(socket))
    })
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else reject(error)
    })
    server.listen(address, () => {
      resolve(() => {
        server.close()
        for (const socket of waiting) socket.destroy()
      })
    })
  })
}

/**
 * @param {string} address
 * @returns {Promise<void>}
 */
function holderGone(address) {
  return new Promise((resolve) => {
    const socket = connect(address)
    socket.resume()
    socket.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      // A socket file with nobody behind it was left by a process that was killed.
      if (error.code === 'ECONNREFUSED' && path.isAbsolute(address)) rmSync(address, { force: true })
    })
    // The pause keeps two waiters from chasing a holder that is about to let go.
    socket.on('close', () => setTimeout(resolve, 50 + Math.random() * 100))
  })
}
