import type { App } from './app.ts'
import type { Config } from './config.ts'
import { StartRefused } from './start-refused.ts'
import type { TerminalWords } from './terminal.ts'

/**
 * So many may knock before they are let in; the system may allow fewer. After a restart everybody who talks comes back at
 * once, and who finds the line full hears nothing and knocks again only seconds later.
 */
const backlog = 4096

/** Listens, and says in words why it cannot. */
export async function listen(app: App, { port, host }: Pick<Config, 'port' | 'host'>, words: TerminalWords) {
  try {
    await app.listen({ port, host, backlog })
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'EADDRINUSE') throw new StartRefused(words.portTaken({ port }))
    if (code === 'EACCES') throw new StartRefused(words.portForbidden({ port }))
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new StartRefused(words.hostUnknown({ host }))
    throw error
  }
  const bound = app.server.address()
  const boundPort = typeof bound === 'object' && bound ? bound.port : port
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${boundPort}`
}
