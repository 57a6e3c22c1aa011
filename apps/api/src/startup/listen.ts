import { createServer } from 'node:net'
import type { App } from '../app.ts'
import type { Config } from '../config/config.ts'
import type { TerminalWords } from '../logging/terminal.ts'
import { StartRefused } from './start-refused.ts'

/**
 * So many may knock before they are let in; the system may allow fewer. After a restart everybody who talks comes back at
 * once, and who finds the line full hears nothing and knocks again only seconds later.
 */
const backlog = 4096

type Where = Pick<Config, 'port' | 'host'>

/** A port that cannot be used is told before the database is opened and the demo fair loaded. */
export async function tryPort({ port, host }: Where, words: TerminalWords) {
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen({ port, host }, resolve)
    })
    await new Promise((closed) => probe.close(closed))
  } catch (error) {
    throw explained(error, { port, host }, words)
  }
}

/** Listens, and says in words why it cannot. */
export async function listen(app: App, { port, host }: Where, words: TerminalWords) {
  try {
    await app.listen({ port, host, backlog })
  } catch (error) {
    throw explained(error, { port, host }, words)
  }
  const bound = app.server.address()
  const boundPort = typeof bound === 'object' && bound ? bound.port : port
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${boundPort}`
}

function explained(error: unknown, { port, host }: Where, words: TerminalWords): unknown {
  const { code } = error as { code?: string }
  if (code === 'EADDRINUSE') return new StartRefused(words.portTaken({ port }))
  if (code === 'EACCES') return new StartRefused(words.portForbidden({ port }))
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new StartRefused(words.hostUnknown({ host }))
  return error
}
