import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { test as base } from './test.ts'

/** A proxy in front of the fair that a journey can shut, for the page and its service worker alike. */
export interface NetworkProxy {
  address: string
  shut(): void
  open(): void
  /** Lets everybody in and says nothing. */
  stall(): void
  /** What came through to the browser so far, in bytes, headers included. */
  sent(): number
  /** Answers a path in place of the server, given the server's own text. */
  rewrite(path: string, change: (text: string) => string): void
}

async function openNetworkProxy(fair: string): Promise<NetworkProxy & { close(): void }> {
  const { hostname, port } = new URL(fair)
  const sockets = new Set<Socket>()
  const changes = new Map<string, (text: string) => string>()
  let state: 'open' | 'shut' | 'stalled' = 'open'
  let gone = 0

  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    if (state === 'stalled') return
    const change = changes.get((asked.url ?? '').split('?')[0] ?? '')
    // What is to be changed has to come whole and plain.
    const whole = { 'accept-encoding': 'identity', 'if-none-match': '' }
    const headers = { ...asked.headers, ...(change && whole) }
    const on = request({ hostname, port, method: asked.method, path: asked.url, headers }, (came) => {
      if (!change) {
        answer.writeHead(came.statusCode ?? 502, came.headers)
        came.pipe(answer)
        return
      }
      const parts: Buffer[] = []
      came.on('data', (part: Buffer) => parts.push(part))
      came.on('end', () => {
        const { etag: _, 'content-length': __, ...rest } = came.headers
        answer.writeHead(200, rest).end(change(Buffer.concat(parts).toString()))
      })
    })
    on.on('error', () => answer.destroy())
    asked.pipe(on)
  }
  const server = createServer(pass)
  server.on('upgrade', (asked, socket, head) => {
    if (state !== 'open') return socket.destroy()
    const on = request({ hostname, port, path: asked.url, headers: asked.headers })
    on.on('upgrade', ({ headers }, far, first) => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`)
      socket.write(first)
      far.write(head)
      far.pipe(socket).pipe(far)
      far.on('error', () => socket.destroy())
      socket.on('error', () => far.destroy())
    })
    on.on('response', () => socket.destroy())
    on.on('error', () => socket.destroy())
    on.end()
  })
  server.on('connection', (socket) => {
    if (state === 'shut') return socket.destroy()
    sockets.add(socket)
    socket.on('close', () => {
      sockets.delete(socket)
      gone += socket.bytesWritten
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const become = (next: typeof state) => {
    state = next
    if (next === 'shut') for (const socket of sockets) socket.destroy()
  }
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    shut: () => become('shut'),
    open: () => become('open'),
    stall: () => become('stalled'),
    sent: () => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, gone),
    rewrite: (path, change) => void changes.set(path, change),
    close() {
      become('shut')
      server.close()
    },
  }
}

/** What the browser reports of requests while the network is shut, and what else it may report. */
export const offlineErrors = (besides?: RegExp): RegExp[] => [
  new RegExp(
    [
      'ERR_(?:CONNECTION|INTERNET|EMPTY|FAILED|NETWORK|SOCKET)',
      "/rtm' failed",
      ...(besides ? [besides.source] : []),
    ].join('|'),
  ),
]

/** A journey whose visitor comes through a network proxy of its own, with service workers allowed. */
export const test = base.extend<{ network: NetworkProxy }>({
  network: async ({ browserName: _ }, use) => {
    const network = await openNetworkProxy(process.env.E2E_FAIR ?? '')
    await use(network)
    network.close()
  },
  baseURL: async ({ network }, use) => use(network.address),
  serviceWorkers: 'allow',
  expectedErrors: offlineErrors(),
})
