import { startServer } from './servers.ts'
import { test as base } from './test.ts'

/** A fair of the journey's own, which it may stop and start again. */
export interface OwnServer {
  address: string
  /** As an operator would: asked to stop, and started on the same port and database. */
  restart(): Promise<void>
}

/** The browser reports what finds no server, and that an answer was not to be had. */
const noServer = [/ERR_(?:CONNECTION|EMPTY|FAILED|NETWORK)|\/rtm' failed|status of 50\d/]

export const test = base.extend<object, { ownServer: OwnServer }>({
  ownServer: [
    async ({ browserName: _ }, use) => {
      const server = await startServer({ DEMO: 'on' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ ownServer }, use) => use(ownServer.address),
  expectedErrors: noServer,
})
