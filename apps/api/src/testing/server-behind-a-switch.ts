import { connect, createServer, type Server, type Socket } from 'node:net'
import { openEmbedded } from '@tradefloor/embedded-postgres'
import { onTestFinished } from 'vitest'
import { cloneFolder } from './clone-database.ts'
import { quietLog } from './quiet-log.ts'

/** Listens on a free port for as long as the test runs. */
export async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return (server.address() as { port: number }).port
}

/** A PostgreSQL at a port, with a switch in the line. The embedded one speaks the same language. */
export async function serverBehindASwitch() {
  const embedded = await openEmbedded({
    dataDir: await cloneFolder(),
    log: quietLog,
    syncToDisk: false,
    transport: 'loopback',
  })
  const { host, port: inner, user, password, database } = embedded.address
  const lines = new Set<[Socket, Socket]>()
  let silent = false
  const server = createServer((outside) => {
    const inside = connect(inner, host)
    const line: [Socket, Socket] = [outside, inside]
    lines.add(line)
    for (const [from, to] of [line, [inside, outside] as const]) {
      from.on('error', () => {})
      from.on('close', () => to.destroy())
      from.on('data', (bytes) => void (silent || to.write(bytes)))
    }
  })
  const port = await listening(server)
  const cut = () => {
    for (const line of lines) for (const end of line) end.destroy()
    lines.clear()
  }
  onTestFinished(async () => {
    cut()
    await embedded.close()
  })
  return {
    url: `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
    cut,
    /** Accepts and says nothing, as a process that was stopped or a network that swallows everything. */
    setSilent: (on: boolean) => {
      silent = on
    },
    /** Not there: connections end and new ones are refused. */
    setGone: (gone: boolean) => {
      if (!gone) return void server.listen(port, '127.0.0.1')
      cut()
      server.close()
    },
  }
}
