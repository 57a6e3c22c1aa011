import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../../tooling/serve-prepared.mjs', import.meta.url))
const limitMs = 180_000

/** The demo fair, built and started once for all component tests, on a database of its own that is gone afterwards. */
export default async function startServer() {
  const port = process.env.COMPONENT_SERVER_PORT ?? ''
  const address = `http://localhost:${port}/readyz`
  // Both devices' projects set up; the second finds the server of the first.
  if (await isReady(address)) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'tradefloor-components-'))
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: port, DATA_DIR: folder, LOG_LEVEL: 'error' },
  })
  const stop = async () => {
    await end(child)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(child, address)
  } catch (fault) {
    await stop()
    throw fault
  }
  return stop
}

const isReady = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )

async function untilReady(child: ChildProcess, address: string) {
  for (const started = Date.now(); Date.now() - started < limitMs; await wait(100)) {
    if (child.exitCode !== null)
      throw new Error(`The server of the component tests ended with ${child.exitCode}`)
    if (await isReady(address)) return
  }
  throw new Error(`The server of the component tests was not ready after ${limitMs / 1000} s`)
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
