import type { Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { version } from '../config/version.ts'
import type { Database } from '../db/open-database.ts'

let ofProcess: Registry | undefined

/** Memory, processor, event loop: there is one of each, however many apps a process builds. */
function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess })
  }
  return ofProcess
}

interface Measured {
  database: Pick<Database, 'kind' | 'ready'>
  /** People's open connections for messages. */
  connections: () => number
}

/** Counts what one node does, for the collector of whoever runs it. Nothing in it names a person, an address or a word. */
export function measure(app: FastifyInstance, { database, connections }: Measured): () => Promise<string> {
  const registers = [new Registry()]
  const requests = new Histogram({
    name: 'tradefloor_http_request_seconds',
    help: 'Time to answer a request, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10],
    registers,
  })
  app.addHook('onResponse', (request, reply, done) => {
    // A route and not an address: addresses are without end, and may carry what is nobody's business.
    const route = request.routeOptions.url ?? 'unknown'
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name: `tradefloor_${name}`,
      help,
      registers,
      async collect() {
        this.set(await read())
      },
    })
  gauge('http_sockets', 'Open sockets, those of messages included', () => openSockets(app.server))
  gauge('message_connections', 'Open connections of people for messages', connections)
  gauge('database_up', '1 while the database answers', () =>
    database.ready().then(
      () => 1,
      () => 0,
    ),
  )
  new Gauge({
    name: 'tradefloor_info',
    help: 'What runs here',
    labelNames: ['version', 'database'],
    registers,
  }).set({ version, database: database.kind }, 1)
  return () => Registry.merge([processMetrics(), ...registers]).metrics()
}

const openSockets = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)))
