import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const here = path.dirname(fileURLToPath(import.meta.url))
/** Runs the server that was built, with the settings it finds in its environment, on a prepared fair. */
const door = path.join(here, '../../tooling/serve-prepared.mjs')
const built = ['api/dist/server.js', 'web/dist/index.html', 'scene/dist/island.html', 'desk/dist/index.html']

const kinds = [
  { name: 'the demo fair', demo: 'on' },
  { name: 'an empty fair', demo: 'off' },
  { name: 'an organiser’s fair', demo: 'off' },
] as const

/**
 * Three real servers for all journeys, each with a database of its own that is gone afterwards: the demo fair, a fair
 * without any exhibition, and one more that begins as such, for what an organiser does while visitors are there.
 */
export default async function startServers() {
  for (const file of built)
    if (!existsSync(path.join(here, '../../apps', file)))
      throw new Error(`apps/${file} is missing: run "npm run build" before the journeys`)
  const started: Awaited<ReturnType<typeof startServer>>[] = []
  const stopAll = async () => {
    await Promise.all(started.filter(Boolean).map((server) => server.stop()))
  }
  try {
    const start = async (n: number, { name, demo }: (typeof kinds)[number]) => {
      started[n] = await shown(`server ${n + 1} of ${kinds.length}: ${name}`, () =>
        startServer({ DEMO: demo }),
      )
    }
    // The first prepares what the others copy.
    const [first, ...others] = kinds
    await start(0, first)
    const outcomes = await Promise.allSettled(others.map((kind, n) => start(n + 1, kind)))
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  } catch (error) {
    await stopAll()
    throw error
  }
  const [fair, empty, organised] = started
  process.env.E2E_FAIR = fair?.address
  process.env.E2E_FAIR_FOLDER = fair?.folder
  process.env.E2E_EMPTY_FAIR = empty?.address
  process.env.E2E_ORGANISED_FAIR = organised?.address
  process.env.E2E_ORGANISED_FOLDER = organised?.folder
  return stopAll
}

const everyMs = 5000

/** Says that something is under way, for as long as it is: loading the demo fair may take a minute. */
async function shown<Result>(label: string, work: () => Promise<Result>): Promise<Result> {
  const started = Date.now()
  const say = (mark: string) =>
    process.stdout.write(`${mark} ${label} (${((Date.now() - started) / 1000).toFixed(0)} s)\n`)
  say('…')
  const timer = setInterval(() => say('…'), everyMs)
  try {
    const result = await work()
    say('✓')
    return result
  } finally {
    clearInterval(timer)
  }
}

/** A real server on a database of its own that is gone afterwards. */
export async function startServer(settings: Record<string, string>) {
  const port = await freePort()
  const folder = mkdtempSync(path.join(tmpdir(), 'tradefloor-journeys-'))
  // By name: a scene is framed from where the page is, and visitors of a local fair say localhost.
  const address = `http://localhost:${port}`
  const begin = () => run(address, { PORT: String(port), DATA_DIR: folder, ...settings })
  const remove = () => rmSync(folder, { recursive: true, force: true })
  // Also when the runner is told to stop while the servers start, and asks for no goodbye.
  process.once('exit', remove)
  let child = await begin().catch((error: unknown) => {
    remove()
    throw error
  })
  return {
    address,
    folder,
    async stop() {
      await end(child)
      remove()
      process.off('exit', remove)
    },
    async restart() {
      await end(child)
      child = await begin()
    },
  }
}

/** Until it is ready. */
async function run(address: string, settings: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [door], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      ...settings,
    },
  })
  let said = ''
  const listen = (text: Buffer) => {
    said = (said + text.toString()).slice(-4000)
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  try {
    await ready(address, child, () => said)
  } catch (error) {
    await end(child)
    throw error
  }
  return child
}

async function ready(address: string, child: ChildProcess, said: () => string) {
  const patience = Date.now() + 120_000
  while (Date.now() < patience) {
    if (child.exitCode !== null) throw new Error(`The server stopped before it was ready:\n${said()}`)
    const answer = await fetch(`${address}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`The server was not ready after two minutes:\n${said()}`)
}

/** Asks it to stop as an operator would, and insists only when it does not. */
async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const insist = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await gone
  clearTimeout(insist)
}

export const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(address)))
    })
  })
