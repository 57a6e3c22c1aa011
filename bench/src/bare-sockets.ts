import { once } from 'node:events'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { freePort, node, stop, untilReady } from './processes.ts'

/** Echoes a second on bare sockets, everybody saying the next when the last has come back. */
export async function withBareSockets(
  root: string,
  count: number,
  work: (measure: (seconds: number) => Promise<number>) => Promise<void>,
) {
  const port = await freePort()
  const server = node([join(root, 'bench/src/bare-echo.mjs'), String(port)], {})
  const sockets: WebSocket[] = []
  try {
    await untilReady(server, `http://127.0.0.1:${port}/`)
    for (let number = 0; number < count; number++) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/`)
      await once(socket, 'open')
      sockets.push(socket)
    }
    await work((seconds) => echoes(sockets, seconds))
  } finally {
    for (const socket of sockets) socket.terminate()
    await stop(server)
  }
}

async function echoes(sockets: WebSocket[], seconds: number): Promise<number> {
  let heard = 0
  const began = performance.now()
  const frame = JSON.stringify({
    type: 'send',
    client_id: 'bench-message-1',
    thread_id: 1,
    text: 'bench-message-1',
  })
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          const hear = () => {
            heard++
            if (performance.now() - began < seconds * 1000) return socket.send(frame)
            socket.off('message', hear)
            resolve()
          }
          socket.on('message', hear)
          socket.send(frame)
        }),
    ),
  )
  return heard / ((performance.now() - began) / 1000)
}
