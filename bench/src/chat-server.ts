import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { embeddedAddress } from './fair-data.ts'
import { freePort, stop, temporaryFolder, untilReady } from './processes.ts'

/** Limits that a person does not reach and a bench does. */
const unlimited = {
  CALLS_A_MINUTE: '1000000',
  MESSAGES_A_MINUTE: '1000000',
  MESSAGE_BURST: '1000000',
  NEW_CONVERSATIONS_AN_HOUR: '100000',
}

export type ServerMemory = NodeJS.MemoryUsage & { caches: Record<string, number> }

export interface ChatServer {
  base: string
  process: ChildProcess
  address: ClientConfig
  /** After everything is let go that can be, or as it is. */
  memory(how?: 'collect' | 'look'): Promise<ServerMemory>
}

interface ServerOptions {
  environment?: Record<string, string>
  /** Measures a second start: what loading the demo fair took is gone then, as on any node but a new one. */
  restart?: boolean
}

/** The built server on an empty database, with the demo fair; on PostgreSQL when there is an address of one. */
export async function withServer(
  root: string,
  databaseUrl: string | null,
  work: (server: ChatServer) => Promise<void>,
  { environment = {}, restart = false }: ServerOptions = {},
) {
  const folder = await temporaryFolder()
  const database: Record<string, string> = databaseUrl
    ? { DATABASE_URL: databaseUrl }
    : { DATA_DIR: folder.path }
  const start = () => startServer(root, { ...environment, ...database })
  try {
    if (restart) await stop((await start()).process)
    const server = await start()
    const address = databaseUrl ? { connectionString: databaseUrl } : embeddedAddress(folder.path)
    await work({ ...server, address }).finally(() => stop(server.process))
  } finally {
    await folder.remove()
  }
}

async function startServer(root: string, environment: Record<string, string>) {
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const probe = ['--expose-gc', '--import', join(root, 'bench/src/memory-probe.mjs')]
  const server = spawn(process.execPath, [...probe, join(root, 'tooling/serve.mjs')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, LOG_LEVEL: 'error', ...unlimited, ...environment, PORT: String(port) },
  })
  try {
    await untilReady(server, `${base}/readyz`, 600_000)
  } catch (error) {
    await stop(server)
    throw error
  }
  const memory = async (how: 'collect' | 'look' = 'collect') => {
    server.send(how)
    const [usage] = (await once(server, 'message')) as [ServerMemory]
    return usage
  }
  return { base, process: server, memory }
}
