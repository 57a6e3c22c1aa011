import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './clone.mjs'
import { text } from './messages.mjs'
import { beforeTheEnd } from './script.mjs'

const door = fileURLToPath(new URL('serve.mjs', import.meta.url))

/**
 * Builds the API at every change and runs the latest build, one at a time: a new one starts when the old has closed
 * its database.
 * @param {number} port
 */
export async function runApiAtEveryChange(port) {
  const vite = await import('vite')
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server
  let turn = Promise.resolve()

  const stop = () =>
    new Promise((resolve) => {
      if (!server || server.exitCode !== null || server.signalCode !== null) return resolve(undefined)
      server.removeAllListeners('exit').once('exit', resolve)
      server.kill('SIGTERM')
    })
  const restart = async () => {
    await stop()
    server = spawn(process.execPath, [door], {
      cwd: root,
      env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    })
    server.on('exit', (code) => console.error(text('devServerStopped', { code: code ?? '-' })))
  }

  const folder = path.join(root, 'apps', 'api')
  const watcher = await vite.build({
    root: folder,
    configFile: path.join(folder, 'vite.config.ts'),
    logLevel: 'warn',
    build: { watch: {} },
  })
  if (!('on' in watcher)) throw new Error('the build of the API is not watching')
  beforeTheEnd(async () => {
    await watcher.close()
    await stop()
  })
  watcher.on('event', (event) => {
    if (event.code === 'END') turn = turn.then(restart)
    if (event.code === 'ERROR') console.error(event.error.message)
  })
}
